import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { suggestionKey, type Completion } from '@/lib/search/suggestedText';

/** Suggestions for a box, and what the cook does with them. */
export interface Suggesting {
  /** For the text that is in the box now. */
  completions: readonly Completion[];
  /** The cook typed at the end of the text. */
  onTyped: (text: string) => void;
  onChoose: (completion: Completion) => void;
  onClose: () => void;
}

type Box = HTMLTextAreaElement | HTMLInputElement;

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && !shiftKey && !nativeEvent.isComposing;

/**
 * The keys and attributes of a box with suggestions, after ARIA's pattern of a combobox. A key that the list takes is
 * prevented, so that the box leaves it alone. MUI's useAutocomplete completes whole values, gives every box the role of a
 * combobox, and would be in the first page's script.
 */
export const useSuggestionBox = ({ completions, onTyped, onChoose, onClose }: Suggesting) => {
  const listId = useId();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [wasTyped, setWasTyped] = useState(false);
  const active = completions.findIndex((completion) => suggestionKey(completion) === activeKey);
  const isOpen = completions.length > 0;

  const activate = (at: number) => setActiveKey(suggestionKey(completions.at(at % completions.length)!));
  const choose = (completion: Completion) => {
    setActiveKey(null);
    onChoose(completion);
  };
  const actions: Partial<Record<string, () => void>> = {
    ArrowDown: () => activate(active + 1),
    ArrowUp: () => activate(active < 0 ? -1 : active - 1),
    Escape: onClose,
    ...(active >= 0 && { Enter: () => choose(completions[active]!) }),
  };

  return {
    list: { listId, active, completions, onChoose: choose },
    /** Whether the list may be needed, so that its code is loaded. */
    isUsed: wasTyped || isOpen,
    isOpen,
    attributes: {
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
    } as const,
    onTextChange({ currentTarget: { value, selectionStart } }: ChangeEvent<Box>) {
      setActiveKey(null);
      setWasTyped(true);
      // Only the end of the text can be completed.
      if (selectionStart === value.length) onTyped(value);
    },
    onKeyDown(event: KeyboardEvent<Box>) {
      if (!isOpen || !isPlain(event)) return;
      const act = actions[event.key];
      if (act) {
        event.preventDefault();
        act();
      } else if (/^(Home|End|Arrow(Left|Right))$/.test(event.key)) setActiveKey(null);
    },
    onBlur() {
      if (wasTyped) onClose();
    },
  };
};
