import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { messages } from './messages';
import { BEYOND } from './useFold';

interface MoreChipsProps {
  /** How many chips are folded; without any, there is no button. */
  rest: number;
  onUnfold: () => void;
}

const More = styled(ChoiceChip)(({ theme: { vars, breakpoints } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: '10px 6px',
  borderColor: 'transparent',
  background: 'none',
  color: vars.palette.accentText,
  [breakpoints.up('md')]: { display: 'none' },
}));

/** Shows the rest of a row of chips on a phone, and moves the focus to the first of them. */
export const MoreChips = ({ rest, onUnfold }: MoreChipsProps) => {
  const { formatMessage } = useIntl();
  if (rest === 0) return null;
  return (
    <More
      type="button"
      onClick={({ currentTarget }) => {
        const row = (currentTarget.closest('li') ?? currentTarget).parentElement;
        const first = row?.querySelector<HTMLElement>(BEYOND);
        // The button disappears.
        flushSync(onUnfold);
        (first?.matches('button') ? first : first?.querySelector('button'))?.focus();
      }}
    >
      {formatMessage(messages.more, { count: rest })}
      <ExpandMoreIcon fontSize="compact" />
    </More>
  );
};
