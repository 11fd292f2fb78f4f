import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { ChipList, ChipRow } from '../GuessChips/chipParts';
import { GuessChips, type Guess } from '../GuessChips/GuessChips';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { MovingItems } from '../MovingItems/MovingItems';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AddChip } from './AddChip';
import { ChipBand } from './ChipBand';
import type { Chip } from './chipList';
import { IngredientChip, type ChipFacts } from './IngredientChip';
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

const Rows = styled('div')({ display: 'grid', gap: 10, minWidth: 0, '& > *': { minWidth: 0 } });

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });

const Label = styled('span')({
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '& svg': { verticalAlign: '-0.2em', marginInlineEnd: 6 },
});

/* The chips say enough on a phone, where their label would push them out of sight. */
const Have = styled(Label)(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));

/** The items of all lists, and the button after them. */
const CHIPS = 'li, [data-focus="add"]';

const NO_GUESSES: readonly Guess[] = [];

/** Chips of what was typed and not understood, under their heading. */
const NotUnderstood = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  return (
    <ChipRow>
      <Label id={labelId}>
        <ErrorOutlineIcon />
        {formatMessage(messages.notUnderstood)}
      </Label>
      <ChipList aria-labelledby={labelId}>{children}</ChipList>
    </ChipRow>
  );
};

/** What pins a chip; undefined for one that was not understood. */
const pinning = ({ isUnknown }: Chip, { id }: ChipFacts, onPin?: (id: string) => void) =>
  id === undefined || isUnknown ? undefined : onPin && (() => onPin(id));

const Suggestions = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);

/** The chips of what was understood, under their heading. */
const Understood = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  return (
    <>
      <Have id={labelId}>{formatMessage(messages.found)}</Have>
      <ChipList aria-labelledby={labelId}>{children}</ChipList>
    </>
  );
};

/**
 * What the search understood, as an editable list: Enter uses a chip up, F2 edits it, Delete removes it, and a changed
 * list can be searched for.
 */
export const IngredientChips = (props: IngredientChipsProps) => {
  const { ingredients, unknown, guesses = NO_GUESSES, facts, suggestions = [], children, onPin, onSearch } = props;
  const { formatMessage } = useIntl();
  const hintId = useId();
  const suggestionsId = useId();
  const { draft, writing, announcement, frame, focusOn, write, leave, correct, remove, add, accept, step } =
    useChipEditing({ ingredients, unknown, guesses });
  const { known, misread, open, isEdited, texts } = draft;
  const names = [...[...known, ...misread].map(({ text }) => text), ...open.map(({ name }) => name)];

  if (ingredients.length + unknown.length + guesses.length === 0 && texts.length === 0) return children;

  const factsOf = ({ text }: Chip): ChipFacts => facts?.get(text.toLowerCase()) ?? {};
  const pill = (chip: Chip, i: number) => (
    <IngredientChip
      key={chip.key}
      chip={chip}
      isFirst={i === 0}
      {...factsOf(chip)}
      onPin={pinning(chip, factsOf(chip), onPin)}
      isWriting={writing === chip.key}
      hintId={hintId}
      list={suggestionsId}
      onWrite={() => write(chip.key)}
      onCommit={(text) => correct(chip, text)}
      onCancel={() => leave(chip.key)}
      onRemove={() => remove(chip)}
      onStep={step}
    />
  );

  return (
    <Rows ref={frame}>
      <Line>
        <ChipBand>
          {/* First: at the end of the one row of a phone, which scrolls, it would be out of sight. */}
          {misread.length > 0 && <NotUnderstood>{misread.map(pill)}</NotUnderstood>}
          {children}
          {known.length > 0 && <Understood>{known.map(pill)}</Understood>}
          <AddChip
            isWriting={writing === ADD}
            list={suggestionsId}
            onWrite={() => write(ADD)}
            onCommit={add}
            onCancel={() => leave(ADD)}
          />
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
