import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { scrollIntoSight } from '@/lib/browser/scrollIntoSight';

interface FormNoteProps {
  /** Why the form was refused; undefined if it was not. */
  text: string | undefined;
}

const Note = styled('div')(({ theme: { vars } }) => ({
  /* The button below it. */
  scrollMarginBottom: 80,
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: 14,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.badSoft,
  '& svg': { marginTop: 2, color: vars.palette.error.main },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/**
 * The server's objection, above the submit button, which brings both into sight. The toast announces the objection,
 * shows only its title, and disappears; this note stays.
 */
export const FormNote = ({ text }: FormNoteProps) => {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== undefined) scrollIntoSight(note.current, { block: 'nearest' });
  }, [text]);
  return (
    text !== undefined && (
      <Note ref={note} data-tells="account">
        <ErrorOutlineIcon />
        <span>{text}</span>
      </Note>
    )
  );
};
