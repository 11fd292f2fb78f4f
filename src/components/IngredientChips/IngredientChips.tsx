import SearchIcon from '@mui/icons-material/Search';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { GuessChips, type Guess } from '../GuessChips/GuessChips';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { MoreChips } from '../MoreChips/MoreChips';
import { FIRST, useFold } from '../MoreChips/useFold';
import { MovingItems } from '../MovingItems/MovingItems';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AddChip } from './AddChip';
import { ChipBand } from './ChipBand';
import type { Chip } from './chipList';
import { Line, NotUnderstood, Rows, Suggestions, Understood } from './chipLists';
import { EditedChip } from './EditedChip';
import type { ChipFacts } from './IngredientChip';
import { messages } from './messages';
import { ADD, useChipEditing } from './useChipEditing';

interface IngredientChipsProps {
  /** Names of the recognised ingredients, in the reader's language. */
  ingredients: readonly string[];
  /** Pieces that were not understood, as typed. */
  unknown: readonly string[];
  /** What a photo may show: offered, and added to the list only when the cook accepts. */
  guesses?: readonly Guess[];
  /** What the answer knows about the ingredients, by lower-case name. */
  facts?: ReadonlyMap<string, ChipFacts>;
  /** Suggestions for added ingredients. */
  suggestions?: readonly string[];
  /** Further chips of the search, before its ingredients. */
  children?: ReactNode;
  /** Called with the id of an ingredient to use up, or no longer. */
  onPin?: (id: string) => void;
  /** Called with the corrected list. */
  onSearch: (ingredients: string[]) => void;
}

/** The items of all lists, and the button after them. */
const CHIPS = 'li, [data-focus="add"]';

const NO_GUESSES: readonly Guess[] = [];

/**
 * What the search understood, as an editable list: Enter uses a chip up, F2 edits it, Delete removes it, and a changed
 * list can be searched for.
 */
export const IngredientChips = (props: IngredientChipsProps) => {
  const { ingredients, unknown, guesses = NO_GUESSES, facts, suggestions = [], children, onPin, onSearch } = props;
  const { formatMessage } = useIntl();
  const hintId = useId();
  const suggestionsId = useId();
  const editing = useChipEditing({ ingredients, unknown, guesses });
  const { draft, writing, announcement, frame, focusOn, write, leave, add, accept } = editing;
  const { known, misread, open, isEdited, texts } = draft;
  const fold = useFold(known.length, -1, misread.length > 0 ? FIRST - 1 : FIRST);
  const names = [...[...known, ...misread].map(({ text }) => text), ...open.map(({ name }) => name)];

  if (ingredients.length + unknown.length + guesses.length === 0 && texts.length === 0) return children;

  const pill = (chip: Chip, i: number) => (
    <EditedChip
      key={chip.key}
      chip={chip}
      isBeyond={!chip.isUnknown && fold.isBeyond(i)}
      facts={facts?.get(chip.text.toLowerCase()) ?? {}}
      editing={editing}
      hintId={hintId}
      list={suggestionsId}
      onPin={onPin}
    />
  );

  return (
    <Rows ref={frame}>
      <Line>
        <ChipBand>
          {/* First, because it asks for an answer. */}
          {misread.length > 0 && <NotUnderstood>{misread.map(pill)}</NotUnderstood>}
          {children}
          <div>
            {known.length > 0 && <Understood>{known.map(pill)}</Understood>}
            <MoreChips rest={fold.rest} onUnfold={fold.unfold} />
            <AddChip
              isWriting={writing === ADD}
              list={suggestionsId}
              onWrite={() => write(ADD)}
              onCommit={add}
              onCancel={() => leave(ADD)}
            />
          </div>
        </ChipBand>
        {isEdited && texts.length > 0 && (
          <Button look="filled" data-focus="again" onClick={() => onSearch(texts)}>
            <SearchIcon />
            {formatMessage(messages.again)}
          </Button>
        )}
      </Line>
      <GuessChips guesses={open} onAccept={accept} onDismiss={draft.dismiss} onDone={() => focusOn('again')} />
      <VisuallyHidden id={hintId}>{formatMessage(messages.hint)}</VisuallyHidden>
      <Suggestions id={suggestionsId} names={suggestions} />
      <LiveRegion text={announcement} />
      <MovingItems hasEntrance list={frame} items={CHIPS} order={names} />
    </Rows>
  );
};
