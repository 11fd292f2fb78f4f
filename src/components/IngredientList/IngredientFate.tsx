import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { NAME_START } from './IngredientList.styles';
import { messages } from './messages';

export interface IngredientFateProps {
  name: string;
  /** Absent if the recipe was not found by ingredients. */
  mark?: 'have' | 'need';
  /** What the cook has that can replace it. */
  swap?: string;
  /** The ingredient that this one replaces, once the swap is taken. */
  insteadOf?: string;
  /** Takes the swap, or undoes it. */
  onSwap?: () => void;
}

const Fate = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  gridColumn: '1 / -1',
  paddingBottom: 10,
  [theme.breakpoints.down('md')]: NAME_START,
  [theme.breakpoints.up('md')]: { gridColumn: 'auto', justifyContent: 'flex-end', padding: 0 },
}));

/* Large enough for a finger in a row that stays as low as its words. */
const SwapButton = styled(Button)({ minHeight: 44, marginBlock: -4, paddingInline: 12, fontSize: '0.875rem' });

const NeedChip = styled('span')(({ theme }) => ({
  padding: '4px 14px',
  borderRadius: 16,
  border: `1.5px solid ${theme.vars.palette.primary.main}`,
  fontSize: '0.875rem',
  fontWeight: 650,
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
}));

/** What the cook does not have, and what replaces it. */
export const IngredientFate = ({ name, mark, swap, insteadOf, onSwap }: IngredientFateProps) => {
  const { formatMessage } = useIntl();
  // The boxes are the only ticks of the list, so that a tick means one thing: what stands ready. Sighted cooks see what
  // they lack, and how much they have is above the list or beside it.
  if (mark === 'have' && insteadOf === undefined)
    return <VisuallyHidden>{formatMessage(messages.have)}</VisuallyHidden>;
  if (mark !== 'need' && insteadOf === undefined) return null;
  return (
    <Fate>
      <NeedChip>
        {insteadOf !== undefined
          ? formatMessage(messages.instead, { name: insteadOf })
          : swap
            ? formatMessage(messages.needSwap, { swap })
            : formatMessage(messages.need)}
      </NeedChip>
      {onSwap && (
        <SwapButton
          aria-label={
            insteadOf !== undefined
              ? formatMessage(messages.undoLabel, { name: insteadOf })
              : formatMessage(messages.useLabel, { swap: swap ?? '', name })
          }
          onClick={onSwap}
        >
          {formatMessage(insteadOf === undefined ? messages.use : messages.undo)}
        </SwapButton>
      )}
    </Fate>
  );
};
