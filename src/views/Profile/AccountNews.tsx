import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { User } from '@contracts/session';
import { useUpdateMarketingConsentMutation } from '@/api/accountApi';
import { FormSection } from '@/components/FormSection/FormSection';
import { Switch } from '@/components/Switch/Switch';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './accountMessages';
import { useRefusalToast } from './useRefusalToast';

const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.90625rem',
  color: theme.vars.palette.text.secondary,
}));

/** Marketing consent. The switch applies immediately. */
export const AccountNews = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const refuse = useRefusalToast('profileUpdate');
  const [update, { isLoading, originalArgs }] = useUpdateMarketingConsentMutation();
  const hintId = useId();

  const choose = async (marketingConsent: boolean) => {
    if (isLoading) return;
    const { error } = await update({ marketingConsent });
    if (!error) dispatch(toastRaised('profileUpdated'));
    else refuse(error);
  };

  return (
    <FormSection title={formatMessage(messages.newsHeading)}>
      <div>
        <Switch
          checked={isLoading && originalArgs ? originalArgs.marketingConsent : user.marketingConsent}
          onChange={(isWanted) => void choose(isWanted)}
          describedBy={hintId}
        >
          {formatMessage(messages.news)}
        </Switch>
        <Hint id={hintId}>{formatMessage(messages.newsHint)}</Hint>
      </div>
    </FormSection>
  );
};
