import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { COLLECTION_NAME_MAX } from '@contracts/limits';
import { Button } from '@/components/Button/Button';
import { Mistake } from '@/components/fieldParts/fieldParts';
import { Box, Buttons, Form } from './Cookbook.styles';
import { messages } from './messages';

interface CollectionNameProps {
  label: string;
  confirm: string;
  initial?: string;
  /** Begin with the focus in the box. */
  takesFocus?: boolean;
  onSave: (name: string) => void;
  /** Absent if the box is always there. */
  onCancel?: () => void;
}

/** The box for the name of a collection. */
export const CollectionName = ({ label, confirm, initial = '', takesFocus, onSave, onCancel }: CollectionNameProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const words = name.trim();
  const isWrong = isTried && words === '';
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus();
    box.current?.select();
  }, [takesFocus]);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(words === '');
        if (words === '') {
          box.current?.focus();
          return;
        }
        onSave(words);
        setName('');
      }}
    >
      <label htmlFor={id} style={{ fontWeight: 650 }}>
        {label}
      </label>
      <Buttons>
        <Box
          ref={box}
          id={id}
          value={name}
          maxLength={COLLECTION_NAME_MAX}
          autoComplete="off"
          style={{ flex: '1 1 10em' }}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" look="outlined">
          {confirm}
        </Button>
        {onCancel && <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>}
      </Buttons>
      <Mistake id={`${id}-error`} aria-live="polite">
        {isWrong && formatMessage(messages.nameMissing)}
      </Mistake>
    </Form>
  );
};
