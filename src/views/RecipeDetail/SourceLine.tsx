import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { sourceAddress } from '@/lib/recipe/sourceAddress';
import { messages } from './messages';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.accentText,
    fontWeight: 650,
  },
}));

/** Where a recipe is from: a link to the page, or the words of the cook for a book. */
export const SourceLine = ({ source }: { source: string }) => {
  const { formatMessage } = useIntl();
  const address = sourceAddress(source);
  return (
    <Line>
      <span>{formatMessage(messages.source)}</span>
      {address ? (
        <a href={address.href} target="_blank" rel="noreferrer noopener nofollow">
          {address.site}
        </a>
      ) : (
        <span>{source}</span>
      )}
    </Line>
  );
};
