import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { EMAIL_MAX } from '@contracts/limits';
import type { User } from '@contracts/session';
import { useUpdateEmailMutation } from '@/api/accountApi';
import { ConfirmPasswordDialog } from '@/components/ConfirmPasswordDialog/ConfirmPasswordDialog';
import { FormSection } from '@/components/FormSection/FormSection';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { MailIcon } from '@/components/icons/MailIcon';
import { emailRule } from '@/lib/fieldRules';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './accountMessages';
import { CheckMarkButton } from './CheckMarkButton';
import { QUIET_FORM, sayOnEnter } from './restingButton';
import { useRefusal } from './useRefusal';

const TAKEN = 409;

const schema = object({ email: emailRule() });

const Row = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 14 });

/** The address, which changes only with the current password (SPEC §2). */
export const EmailForm = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const refuse = useRefusal('emailUpdate');
  const [update, { isLoading }] = useUpdateEmailMutation();
  const box = useRef<HTMLInputElement>(null);
  // The words of the dialog stay while it closes.
  const [wanted, setWanted] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [taken, setTaken] = useState<{ email: string; text?: string }>();

  const { values, isValid, form, field, submit } = useFormDraft({
    initialValues: { email: user.email },
    schema,
    onSubmit: ({ email }) => {
      setWanted(email);
      setRefusal(undefined);
      setIsAsking(true);
    },
  });
  const address = values.email.trim();
  const isReady = isValid && address !== user.email;

  const change = async (password: string) => {
    setRefusal(undefined);
    const { error } = await update({ email: wanted, password });
    if (!error) {
      dispatch(toastRaised('emailUpdated'));
      setIsAsking(false);
      return;
    }
    const { status, text } = refuse(error);
    if (status === TAKEN) {
      setTaken({ email: wanted, text });
      setIsAsking(false);
    } else setRefusal(text);
  };

  const email = field('email');
  const isTaken = taken?.email === address;

  // The check mark that opened the dialog takes the focus back only while it can be pressed.
  const goOn = () => {
    if (isTaken) box.current?.focus();
    else if (!isReady) form.ref.current?.focus({ preventScroll: true });
  };

  return (
    <FormSection title={formatMessage(messages.emailHeading)} hint={formatMessage(messages.emailHint)}>
      <Row {...form} {...QUIET_FORM} aria-label={formatMessage(messages.emailHeading)}>
        <FormTextField
          {...email}
          {...sayOnEnter(isValid, submit)}
          ref={box}
          error={email.error ?? (isTaken ? taken.text : undefined)}
          label={formatMessage(messages.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          icon={<MailIcon />}
        />
        <CheckMarkButton aria-label={formatMessage(messages.saveEmail)} isReady={isReady} isSending={isAsking} />
      </Row>
      <ConfirmPasswordDialog
        isOpen={isAsking}
        title={formatMessage(messages.emailDialogTitle)}
        confirm={formatMessage(messages.confirm)}
        username={user.email}
        isSending={isLoading}
        refusal={refusal}
        onConfirm={(password) => void change(password)}
        onCancel={() => setIsAsking(false)}
        onClosed={goOn}
      >
        <p>{formatMessage(messages.emailDialogText, { email: wanted })}</p>
      </ConfirmPasswordDialog>
    </FormSection>
  );
};
