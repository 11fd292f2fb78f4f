import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { COLLECTION_NAME_MAX } from '@contracts/limits';
import { Button } from '@/components/Button/Button';
import { Mistake } from '@/components/fieldParts/fieldParts';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import type { FieldMistake } from '@/lib/failures/fieldMistake';
import { Box, Buttons, Form } from './Cookbook.styles';
import { messages } from './messages';
import { useKeptFields } from './useKeptFields';

interface CollectionNameProps {
  label: string;
  confirm: string;
  /** The collection that is renamed; absent for a new one. */
  collection?: { id: string; name: string };
  /** Begin with the focus in the box. */
  takesFocus?: boolean;
  onSave: (name: string) => void;
  /** Absent if the box is always there. */
  onCancel?: () => void;
}

const schema = object({
  name: string()
    .trim()
    .defined()
    .required('collectionNameMissing' satisfies FieldMistake),
});

const EMPTY = { name: '' };

/** The box for the name of a collection. */
export const CollectionName = ({ label, confirm, collection, takesFocus, onSave, onCancel }: CollectionNameProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const { name = '' } = collection ?? {};
  const { begun, keep, drop } = useKeptFields({ kind: 'collection', part: collection?.id }, { name });
  const { form, field, reset } = useFormDraft({
    initialValues: begun,
    schema,
    onChange: keep,
    onSubmit: (saved) => {
      drop();
      onSave(saved.name);
      reset(EMPTY);
    },
  });
  const { error, ...box } = field('name');
  useEffect(() => {
    if (!takesFocus) return;
    const input = document.getElementById(id) as HTMLInputElement | null;
    input?.focus();
    input?.select();
  }, [takesFocus, id]);
  return (
    <Form {...form}>
      <label htmlFor={id} style={{ fontWeight: 650 }}>
        {label}
      </label>
      <Buttons>
        <Box
          {...box}
          id={id}
          maxLength={COLLECTION_NAME_MAX}
          autoComplete="off"
          style={{ flex: '1 1 10em' }}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <Button type="submit" look="outlined">
          {confirm}
        </Button>
        {onCancel && (
          <Button
            onClick={() => {
              drop();
              onCancel();
            }}
          >
            {formatMessage(messages.cancel)}
          </Button>
        )}
      </Buttons>
      <Mistake id={`${id}-error`} aria-live="polite">
        {error}
      </Mistake>
    </Form>
  );
};
