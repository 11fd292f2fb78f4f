import { styled } from '@mui/material/styles';
import { AlertIcon } from '@/components/icons/AlertIcon';

interface FormNoteProps {
  /** Why the form was refused; nothing where it was not. */
  text: string | undefined;
}

const Note = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: 14,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.badSoft,
  '& svg': { marginTop: 2, color: vars.palette.error.main },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/** What the server said against a form, beside the button that sent it. The toast says it aloud, and goes; this stays. */
export const FormNote = ({ text }: FormNoteProps) =>
  text !== undefined && (
    <Note>
      <AlertIcon />
      <span>{text}</span>
    </Note>
  );
