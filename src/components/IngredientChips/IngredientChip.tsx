import CloseIcon from '@mui/icons-material/Close';
import PushPinIcon from '@mui/icons-material/PushPin';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Pill, shareStyle } from '../GuessChips/chipParts';
import { ChipInput } from './ChipInput';
import type { Chip } from './chipList';
import { messages } from './messages';

/** What the answer knows about an ingredient. */
export interface ChipFacts {
  /** The recogniser's confidence. */
  share?: number;
  /** Id of the ingredient, by which it can be pinned. */
  id?: string;
  /** How many matches use it. */
  recipes?: number;
  /** Every recipe has to use it. */
  isPinned?: boolean;
}

interface IngredientChipProps extends ChipFacts {
  chip: Chip;
  isWriting: boolean;
  /** Id of the text that says which keys do what. */
  hintId: string;
  /** Id of a datalist with suggestions. */
  list: string;
  onWrite: () => void;
  /** Pins the ingredient or unpins it; absent if it cannot be pinned. */
  onPin?: () => void;
  onCommit: (text: string) => void;
  onCancel: () => void;
  onRemove: () => void;
  /** Moves the focus to the next or the previous chip. */
  onStep: (from: HTMLElement, by: 1 | -1) => void;
}

const Ingredient = styled(Pill)(({ theme }) => ({
  flexShrink: 0,
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
  '&[data-unknown="true"]': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    outline: `1.5px dashed ${theme.vars.palette.edge}`,
    outlineOffset: -1.5,
  },
  '&[data-pinned="true"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& .name svg': { verticalAlign: '-0.2em', marginRight: 6 },
  '& .count': { marginLeft: 6, fontWeight: 500, fontVariantNumeric: 'tabular-nums', opacity: 0.85 },
  '&[data-writing="true"]': { backgroundColor: 'transparent', outline: 'none' },
  '& .name': { padding: '4px 8px 4px 16px', textAlign: 'start', overflowWrap: 'anywhere' },
  '& .share': { ...shareStyle(theme), marginLeft: 8 },
  '& .name:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& .remove': { display: 'grid', placeItems: 'center', flexShrink: 0, width: 36, paddingRight: 4 },
  '& .remove:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
}));

/**
 * One ingredient: pressed to use it up in every recipe (or to correct it, if it was not searched for yet), and removed
 * with its cross or with Delete. F2 corrects it.
 */
export const IngredientChip = (props: IngredientChipProps) => {
  const {
    chip,
    share,
    recipes,
    isPinned = false,
    isWriting,
    hintId,
    list,
    onPin,
    onWrite,
    onCommit,
    onCancel,
    onRemove,
    onStep,
  } = props;
  const { formatMessage, formatNumber } = useIntl();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
    } else if (event.key === 'F2') onWrite();
    else if (event.key === 'ArrowRight') onStep(event.currentTarget, 1);
    else if (event.key === 'ArrowLeft') onStep(event.currentTarget, -1);
  };

  if (isWriting)
    return (
      <Ingredient data-writing>
        <ChipInput
          label={formatMessage(messages.correct, { name: chip.text })}
          initial={chip.text}
          list={list}
          onCommit={onCommit}
          onCancel={onCancel}
        />
      </Ingredient>
    );
  return (
    <Ingredient data-unknown={chip.isUnknown} data-pinned={isPinned}>
      <button
        type="button"
        className="name"
        data-focus={chip.key}
        aria-describedby={hintId}
        {...(onPin && {
          'aria-pressed': isPinned,
          'aria-label': formatMessage(messages.useUp, { name: chip.text, count: recipes ?? 0 }),
        })}
        onClick={onPin ?? onWrite}
        onKeyDown={onKeyDown}
      >
        {isPinned && <PushPinIcon fontSize="tiny" />}
        {chip.text}
        {recipes !== undefined && <span className="count">{formatNumber(recipes)}</span>}
        {share !== undefined && <span className="share">{formatNumber(share, { style: 'percent' })}</span>}
      </button>
      {/* Delete on the name also removes it, so each ingredient needs only one tab stop. */}
      <button
        type="button"
        className="remove"
        tabIndex={-1}
        aria-label={formatMessage(messages.remove, { name: chip.text })}
        onClick={onRemove}
      >
        <CloseIcon fontSize="tiny" />
      </button>
    </Ingredient>
  );
};
