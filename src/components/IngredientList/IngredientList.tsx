import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
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
  /** Positions of the lines that stand ready. */
  ticked: readonly number[];
  onTick: (line: number) => void;
  onReset: () => void;
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 52,
    boxSizing: 'border-box',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/* The whole line ticks its box. */
const Line = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 92px 1fr',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 51,
  boxSizing: 'border-box',
  paddingBlock: 10,
  cursor: 'pointer',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '24px 108px 1fr' },
  '&:has(:checked)': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
}));

/** The browser's checkbox, drawn in our colours. */
const Box = styled('input')(({ theme }) => ({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: 0,
  borderRadius: 8,
  border: `2px solid ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.success.contrastText,
  cursor: 'pointer',
  '&:checked': { borderColor: theme.vars.palette.success.main, backgroundColor: theme.vars.palette.success.main },
  '&:checked::after': {
    content: '""',
    width: 6,
    height: 11,
    marginTop: -3,
    border: 'solid currentColor',
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(45deg)',
  },
  '@media (forced-colors: active)': { appearance: 'auto' },
}));

const Progress = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
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
}));

const Quantity = styled('strong')({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
const Note = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const quiet = (chunks: ReactNode[]) => <Note key="note">{chunks}</Note>;

const Fate = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  gridColumn: '1 / -1',
  padding: '0 0 10px 36px',
  [theme.breakpoints.up('md')]: { gridColumn: 'auto', justifyContent: 'flex-end', padding: 0 },
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

/** What goes in, to tick off: amounts in a column of their own, and what the cook has or lacks. */
export const IngredientList = ({ lines, ticked, onTick, onReset }: IngredientListProps) => {
  const { formatMessage, locale } = useIntl();
  const count = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Progress lang={locale}>
        <span ref={count} role="status" tabIndex={-1} data-quiet-focus="">
          {formatMessage(messages.ready, { ready: ticked.length, total: lines.length })}
        </span>
        {ticked.length > 0 && (
          <Button
            aria-label={formatMessage(messages.resetLabel)}
            onClick={() => {
              onReset();
              // The button goes with the last tick.
              count.current?.focus({ preventScroll: true });
            }}
          >
            {formatMessage(messages.reset)}
          </Button>
        )}
      </Progress>
      <List>
        {lines.map(({ quantity, name, note, mark, swap, insteadOf, onSwap }, i) => (
          <li key={i}>
            <Line>
              <Box type="checkbox" checked={ticked.includes(i)} onChange={() => onTick(i)} />
              <Quantity>{quantity}</Quantity>
              <span>{note ? formatMessage(messages.withNote, { name, note, quiet }) : name}</span>
            </Line>
            {mark === 'have' && insteadOf === undefined && (
              <Mark>
                <CheckIcon size={18} />
                <VisuallyHidden>{formatMessage(messages.have)}</VisuallyHidden>
              </Mark>
            )}
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
    </>
  );
};
