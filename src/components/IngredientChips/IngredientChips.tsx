import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { ChipList, ChipRow, Pill, shareStyle } from '../GuessChips/chipParts';
import { GuessChips, type Guess } from '../GuessChips/GuessChips';
import { AlertIcon } from '../icons/AlertIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { PlusIcon } from '../icons/PlusIcon';
import { SearchIcon } from '../icons/SearchIcon';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ChipInput } from './ChipInput';
import { chipsOf, placeAfterRemoval, withChipCorrected, withChipsAdded, withoutChip, type Chip } from './chipList';
import { messages } from './messages';

interface IngredientChipsProps {
  /** Names of what the search understood, in the reader's language. */
  ingredients: readonly string[];
  /** Pieces that it did not understand, as they were typed. */
  unknown: readonly string[];
  /** What a photo may show: asked, and part of the list only when the cook says yes. */
  guesses?: readonly Guess[];
  /** How sure who looked is of an ingredient, by its name in small letters. */
  sureness?: ReadonlyMap<string, number>;
  /** Names to suggest where one is added. */
  suggestions?: readonly string[];
  /** Called with the corrected list. */
  onSearch: (ingredients: string[]) => void;
}

const Rows = styled('div')({ display: 'grid', gap: 10 });

const Label = styled('span')({ fontWeight: 650, '& svg': { verticalAlign: '-0.2em', marginRight: 6 } });

const Ingredient = styled(Pill)(({ theme }) => ({
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
  '&[data-unknown="true"]': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    outline: `1.5px dashed ${theme.vars.palette.edge}`,
    outlineOffset: -1.5,
  },
  '&[data-writing="true"]': { backgroundColor: 'transparent', outline: 'none' },
  '& .name': { padding: '4px 8px 4px 16px', textAlign: 'start', overflowWrap: 'anywhere' },
  '& .share': { ...shareStyle(theme), marginLeft: 8 },
  '& .name:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& .remove': { display: 'grid', placeItems: 'center', flexShrink: 0, width: 36, paddingRight: 4 },
  '& .remove:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
}));

