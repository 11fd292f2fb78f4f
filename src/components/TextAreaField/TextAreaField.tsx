import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useId, type ComponentProps, type ReactNode } from 'react';

type BoxProps = Pick<ComponentProps<'textarea'>, 'id' | 'value' | 'rows' | 'maxLength' | 'onChange'>;

interface TextAreaFieldProps extends BoxProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The error, in the cook's language. */
  error?: string;
}

const Field = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, minWidth: 0 });

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
  '&:focus-visible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 1 },
  '&[aria-invalid="true"]': { borderColor: vars.palette.error.main },
}));

const Hint = styled('div')(({ theme }) => ({
  fontSize: '0.90625rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
}));

const Mistake = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  fontSize: '0.90625rem',
  fontWeight: 600,
  lineHeight: 1.4,
  color: theme.vars.palette.error.main,
  '&:empty': { position: 'absolute' },
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
