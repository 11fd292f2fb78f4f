import { useState } from 'react';
import type { Guess } from '../GuessChips/GuessChips';
import { chipsOf, placeAfterRemoval, withChipCorrected, withChipsAdded, withoutChip, type Chip } from './chipList';

interface Answer {
  ingredients: readonly string[];
  unknown: readonly string[];
  guesses: readonly Guess[];
}

/** Where the focus goes after a change: to a chip by its key, to "Add", or to "Search again". */
type Place = string;

/**
 * The answer's ingredients as an editable list, which starts over with the next answer. Each change returns where the
 * focus goes.
 */
export const useChipDraft = ({ ingredients, unknown, guesses }: Answer) => {
  const source = JSON.stringify([ingredients, unknown, guesses]);
  const answered = () => ({ source, chips: chipsOf(ingredients, unknown), open: guesses });
  const [draft, setDraft] = useState<{ source: string; chips: Chip[]; open: readonly Guess[] }>(answered);
  const isStale = draft.source !== source;
  if (isStale) setDraft(answered());
  const { chips, open } = draft;
  const known = chips.filter(({ isUnknown }) => !isUnknown);
  const misread = chips.filter(({ isUnknown }) => isUnknown);
  const change = (next: Chip[]) => setDraft({ source, chips: next, open });
  const withoutGuess = (guess: Guess) => open.filter((other) => other !== guess);

  return {
    /** The list belongs to an earlier answer and is replaced now. */
    isStale,
    known,
    misread,
    open,
    texts: chips.map(({ text }) => text),
    isEdited: JSON.stringify(chips) !== JSON.stringify(chipsOf(ingredients, unknown)),

    remove({ key }: Chip): Place {
      const shown = [...known, ...misread];
      const rest = shown.filter((chip) => chip.key !== key);
      const place = placeAfterRemoval(
        shown.findIndex((chip) => chip.key === key),
        rest.length,
      );
      change(withoutChip(chips, key));
      return rest[place]?.key ?? 'add';
    },

    correct({ key }: Chip, text: string): Place {
      const next = withChipCorrected(chips, key, text);
      change(next);
      return next.some((chip) => chip.key === key) ? key : 'add';
    },

    /** Whether the text was new. */
    add(text: string): boolean {
      const next = withChipsAdded(chips, text);
      change(next);
      return next.length > chips.length;
    },

    accept(guess: Guess) {
      setDraft({ source, chips: withChipsAdded(chips, guess.name), open: withoutGuess(guess) });
    },

    dismiss(guess: Guess) {
      setDraft({ source, chips, open: withoutGuess(guess) });
    },
  };
};
