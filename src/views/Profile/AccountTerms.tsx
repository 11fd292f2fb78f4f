import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { User } from '@contracts/session';
import { FormSection } from '@/components/FormSection/FormSection';
import { messages } from './accountMessages';

const Text = styled('p')({ margin: 0, '& a': { color: 'inherit', textUnderlineOffset: 3 } });

const termsLink = (words: ReactNode[]) => <Link to="/terms">{words}</Link>;

/** Which terms were accepted at registration. Renders nothing for an account without a record of it. */
export const AccountTerms = ({ user: { termsVersion, termsAcceptedAt } }: { user: User }) => {
  const { formatMessage, formatDate } = useIntl();
  if (!termsVersion || !termsAcceptedAt) return null;
  return (
    <FormSection title={formatMessage(messages.termsHeading)}>
      <Text>
        {formatMessage(messages.termsAccepted, {
          link: termsLink,
          // A version is a calendar day, the same in every time zone.
          version: formatDate(`${termsVersion}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
          date: formatDate(termsAcceptedAt, { dateStyle: 'long' }),
        })}
      </Text>
    </FormSection>
  );
};
