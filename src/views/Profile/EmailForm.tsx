import MailOutlineIcon from '@mui/icons-material/MailOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { EMAIL_MAX } from '@contracts/limits';
import type { User } from '@contracts/session';
import { ConfirmPasswordDialog } from '@/components/ConfirmPasswordDialog/ConfirmPasswordDialog';
import { FormSection } from '@/components/FormSection/FormSection';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { emailRule } from '@/lib/account/fieldRules';
import { messages } from './accountMessages';
import { CheckMarkButton } from './CheckMarkButton';
import { QUIET_FORM, sayOnEnter } from './restingButton';
import { useEmailChange } from './useEmailChange';

const schema = object({ email: emailRule() });

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

/**
 * The email address, which can be changed only with the current password (row 2.profile.email of
 * docs/spec-coverage.md).
 */
export const EmailForm = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLInputElement>(null);
  const change = useEmailChange();

  const { values, isValid, form, field, submit } = useFormDraft({
    initialValues: { email: user.email },
    schema,
    onSubmit: ({ email }) => change.ask(email),
  });
  const address = values.email.trim();
  const isReady = isValid && address !== user.email;

  const email = field('email');
  const isTaken = change.taken?.email === address;

  // The check mark that opened the dialog can take the focus back only while it is enabled.
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
          error={email.error ?? (isTaken ? change.taken?.text : undefined)}
          label={formatMessage(messages.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          icon={<MailOutlineIcon />}
        />
        <CheckMarkButton aria-label={formatMessage(messages.saveEmail)} isReady={isReady} isSending={change.isAsking} />
      </Row>
      <ConfirmPasswordDialog
        isOpen={change.isAsking}
        title={formatMessage(messages.emailDialogTitle)}
        confirm={formatMessage(messages.confirm)}
        username={user.email}
        isSending={change.isSending}
        refusal={change.refusal}
        onConfirm={(password) => void change.confirm(password)}
        onCancel={change.cancel}
        onClosed={goOn}
      >
        <p>{formatMessage(messages.emailDialogText, { email: change.wanted })}</p>
      </ConfirmPasswordDialog>
    </FormSection>
  );
};
