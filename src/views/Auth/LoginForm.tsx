import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoginMutation } from '@/api/accountApi';
import { Button } from '@/components/Button/Button';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { AuthForm } from './AuthForm';
import { EmailField } from './EmailField';
import { FormNote } from './FormNote';
import { messages } from './messages';
import { loginSchema } from './schemas';
import { useRefusal } from './useRefusal';

interface LoginFormProps {
  /** Carried over from another form of this screen. */
  email: string;
  onEmailChange: (email: string) => void;
  onForgot: () => void;
}

export const LoginForm = ({ email, onEmailChange, onForgot }: LoginFormProps) => {
  const { formatMessage } = useIntl();
  const [login, { error }] = useLoginMutation();
  const refusal = useRefusal('login', error);
  const [initialValues] = useState({ email, password: '' });
  const { form, field, isSubmitting, values } = useFormDraft({ initialValues, schema: loginSchema, onSubmit: login });

  return (
    <AuthForm {...form}>
      <EmailField
        {...field('email')}
        onBlur={(event) => {
          field('email').onBlur(event);
          onEmailChange(values.email);
        }}
      />
      <PasswordField {...field('password')} label={formatMessage(messages.password)} autoComplete="current-password" />
      <FormNote text={refusal} />
      <Button look="filled" size="large" type="submit" aria-disabled={isSubmitting}>
        {formatMessage(isSubmitting ? messages.signingIn : messages.signIn)}
      </Button>
      <Button onClick={onForgot}>{formatMessage(messages.forgot)}</Button>
    </AuthForm>
  );
};
