import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field, Hint, Mistake } from '../fieldParts/fieldParts';

type BoxProps = Pick<ComponentProps<'textarea'>, 'id' | 'value' | 'rows' | 'maxLength' | 'placeholder' | 'onChange'>;

interface TextAreaFieldProps extends BoxProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The error, in the cook's language. */
  error?: string;
}

const Label = styled('label')({ fontWeight: 650 });

const Box = styled('textarea')(({ theme: { vars } }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 96,
  padding: '12px 14px',
  borderRadius: 14,
  border: `1.5px solid ${vars.palette.edge}`,
  backgroundColor: vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  resize: 'vertical',
  /* It grows with what is typed, where the browser can let it. */
  '@supports (field-sizing: content)': { resize: 'none', fieldSizing: 'content', maxHeight: '60vh' },
  '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
  '&:focus-visible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 1 },
  '&[aria-invalid="true"]': { borderColor: vars.palette.error.main },
}));

/** A box for several lines of text, with its label, hint and error. */
export const TextAreaField = ({ label, hint, error, ...box }: TextAreaFieldProps) => {
  const ownId = useId();
  const id = box.id ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Box
        {...box}
        id={id}
        style={{ minHeight: box.rows && `calc(${box.rows} * 1.5em + 27px)` }}
        aria-invalid={error !== undefined}
        aria-describedby={described === '' ? undefined : described}
      />
      <Mistake id={`${id}-error`} aria-live="polite">
        {error && (
          <>
            <ErrorOutlineIcon />
            {error}
          </>
        )}
      </Mistake>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Field>
  );
};
