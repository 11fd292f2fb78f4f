import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { COOK_TEXT_MAX } from '@contracts/limits';
import { Button } from '@/components/Button/Button';
import { TextAreaField } from '@/components/TextAreaField/TextAreaField';
import type { FormName } from '@/slices/formDraftsSlice';
import { Buttons, Form } from './Cookbook.styles';
import { messages } from './messages';
import { useKeptFields } from './useKeptFields';

interface NoteFormProps {
  name: FormName;
  text?: string;
  /** Absent if the form was there from the start. */
  takesFocus?: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/**
 * The box for a note. Control and Enter save, as the button does. Escape leaves it and keeps what is typed; Cancel drops
 * it.
 */
export const NoteForm = ({ name, text: before = '', takesFocus = false, onSave, onCancel }: NoteFormProps) => {
  const { formatMessage } = useIntl();
  const { begun, keep, drop } = useKeptFields(name, { text: before });
  const [text, setText] = useState(begun.text);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const box = form.current?.querySelector('textarea');
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  }, [takesFocus]);
  const cancel = () => {
    drop();
    onCancel();
  };
  const save = () => {
    const words = text.trim();
    if (words === '') return cancel();
    drop();
    onSave(words);
  };
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        // Over a step that is being cooked, the keys belong to the text.
        event.stopPropagation();
        if (event.key === 'Escape') onCancel();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
      }}
    >
      <TextAreaField
        label={formatMessage(messages.noteLabel)}
        value={text}
        rows={3}
        maxLength={COOK_TEXT_MAX}
        onChange={({ target }) => {
          setText(target.value);
          keep({ text: target.value });
        }}
      />
      <Buttons>
        <Button type="submit" look="filled">
          {formatMessage(messages.save)}
        </Button>
        <Button onClick={cancel}>{formatMessage(messages.cancel)}</Button>
      </Buttons>
    </Form>
  );
};
