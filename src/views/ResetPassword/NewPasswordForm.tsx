import { useIntl } from 'react-intl';
import { object } from 'yup';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { NewPasswordField } from '@/components/PasswordField/NewPasswordField';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { confirmationRule, passwordRule } from '@/lib/account/fieldRules';
import { AuthForm } from '../Auth/AuthForm';
import { FormNote } from '../Auth/FormNote';
import { messages } from './messages';

const EMPTY = { password: '', confirmation: '' };
const schema = object({ password: passwordRule(), confirmation: confirmationRule('password') });

interface NewPasswordFormProps {
  isRefused: boolean;
  /** Why the server refused the last attempt, as far as there are words for it. */
  refusal?: string;
  onSubmit: (password: string) => Promise<unknown>;
}

/** The new password, entered twice. After a refusal it offers to request another link. */
export const NewPasswordForm = ({ isRefused, refusal, onSubmit }: NewPasswordFormProps) => {
  const { formatMessage } = useIntl();
  const { form, field, isSubmitting } = useFormDraft({
    initialValues: EMPTY,
    schema,
    onSubmit: ({ password }) => onSubmit(password),
  });
  return (
    <AuthForm {...form}>
      <NewPasswordField {...field('password')} label={formatMessage(messages.newPassword)} />
      <PasswordField
        {...field('confirmation')}
        label={formatMessage(messages.confirmPassword)}
        autoComplete="new-password"
      />
      <FormNote text={refusal} />
      <Button look="filled" size="large" type="submit" aria-disabled={isSubmitting}>
        {formatMessage(isSubmitting ? messages.sending : messages.submit)}
      </Button>
      {isRefused && (
        <ButtonLink to="/auth?tab=forgot" look="outlined" size="large">
          {formatMessage(messages.askAgain)}
        </ButtonLink>
      )}
      <ButtonLink to="/" size="large">
        {formatMessage(messages.cancel)}
      </ButtonLink>
    </AuthForm>
  );
};
