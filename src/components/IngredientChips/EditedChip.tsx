import type { Chip } from './chipList';
import { IngredientChip, type ChipFacts } from './IngredientChip';
import type { useChipEditing } from './useChipEditing';

/** What pins a chip; undefined for one that was not understood. */
const pinning = ({ isUnknown }: Chip, { id }: ChipFacts, onPin?: (id: string) => void) =>
  id === undefined || isUnknown ? undefined : onPin && (() => onPin(id));

interface EditedChipProps {
  chip: Chip;
  /** Folded on a phone. */
  isBeyond: boolean;
  facts: ChipFacts;
  editing: ReturnType<typeof useChipEditing>;
  /** The ids of the hint and of the list of suggestions. */
  hintId: string;
  list: string;
  onPin?: (id: string) => void;
}

/** A chip whose presses and keys change the list that is edited. */
export const EditedChip = ({ chip, isBeyond, facts, editing, hintId, list, onPin }: EditedChipProps) => (
  <IngredientChip
    chip={chip}
    isBeyond={isBeyond}
    {...facts}
    onPin={pinning(chip, facts, onPin)}
    isWriting={editing.writing === chip.key}
    hintId={hintId}
    list={list}
    onWrite={() => editing.write(chip.key)}
    onCommit={(text) => editing.correct(chip, text)}
    onCancel={() => editing.leave(chip.key)}
    onRemove={() => editing.remove(chip)}
    onStep={editing.step}
  />
);
