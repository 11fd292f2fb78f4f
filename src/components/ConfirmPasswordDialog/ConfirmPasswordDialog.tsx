import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PASSWORD_MAX } from '@contracts/limits';
import { FIELD_MISTAKES } from '@/i18n/fieldMistakes';
import { Button } from '../Button/Button';
import { PasswordField } from '../PasswordField/PasswordField';
import { messages } from './messages';

interface QuestionProps {
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  /** What is done cannot be undone. */
  isDangerous?: boolean;
  /** Whose password it is: password managers offer the right one. */
  username: string;
  isSending: boolean;
  /** Why the last attempt was refused, in the cook's language. */
  refusal?: string;
  onConfirm: (password: string) => void;
  onCancel: () => void;
}

interface ConfirmPasswordDialogProps extends QuestionProps {
  isOpen: boolean;
  /** The dialog is gone from the screen. */
  onClosed?: () => void;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p, & ul': { margin: 0, overflowWrap: 'anywhere' },
  '& ul': { display: 'grid', gap: 4, paddingLeft: 22 },
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

const About = styled('div')({ display: 'grid', gap: 8 });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  marginTop: 4,
  '& > button': { flexGrow: 1, '@media (min-width: 480px)': { flexGrow: 0 } },
});

const Danger = styled(Button)(({ theme: { vars } }) => ({
  color: vars.palette.error.contrastText,
  backgroundColor: vars.palette.error.main,
}));

/** Inside the dialog, so that every opening begins with an empty field. */
const Question = ({
  titleId,
  title,
  children,
  confirm,
  isDangerous = false,
  username,
  isSending,
  refusal,
  onConfirm,
  onCancel,
}: QuestionProps & { titleId: string }) => {
  const { formatMessage } = useIntl();
  const [password, setPassword] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  // What was refused is not what is being typed now.
  const [isEdited, setIsEdited] = useState(true);
  const field = useRef<HTMLInputElement>(null);

  // Before a first error there is nothing to go back to: the dialog begins in its field as well.
  useEffect(() => field.current?.focus(), [refusal]);

  const isMissing = password === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsLeft(true);
    setIsEdited(false);
    if (isMissing) field.current?.focus();
    else onConfirm(password);
  };
  const error =
    isMissing && isLeft ? formatMessage(FIELD_MISTAKES.currentPasswordMissing) : isEdited ? undefined : refusal;

  return (
    <Form onSubmit={submit} noValidate aria-busy={isSending}>
      <h2 id={titleId}>{title}</h2>
      <About>{children}</About>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        ref={field}
        name="password"
        label={formatMessage(messages.label)}
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX}
        value={password}
        error={error}
        onChange={({ target }) => {
          setPassword(target.value);
          setIsLeft(false);
          setIsEdited(true);
        }}
        onBlur={({ relatedTarget }) => {
          // Cancel is no place to be told off.
          if (!(relatedTarget instanceof HTMLButtonElement)) setIsLeft(true);
        }}
      />
      <Actions>
        <Button look="outlined" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
        {isDangerous ? (
          <Danger look="filled" type="submit" aria-disabled={isSending}>
            {confirm}
          </Danger>
        ) : (
          <Button look="filled" type="submit" aria-disabled={isSending}>
            {confirm}
          </Button>
        )}
      </Actions>
    </Form>
  );
};

/** Asks for the current password before something that only the owner of the account may do. */
export const ConfirmPasswordDialog = ({ isOpen, onClosed, ...question }: ConfirmPasswordDialogProps) => {
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={question.onCancel}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{
        // On a phone the keys and the toasts come from below.
        container: { sx: { alignItems: { xs: 'flex-start', md: 'center' } } },
        paper: { sx: { maxWidth: 520, margin: 2, width: 'calc(100% - 32px)', borderRadius: '26px' } },
        transition: { onExited: onClosed },
      }}
    >
      <Question {...question} titleId={titleId} />
    </Dialog>
  );
};
