import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PASSWORD_MAX } from '@contracts/limits';
import { FIELD_MISTAKES } from '@/i18n/fieldMistakes';
import { Button } from '../Button/Button';
import { PasswordField } from '../PasswordField/PasswordField';
import { DialogActions } from '../SheetDialog/dialogParts';
import { DialogHead } from '../SheetDialog/SheetHead';
import { About, Danger, Form } from './ConfirmPasswordDialog.styles';
import { messages } from './messages';

/** What is asked, and what happens then. */
export interface QuestionProps {
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  /** Label of the confirming button. */
  confirm: string;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  /** The account's user name, so that password managers offer the right password. */
  username: string;
  isSending: boolean;
  /** Why the last attempt was rejected, in the cook's language. */
  refusal?: string;
  onConfirm: (password: string) => void;
  onCancel: () => void;
}

/** The password as it is typed, and what is wrong with it. */
const usePassword = ({ isSending, refusal, onConfirm }: Pick<QuestionProps, 'isSending' | 'refusal' | 'onConfirm'>) => {
  const { formatMessage } = useIntl();
  const [password, setPassword] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  // The refusal is about the previous input; hide it as soon as the user types.
  const [isEdited, setIsEdited] = useState(true);
  const field = useRef<HTMLInputElement>(null);

  // Focus the field after a refusal and on opening.
  useEffect(() => {
    field.current?.focus();
  }, [refusal]);

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

  return {
    submit,
    field: {
      ref: field,
      value: password,
      error,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setPassword(target.value);
        setIsLeft(false);
        setIsEdited(true);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // Pressing Cancel must not show a validation error.
        if (!(relatedTarget instanceof HTMLButtonElement)) setIsLeft(true);
      },
    },
  };
};

/** A separate component inside the dialog, so that every opening starts with an empty field. */
export const PasswordQuestion = ({
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
  const { submit, field } = usePassword({ isSending, refusal, onConfirm });

  const Confirm = isDangerous ? Danger : Button;
  return (
    <Form onSubmit={submit} noValidate aria-busy={isSending}>
      <DialogHead titleId={titleId} title={title} onClose={onCancel} />
      <About>{children}</About>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        name="password"
        label={formatMessage(messages.label)}
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX}
        {...field}
      />
      <DialogActions>
        <Button look="outlined" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
        <Confirm look="filled" type="submit" aria-disabled={isSending}>
          {confirm}
        </Confirm>
      </DialogActions>
    </Form>
  );
};
