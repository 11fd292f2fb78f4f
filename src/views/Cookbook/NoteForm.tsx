import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { COOK_TEXT_MAX } from '@contracts/limits';
import { Button } from '@/components/Button/Button';
import { TextAreaField } from '@/components/TextAreaField/TextAreaField';
import { Buttons, Form } from './Cookbook.styles';
import { messages } from './messages';

interface NoteFormProps {
  text?: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** The box for a note. Escape leaves it as Cancel does; Control and Enter save, as the button does. */
export const NoteForm = ({ text: before = '', onSave, onCancel }: NoteFormProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(before);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const box = form.current?.querySelector('textarea');
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  }, []);
  const save = () => {
    const words = text.trim();
    if (words === '') onCancel();
    else onSave(words);
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
        onChange={({ target }) => setText(target.value)}
      />
      <Buttons>
        <Button type="submit" look="filled">
          {formatMessage(messages.save)}
        </Button>
        <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>
      </Buttons>
    </Form>
  );
};
