import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { Entries, Icons } from './Cookbook.styles';
import { messages } from './messages';
import { NoteForm } from './NoteForm';

interface NoteListProps {
  /** Accessible name of the list. */
  label: string;
  notes: readonly { lineId: string; text: string }[];
  onAdd: (text: string) => void;
  onChange: (lineId: string, text: string) => void;
  onRemove: (lineId: string) => void;
}

/** Notes that can be written, changed and removed in place. */
export const NoteList = ({ label, notes, onAdd, onChange, onRemove }: NoteListProps) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<string | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // A form that closes, and a note that goes, leave the focus at the button that adds one.
  useEffect(() => {
    if (open === null && wasOpen.current) adder.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const close = () => setOpen(null);
  return (
    <>
      {notes.length > 0 && (
        <Entries aria-label={label}>
          {notes.map(({ lineId, text }) => (
            <li key={lineId}>
              {open === lineId ? (
                <NoteForm
                  text={text}
                  onCancel={close}
                  onSave={(words) => {
                    onChange(lineId, words);
                    close();
                  }}
                />
              ) : (
                <>
                  <p>{text}</p>
                  <Icons>
                    <IconButton aria-label={formatMessage(messages.edit)} onClick={() => setOpen(lineId)}>
                      <EditIcon fontSize="compact" />
                    </IconButton>
                    <IconButton
                      aria-label={formatMessage(messages.remove)}
                      onClick={() => {
                        adder.current?.focus();
                        onRemove(lineId);
                      }}
                    >
                      <CloseIcon fontSize="compact" />
                    </IconButton>
                  </Icons>
                </>
              )}
            </li>
          ))}
        </Entries>
      )}
      {open === '' ? (
        <NoteForm
          onCancel={close}
          onSave={(words) => {
            onAdd(words);
            close();
          }}
        />
      ) : (
        <Button ref={adder} onClick={() => setOpen('')}>
          <AddIcon fontSize="compact" />
          {formatMessage(messages.addNote)}
        </Button>
      )}
    </>
  );
};
