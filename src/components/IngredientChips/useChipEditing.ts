import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Guess } from '../GuessChips/GuessChips';
import { usePlacedFocus } from '../placedFocus/usePlacedFocus';
import type { Chip } from './chipList';
import { messages } from './messages';
import { useChipDraft } from './useChipDraft';

/** The key of the chip that adds an ingredient. */
export const ADD = 'add';

/** What a phone folds cannot take the focus. */
const isShown = (element: HTMLElement) => getComputedStyle(element.closest('li') ?? element).display !== 'none';

/** The edited list of chips, which of them is being written, where the focus goes, and what a screen reader hears. */
export const useChipEditing = (answer: Parameters<typeof useChipDraft>[0]) => {
  const { formatMessage } = useIntl();
  const draft = useChipDraft(answer);
  /** The key of the chip in writing, or ADD. */
  const [writing, setWriting] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { frame, focusOn } = usePlacedFocus();
  if (draft.isStale) {
    setWriting(null);
    setAnnouncement('');
  }

  const leave = (place: string) => {
    focusOn(place);
    setWriting(null);
  };
  const announceAdded = (name: string) => setAnnouncement(formatMessage(messages.added, { name }));

  return {
    draft,
    writing,
    announcement,
    frame,
    focusOn,
    write: setWriting,
    leave,
    correct: (chip: Chip, text: string) => leave(draft.correct(chip, text)),
    remove: (chip: Chip) => {
      focusOn(draft.remove(chip));
      setAnnouncement(formatMessage(messages.removed, { name: chip.text }));
    },
    add: (text: string) => {
      if (draft.add(text)) announceAdded(text.trim());
      leave(ADD);
    },
    accept: (guess: Guess) => {
      draft.accept(guess);
      announceAdded(guess.name);
    },
    /** Moves the focus to the next or the previous chip. */
    step: (from: HTMLElement, by: 1 | -1) => {
      const names = [...(frame.current?.querySelectorAll<HTMLElement>('.name') ?? [])].filter(isShown);
      names[names.indexOf(from) + by]?.focus();
    },
  };
};
