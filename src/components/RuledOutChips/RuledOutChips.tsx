import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { RuledOut } from '@contracts/analyze';
import { arrowStep } from '@/lib/browser/pageDirection';
import { ChipList, ChipRow, Pill } from '../GuessChips/chipParts';
import { messages } from './messages';
import { useWishLabel } from './useWishLabel';

interface RuledOutChipsProps {
  wishes: readonly RuledOut[];
  /** Called with the exclusion to remove. */
  onRemove: (wish: RuledOut) => void;
}

const Label = styled('span')({ fontWeight: 650 });

const Wish = styled(Pill)(({ theme: { vars } }) => ({
  outline: `1.5px solid ${vars.palette.edge}`,
  outlineOffset: -1.5,
  backgroundColor: vars.palette.sunk,
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    paddingBlock: 4,
    paddingInline: '16px 12px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '@media (hover: hover)': {
    '& button:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  },
  '& svg': { flexShrink: 0 },
}));

/** What the search text rules out, one chip each. Pressing a chip removes the exclusion. */
export const RuledOutChips = ({ wishes, onRemove }: RuledOutChipsProps) => {
  const { formatMessage } = useIntl();
  const labelOf = useWishLabel();
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  if (wishes.length === 0) return null;

  const onKeyDown = (wish: RuledOut) => (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event.key);
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    if (step !== 0) buttons[buttons.findIndex((button) => button === event.currentTarget) + step]?.focus();
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove(wish);
  };
  return (
    <ChipRow>
      <Label id={labelId}>{formatMessage(messages.label)}</Label>
      <ChipList ref={list} aria-labelledby={labelId}>
        {wishes.map((wish) => (
          <Wish key={`${wish.kind} ${wish.id}`}>
            <button
              type="button"
              aria-label={formatMessage(messages.remove, { wish: labelOf(wish) })}
              onClick={() => onRemove(wish)}
              onKeyDown={onKeyDown(wish)}
            >
              {labelOf(wish)}
              <CloseIcon fontSize="tiny" />
            </button>
          </Wish>
        ))}
      </ChipList>
    </ChipRow>
  );
};
