import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { LoginRequest } from '@contracts/session';
import { useLoginMutation } from '@/api/accountApi';
import { Button } from '@/components/Button/Button';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { SecondStepForm } from '@/components/SecondStepForm/SecondStepForm';
import { AuthForm } from './AuthForm';
import { EmailField } from './EmailField';
import { FormNote } from './FormNote';
import { messages } from './messages';
import { loginSchema } from './schemas';
import { useRefusal } from './useRefusal';
import { useSecondStep } from './useSecondStep';

interface LoginFormProps {
  /** Carried over from another form of this screen. */
  email: string;
  onEmailChange: (email: string) => void;
  onForgot: () => void;
}

export const LoginForm = ({ email, onEmailChange, onForgot }: LoginFormProps) => {
  const { formatMessage } = useIntl();
  const [login, { error }] = useLoginMutation();
  const refused = useRefusal('login', error);
  const second = useSecondStep();
  const [tried, setTried] = useState<LoginRequest>();
  const onSubmit = async (credentials: LoginRequest) => {
    setTried(credentials);
    second.begin((await login(credentials)).data);
  };
  const [initialValues] = useState({ email, password: '' });
  const { form, field, isSubmitting, values } = useFormDraft({ initialValues, schema: loginSchema, onSubmit });

  // Which of the two was wrong is not told. Neither is marked once one of them is typed again.
  const isSameAsTried = values.email.trim() === tried?.email && values.password === tried.password;
  const isRefused = isSameAsTried && error !== undefined && 'status' in error && error.status === 401;

  if (second.isAsked) return <SecondStepForm refusal={second.refusal} onSubmit={second.submit} onBack={second.leave} />;

  return (
    <AuthForm {...form}>
      <EmailField
        {...field('email')}
        isRefused={isRefused}
        onBlur={(event) => {
          field('email').onBlur(event);
          onEmailChange(values.email);
        }}
      />
      <PasswordField
        {...field('password')}
        isRefused={isRefused}
        label={formatMessage(messages.password)}
        autoComplete="current-password"
      />
      <FormNote text={refused ?? second.expired} />
      <Button look="filled" size="large" type="submit" aria-disabled={isSubmitting}>
        {formatMessage(isSubmitting ? messages.signingIn : messages.signIn)}
      </Button>
      <Button onClick={onForgot}>{formatMessage(messages.forgot)}</Button>
    </AuthForm>
  );
};
