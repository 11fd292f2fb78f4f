import { useRef, useState, type FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { FIELD_MISTAKES } from '@/i18n/fieldMistakes';
import type { FieldMistake } from '@/lib/failures/fieldMistake';

/** An error that appears above the element being pressed would move it from under the finger, so wait this long. */
const PRESS_MS = 200;

/** Whether the blur comes from pressing something. Only moving to another text box is safe to answer at once. */
const isBeingPressed = (next: EventTarget | null) => !(next instanceof HTMLInputElement) || next.type === 'checkbox';

type Mistakes = Partial<Record<string, FieldMistake>>;

/** Which of the form's mistakes are visible: those of fields that were left or submitted, until they are fixed. */
export const useShownMistakes = (values: Record<string, string | boolean | number>, mistakes: Mistakes) => {
  const { formatMessage } = useIntl();
  const [visited, setVisited] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<readonly string[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  return {
    show: setShown,
    /** Call it when a field gets a value; `left` are the mistakes that remain. */
    change: (name: string, value: string | boolean | number, left: Mistakes) => {
      // A fixed error does not reappear before its field is left again.
      const open = shown.filter((other) => left[other] !== undefined);
      // Clearing a checkbox is a finished choice, unlike half-typed text.
      setShown(value === false ? [...open, name] : open);
    },
    leave: (name: string, { relatedTarget }: FocusEvent) => {
      const all = [...new Set([...visited, name])];
      setVisited(all);
      // Passing through an empty field is not an error yet.
      const filled = all.filter((one) => values[one] !== '' && values[one] !== false);
      const say = () => setShown((before) => [...new Set([...before, ...filled])]);
      // A later blur names the earlier fields, too.
      clearTimeout(waiting.current);
      if (isBeingPressed(relatedTarget)) waiting.current = setTimeout(say, PRESS_MS);
      else say();
    },
    /** The words of a field's visible mistake. */
    errorOf: (name: string) => {
      const mistake = shown.includes(name) ? mistakes[name] : undefined;
      return mistake && formatMessage(FIELD_MISTAKES[mistake]);
    },
    reset: () => {
      // What was pressed may have been the button that saves the form and empties it.
      clearTimeout(waiting.current);
      setVisited([]);
      setShown([]);
    },
  };
};
