import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { LINE_HEIGHT, NAME_START } from './IngredientList.styles';
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
  [theme.breakpoints.up('md')]: {
    gridColumn: 'auto',
    alignSelf: 'start',
    justifyContent: 'flex-end',
    minHeight: LINE_HEIGHT,
    padding: 0,
  },
}));

/* Large enough for a finger in a row that stays as low as its words. Below a slip on a phone its own begin at one edge. */
const SwapButton = styled(Button)(({ theme }) => ({
  minHeight: 44,
  marginBlock: -4,
  paddingInline: 12,
  fontSize: '0.875rem',
  /* It stands beside a slip: a ground of its own, under the mouse that pressed it, would make it another one. */
  '@media (hover: hover)': { '&&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' } },
  [theme.breakpoints.down('md')]: { marginInlineStart: -12 },
}));

/* A slip of paper, as what is worth buying is: a pill with an edge would ask to be pressed. */
const NeedSlip = styled('span')(({ theme }) => ({
  padding: '4px 10px',
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.butterSoft,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
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
      <NeedSlip>
        {insteadOf !== undefined
          ? formatMessage(messages.instead, { name: insteadOf })
          : swap
            ? formatMessage(messages.needSwap, { swap })
            : formatMessage(messages.need)}
      </NeedSlip>
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
