import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type MouseEventHandler } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { selectFormDraft, type FormName } from '@/slices/formDraftsSlice';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { useAppSelector } from '@/store/hooks';
import { Entries, Icons, Quiet } from './Cookbook.styles';
import { messages } from './messages';
import { NoteForm } from './NoteForm';

/* Its icon stands where the notes begin. */
const Adder = styled(Button)({ marginInlineStart: -16 });

const PROMINENT = { look: 'outlined', size: 'large' } as const;

/** The line whose form was left unfinished; '' for a new note, null for none. */
const useUnfinished = (formOf: NoteListProps['formOf'], notes: NoteListProps['notes']): string | null => {
  const owner = useAppSelector(selectListOwner);
  return useAppSelector(
    (state) =>
      ['', ...notes.map(({ lineId }) => lineId)].find(
        (id) => selectFormDraft(state, owner, formOf(id)) !== undefined,
      ) ?? null,
  );
};

interface NoteListProps {
  /** It stands in a panel of its own, which says that there is none yet, and shows its button as one. */
  isPanel?: boolean;
  /** Accessible name of the list. */
  label: string;
  /** The form of a line, or of a new note (''). */
  formOf: (lineId: string) => FormName;
  notes: readonly { lineId: string; text: string }[];
  onAdd: (text: string) => void;
  onChange: (lineId: string, text: string) => void;
  onRemove: (lineId: string) => void;
}

/**
 * The form that is open: that of a line, '' for a new note, null for none. A form that closes, and a note that goes,
 * leave the focus at the button that adds one.
 */
const useOpenForm = (formOf: NoteListProps['formOf'], notes: NoteListProps['notes']) => {
  const unfinished = useUnfinished(formOf, notes);
  const [chosen, setOpen] = useState<string | null>();
  // What was being written when the page was left is there again, without taking the focus.
  const open = chosen === undefined ? unfinished : chosen;
  const adder = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open === null && wasOpen.current) adder.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  return { open, setOpen, takesFocus: chosen !== undefined, adder };
};

interface NoteProps {
  text: string;
  onEdit: () => void;
  onRemove: MouseEventHandler<HTMLElement>;
}

/** A note with its tools. */
const Note = ({ text, onEdit, onRemove }: NoteProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <p>{text}</p>
      <Icons>
        <IconButton aria-label={formatMessage(messages.edit)} onClick={onEdit}>
          <EditIcon fontSize="compact" />
        </IconButton>
        <IconButton aria-label={formatMessage(messages.remove)} onClick={onRemove}>
          <CloseIcon fontSize="compact" />
        </IconButton>
      </Icons>
    </>
  );
};

/** Notes that can be written, changed and removed in place. */
export const NoteList = ({ isPanel = false, label, formOf, notes, onAdd, onChange, onRemove }: NoteListProps) => {
  const { formatMessage } = useIntl();
  const { open, setOpen, takesFocus, adder } = useOpenForm(formOf, notes);
  const close = () => setOpen(null);
  const remove = (lineId: string, button: HTMLElement) => {
    // While a new note is written, its box stands in place of the button.
    (adder.current ?? button.closest('ul')?.parentElement?.querySelector('textarea'))?.focus();
    onRemove(lineId);
  };
  const AddButton = isPanel ? Button : Adder;
  return (
    <>
      {isPanel && notes.length === 0 && open !== '' && <Quiet>{formatMessage(messages.noNotes)}</Quiet>}
      {notes.length > 0 && (
        <Entries aria-label={label}>
          {notes.map(({ lineId, text }) => (
            <li key={lineId}>
              {open === lineId ? (
                <NoteForm
                  name={formOf(lineId)}
                  takesFocus={takesFocus}
                  text={text}
                  onCancel={close}
                  onSave={(words) => {
                    onChange(lineId, words);
                    close();
                  }}
                />
              ) : (
                <Note
                  text={text}
                  onEdit={() => setOpen(lineId)}
                  onRemove={({ currentTarget }) => remove(lineId, currentTarget)}
                />
              )}
            </li>
          ))}
        </Entries>
      )}
      {open === '' ? (
        <NoteForm
          name={formOf('')}
          takesFocus={takesFocus}
          onCancel={close}
          onSave={(words) => {
            onAdd(words);
            close();
          }}
        />
      ) : (
        <AddButton ref={adder} {...(isPanel && PROMINENT)} onClick={() => setOpen('')}>
          <AddIcon fontSize={isPanel ? 'medium' : 'compact'} />
          {formatMessage(messages.addNote)}
        </AddButton>
      )}
    </>
  );
};
