import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { PASSWORD_MAX } from '@contracts/limits';
import type { User } from '@contracts/session';
import { useUpdatePasswordMutation } from '@/api/accountApi';
import { Button } from '@/components/Button/Button';
import { FormSection } from '@/components/FormSection/FormSection';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { NewPasswordField } from '@/components/PasswordField/NewPasswordField';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { confirmationRule, currentPasswordRule, passwordRule } from '@/lib/account/fieldRules';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './accountMessages';
import { keepFocusIn, QUIET_FORM, sayOnEnter } from './restingButton';
import { useRefusalToast } from './useRefusalToast';

const WRONG_PASSWORD = 403;

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

const schema = object({
  currentPassword: currentPasswordRule(),
  newPassword: passwordRule('newPasswordShort'),
  confirmation: confirmationRule('newPassword', 'confirmationShort'),
});

const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'stretch',
  gap: 16,
  [theme.breakpoints.up('sm')]: { '& > button': { justifySelf: 'start' } },
}));

/** The draft of the three fields. A current password that the server refused is marked until it is changed. */
const usePasswordChange = () => {
  const dispatch = useAppDispatch();
  const refuse = useRefusalToast('passwordUpdate');
  const [update] = useUpdatePasswordMutation();
  const current = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<{ password: string; text?: string }>();

  const draft = useFormDraft({
    initialValues: EMPTY,
    schema,
    onSubmit: async ({ currentPassword, newPassword }) => {
      const { error } = await update({ currentPassword, newPassword });
      if (!error) {
        keepFocusIn(draft.form.ref);
        dispatch(toastRaised('passwordUpdated'));
        draft.reset();
        return;
      }
      const { status, text } = refuse(error);
      if (status === WRONG_PASSWORD) {
        setWrong({ password: currentPassword, text });
        current.current?.focus();
      }
    },
  });
  const refusal = wrong?.password === draft.values.currentPassword ? wrong.text : undefined;
  return { ...draft, current, refusal };
};

/** Password change; requires the current one. */
export const PasswordForm = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const { isChanged, isValid, isSubmitting, form, field, submit, current, refusal } = usePasswordChange();
  const isReady = isChanged && isValid;
  const keys = sayOnEnter(isValid, submit);
  const currentPassword = field('currentPassword');

  return (
    <FormSection title={formatMessage(messages.passwordHeading)} hint={formatMessage(messages.passwordHint)}>
      <Fields {...form} {...QUIET_FORM} aria-label={formatMessage(messages.passwordHeading)}>
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          {...currentPassword}
          {...keys}
          ref={current}
          error={currentPassword.error ?? refusal}
          label={formatMessage(messages.currentPassword)}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
        />
        <NewPasswordField
          {...field('newPassword')}
          {...keys}
          label={formatMessage(messages.newPassword)}
          personal={[user.firstName, user.lastName, user.email]}
          maxLength={PASSWORD_MAX}
        />
        <PasswordField
          {...field('confirmation')}
          {...keys}
          label={formatMessage(messages.confirmPassword)}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
        />
        <Button look="filled" type="submit" disabled={!isReady} aria-disabled={isSubmitting}>
          {formatMessage(messages.updatePassword)}
        </Button>
      </Fields>
    </FormSection>
  );
};
