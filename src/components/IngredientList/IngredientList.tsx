import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { CheckIcon } from '../icons/CheckIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

export interface IngredientLine {
  /** "400 g", already scaled and converted; empty for "to taste". */
  quantity: string;
  name: string;
  /** How it is prepared. */
  note?: string;
  /** Absent where the recipe was not found by ingredients. */
  mark?: 'have' | 'need';
  /** What the cook has that does instead. */
  swap?: string;
  /** What this ingredient stands in for, where the swap is taken. */
  insteadOf?: string;
  /** Takes the swap, or takes it back. */
  onSwap?: () => void;
}

interface IngredientListProps {
  lines: readonly IngredientLine[];
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '26px 92px 1fr',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 52,
    boxSizing: 'border-box',
    paddingBlock: 10,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '&[data-marked="false"] > li': { gridTemplateColumns: '92px 1fr' },
  [theme.breakpoints.up('md')]: {
    '& > li': { gridTemplateColumns: '26px 108px 1fr auto' },
    '&[data-marked="false"] > li': { gridTemplateColumns: '108px 1fr' },
  },
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  boxSizing: 'border-box',
  borderRadius: '50%',
  color: theme.vars.palette.success.main,
  backgroundColor: theme.vars.palette.okSoft,
  '&[data-mark="need"]': { border: `2px dashed ${theme.vars.palette.edge}`, backgroundColor: 'transparent' },
}));

const Quantity = styled('strong')({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
const Note = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const quiet = (chunks: ReactNode[]) => <Note key="note">{chunks}</Note>;

const Fate = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  gridColumn: '2 / -1',
  [theme.breakpoints.up('md')]: { gridColumn: 'auto', justifyContent: 'flex-end' },
}));

const SwapButton = styled(Button)({ minHeight: 36, paddingInline: 12, fontSize: '0.875rem' });

const NeedChip = styled('span')(({ theme }) => ({
  padding: '4px 14px',
  borderRadius: 16,
  border: `1.5px solid ${theme.vars.palette.primary.main}`,
  fontSize: '0.875rem',
  fontWeight: 650,
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
}));

/** What goes in: amounts in a column of their own, and what the cook has or lacks. */
export const IngredientList = ({ lines }: IngredientListProps) => {
  const { formatMessage } = useIntl();
  return (
    <List data-marked={lines.some(({ mark }) => mark)}>
      {lines.map(({ quantity, name, note, mark, swap, insteadOf, onSwap }, i) => (
        <li key={i}>
          {mark && (
            <Mark data-mark={mark}>
              {mark === 'have' && (
                <>
                  <CheckIcon size={18} />
                  <VisuallyHidden>{formatMessage(messages.have)}</VisuallyHidden>
                </>
              )}
            </Mark>
          )}
          <Quantity>{quantity}</Quantity>
          <span>{note ? formatMessage(messages.withNote, { name, note, quiet }) : name}</span>
          {(mark === 'need' || insteadOf !== undefined) && (
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
          )}
        </li>
      ))}
    </List>
  );
};
