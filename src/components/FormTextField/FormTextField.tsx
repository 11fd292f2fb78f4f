import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Field, Hint, Mistake } from '../fieldParts/fieldParts';
import { RING_AROUND } from '../fieldParts/ringAround';
import { messages } from './messages';

export interface FormTextFieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  label: string;
  /** Marks the label as optional. */
  isOptional?: boolean;
  /** The error, in the cook's language. */
  error?: string;
  /** What is typed was refused, for a reason that is told elsewhere: the box is marked as with an error. */
  isRefused?: boolean;
  hint?: ReactNode;
  /** Icon at the left end of the box. */
  icon?: ReactNode;
  /** Button at the right end of the box. */
  action?: ReactNode;
}

const Label = styled('label')(({ theme }) => ({
  fontWeight: 650,
  '& span': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

const Box = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: 52,
  borderRadius: 14,
  border: `1.5px solid ${vars.palette.edge}`,
  backgroundColor: vars.palette.background.paper,
  cursor: 'text',
  '& > svg': { marginInlineStart: 14, color: vars.palette.text.secondary },
  '& > button': { marginInlineEnd: 4 },
  '& > input': {
    flex: '1 1 0',
    minWidth: 0,
    alignSelf: 'stretch',
    boxSizing: 'border-box',
    padding: '0 14px',
    border: 0,
    borderRadius: 13,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.0625rem',
    ...RING_AROUND,
    // Password managers tint the box; keep it in our colour.
    '&:autofill': { boxShadow: `inset 0 0 0 99px ${vars.palette.butterSoft}`, WebkitTextFillColor: 'currentcolor' },
  },
  '& > svg + input': { paddingInlineStart: 10 },
  '&:has(> input:focus-visible)': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 1 },
  /* Thick enough to be seen on a phone, and inside the ring of the focus. */
  '&:has(> input[aria-invalid="true"])': {
    borderColor: vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
  },
  /* One ring, not two of two colours. */
  '&:has(> input[aria-invalid="true"]:focus-visible)': {
    outlineColor: vars.palette.error.main,
    outlineOffset: -1,
    boxShadow: 'none',
  },
  '&:has(> input:disabled)': { color: vars.palette.text.secondary, backgroundColor: vars.palette.sunk },
}));

/** A text box with its label, hint and error. */
export const FormTextField = ({
  label,
  isOptional = false,
  error,
  isRefused = false,
  hint,
  icon,
  action,
  ...input
}: FormTextFieldProps) => {
  const { formatMessage } = useIntl();
  const ownId = useId();
  const id = input.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [input['aria-describedby'], hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <Field>
      <Label htmlFor={id}>
        {label}
        {isOptional && <span> {formatMessage(messages.optional)}</span>}
      </Label>
      <Box>
        {icon}
        <input
          type="text"
          {...input}
          id={id}
          aria-invalid={isRefused || error !== undefined}
          aria-describedby={described === '' ? undefined : described}
        />
        {action}
      </Box>
      {/* Rendered before there is an error: screen readers ignore a region that appears together with its text. */}
      <Mistake id={errorId} aria-live="polite">
        {error && (
          <>
            <ErrorOutlineIcon />
            {error}
          </>
        )}
      </Mistake>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Field>
  );
};