const Add = styled('button')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '4px 16px 4px 12px',
  borderRadius: 22,
  border: `1.5px dashed ${vars.palette.edge}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.96875rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { backgroundColor: vars.palette.sunk },
}));

/** The list that a changed answer starts anew. */
const sourceOf = ({
  ingredients,
  unknown,
  guesses,
}: Pick<IngredientChipsProps, 'ingredients' | 'unknown' | 'guesses'>) =>
  JSON.stringify([ingredients, unknown, guesses]);

const NO_GUESSES: readonly Guess[] = [];

/**
 * What the search read in the cook's words, as a list that can be corrected: Enter writes a chip anew, Delete takes it
 * away, and a changed list can be searched for.
 */
export const IngredientChips = (props: IngredientChipsProps) => {
  const { ingredients, unknown, guesses = NO_GUESSES, sureness, suggestions = [], onSearch } = props;
  const { formatMessage, formatNumber } = useIntl();
  const labelId = useId();
  const unknownId = useId();
  const hintId = useId();
  const suggestionsId = useId();
  const source = sourceOf(props);
  const [draft, setDraft] = useState<{ source: string; chips: Chip[]; open: readonly Guess[] }>({
    source,
    chips: chipsOf(ingredients, unknown),
    open: guesses,
  });
  const [writing, setWriting] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string | null>(null);
  if (draft.source !== source) {
    setDraft({ source, chips: chipsOf(ingredients, unknown), open: guesses });
    setWriting(null);
    setSaid('');
  }
  const { chips, open } = draft;
  const known = chips.filter(({ isUnknown }) => !isUnknown);
  const misread = chips.filter(({ isUnknown }) => isUnknown);
  const isEdited = JSON.stringify(chips) !== JSON.stringify(chipsOf(ingredients, unknown));

  useEffect(() => {
    if (nextFocus.current === null) return;
    const place = (name: string) => frame.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]`);
    (place(nextFocus.current) ?? place('add'))?.focus();
    nextFocus.current = null;
  });

  if (ingredients.length + unknown.length + guesses.length === 0 && chips.length === 0) return null;

  const change = (next: Chip[]) => setDraft({ source, chips: next, open });
  const remove = ({ key, text }: Chip) => {
    const next = withoutChip(chips, key);
    const shown = [...known, ...misread];
    const place = placeAfterRemoval(
      shown.findIndex((chip) => chip.key === key),
      next.length,
    );
    nextFocus.current = shown.filter((chip) => chip.key !== key)[place]?.key ?? 'add';
    change(next);
    setSaid(formatMessage(messages.removed, { name: text }));
  };
  const correct = (chip: Chip, text: string) => {
    const next = withChipCorrected(chips, chip.key, text);
    nextFocus.current = next.some(({ key }) => key === chip.key) ? chip.key : 'add';
    change(next);
    setWriting(null);
  };
  const add = (text: string) => {
    const next = withChipsAdded(chips, text);
    nextFocus.current = 'add';
    setIsAdding(false);
    if (next.length > chips.length) setSaid(formatMessage(messages.added, { name: text.trim() }));
    change(next);
  };
  const withoutGuess = (guess: Guess) => open.filter((other) => other !== guess);
  const accept = (guess: Guess) => {
    setDraft({ source, chips: withChipsAdded(chips, guess.name), open: withoutGuess(guess) });
    setSaid(formatMessage(messages.added, { name: guess.name }));
  };
  const step = (from: HTMLElement, by: 1 | -1) => {
    const names = [...(frame.current?.querySelectorAll<HTMLElement>('.name') ?? [])];
    names[names.indexOf(from) + by]?.focus();
  };
  const onChipKey = (chip: Chip) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(chip);
    } else if (event.key === 'ArrowRight') step(event.currentTarget, 1);
    else if (event.key === 'ArrowLeft') step(event.currentTarget, -1);
  };

  const pill = (chip: Chip) => {
    const share = sureness?.get(chip.text.toLowerCase());
    return writing === chip.key ? (
      <Ingredient key={chip.key} data-writing>
        <ChipInput
          label={formatMessage(messages.correct, { name: chip.text })}
          initial={chip.text}
          list={suggestionsId}
          onCommit={(text) => correct(chip, text)}
          onCancel={() => {
            nextFocus.current = chip.key;
            setWriting(null);
          }}
        />
      </Ingredient>
    ) : (
      <Ingredient key={chip.key} data-unknown={chip.isUnknown}>
        <button
          type="button"
          className="name"
          data-focus={chip.key}
          aria-describedby={hintId}
          onClick={() => setWriting(chip.key)}
          onKeyDown={onChipKey(chip)}
        >
          {chip.text}
          {share !== undefined && <span className="share">{formatNumber(share, { style: 'percent' })}</span>}
        </button>
        {/* Delete on the name does the same: one stop of the keyboard for each ingredient. */}
        <button
          type="button"
          className="remove"
          tabIndex={-1}
          aria-label={formatMessage(messages.remove, { name: chip.text })}
          onClick={() => remove(chip)}
        >
          <CloseIcon size={18} />
        </button>
      </Ingredient>
    );
  };

  return (
    <Rows ref={frame}>
      <ChipRow>
        {known.length > 0 && (
          <>
            <Label id={labelId}>{formatMessage(messages.found)}</Label>
            <ChipList aria-labelledby={labelId}>{known.map(pill)}</ChipList>
          </>
        )}
        {isAdding ? (
          <ChipInput
            label={formatMessage(messages.addLabel)}
            list={suggestionsId}
            onCommit={add}
            onCancel={() => {
              nextFocus.current = 'add';
              setIsAdding(false);
            }}
          />
        ) : (
          <Add type="button" data-focus="add" onClick={() => setIsAdding(true)}>
            <PlusIcon size={20} />
            {formatMessage(messages.add)}
          </Add>
        )}
        {isEdited && chips.length > 0 && (
          <Button look="filled" data-focus="again" onClick={() => onSearch(chips.map(({ text }) => text))}>
            <SearchIcon size={20} />
            {formatMessage(messages.again)}
          </Button>
        )}
      </ChipRow>
      <GuessChips
        guesses={open}
        onAccept={accept}
        onDismiss={(guess) => setDraft({ source, chips, open: withoutGuess(guess) })}
        onDone={() => {
          nextFocus.current = 'again';
        }}
      />
      {misread.length > 0 && (
        <ChipRow>
          <Label id={unknownId}>
            <AlertIcon size={20} />
            {formatMessage(messages.notUnderstood)}
          </Label>
          <ChipList aria-labelledby={unknownId}>{misread.map(pill)}</ChipList>
        </ChipRow>
      )}
      <VisuallyHidden id={hintId}>{formatMessage(messages.hint)}</VisuallyHidden>
      <datalist id={suggestionsId}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <LiveRegion text={said} />
    </Rows>
  );
};
