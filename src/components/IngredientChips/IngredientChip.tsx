import CloseIcon from '@mui/icons-material/Close';
import PushPinIcon from '@mui/icons-material/PushPin';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { arrowStep } from '@/lib/browser/pageDirection';
import { ChipInput } from './ChipInput';
import type { Chip } from './chipList';
import { Ingredient } from './IngredientChip.styles';
import { messages } from './messages';

/** What the answer knows about an ingredient. */
export interface ChipFacts {
  /** Id of the ingredient, by which it can be pinned. */
  id?: string;
  /** How many matches use it. */
  recipes?: number;
  /** Every recipe has to use it. */
  isPinned?: boolean;
  /** How much of it a package or receipt said there is. */
  quantity?: string;
}

interface IngredientChipProps extends ChipFacts {
  chip: Chip;
  /** Beyond the first lines of a phone, which hide it. */
  isBeyond: boolean;
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

const ReadChip = (props: IngredientChipProps) => {
  const { chip, isBeyond, recipes, quantity, isPinned = false, hintId, onPin, onWrite, onRemove, onStep } = props;
  const { formatMessage } = useIntl();
  const said = quantity === undefined ? chip.text : `${chip.text}, ${quantity}`;
  const use = formatMessage(messages.useUp, { name: chip.text, count: recipes ?? 0 });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event.key);
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
    } else if (event.key === 'F2') onWrite();
    else if (step !== 0) onStep(event.currentTarget, step);
  };
  return (
    <Ingredient data-unknown={chip.isUnknown} data-pinned={isPinned} data-beyond={isBeyond}>
      <button
        type="button"
        className="name"
        data-focus={chip.key}
        aria-describedby={hintId}
        {...(onPin && { 'aria-pressed': isPinned, 'aria-label': use, title: use })}
        onClick={onPin ?? onWrite}
        onKeyDown={onKeyDown}
      >
        {isPinned && <PushPinIcon fontSize="tiny" />}
        {said}
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

/**
 * One ingredient: pressed to use it up in every recipe (or to correct it, if it was not searched for yet), and removed
 * with its cross or with Delete. F2 corrects it.
 */
export const IngredientChip = (props: IngredientChipProps) => {
  const { chip, isWriting, list, onCommit, onCancel } = props;
  const { formatMessage } = useIntl();
  if (!isWriting) return <ReadChip {...props} />;
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
};
