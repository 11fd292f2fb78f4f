import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRegisterMutation } from '@/api/accountApi';
import { Button } from '@/components/Button/Button';
import { FormCheckBox } from '@/components/FormCheckBox/FormCheckBox';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { NewPasswordField } from '@/components/PasswordField/NewPasswordField';
import { AuthForm } from './AuthForm';
import { EmailField } from './EmailField';
import { FormNote } from './FormNote';
import { messages } from './messages';
import { registerSchema } from './schemas';
import { useRefusal } from './useRefusal';

interface RegisterFormProps {
  /** Carried over from another form of this screen. */
  email: string;
  onEmailChange: (email: string) => void;
}

const Names = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  alignItems: 'start',
  /* Side by side on all but the narrowest phones, so that the button is in sight. */
  '@media (min-width: 360px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
  [theme.breakpoints.up('sm')]: { gap: 16 },
}));

const Ticks = styled('div')({ display: 'grid', gap: 4 });

/* Keeps its line once the terms are accepted, so that nothing moves below it. */
const Missing = styled('p')(({ theme }) => ({
  margin: '-8px 0 0',
  textAlign: 'center',
  fontSize: '0.90625rem',
  color: theme.vars.palette.text.secondary,
  '&[data-met="true"]': { visibility: 'hidden' },
}));

/* Opens a new tab, so that the form keeps what was typed. */
const termsLink = (words: React.ReactNode[]) => (
  <a href="/terms" target="_blank" rel="noopener">
    {words}
  </a>
);

const useRegistration = (email: string) => {
  const [register, { error }] = useRegisterMutation();
  const refusal = useRefusal('registration', error);
  const [initialValues] = useState({
    email,
    password: '',
    firstName: '',
    lastName: '',
    marketingConsent: false,
    acceptTerms: false,
  });
  const draft = useFormDraft({
    initialValues,
    schema: registerSchema,
    onSubmit: ({ acceptTerms: _accepted, ...request }) => register(request),
  });
  return { ...draft, refusal };
};

/** A new account. Only the e-mail, a password and the terms are required. */
export const RegisterForm = ({ email, onEmailChange }: RegisterFormProps) => {
  const { formatMessage } = useIntl();
  const missingId = useId();
  const { refusal, form, field, box, isSubmitting, values } = useRegistration(email);

  return (
    <AuthForm {...form}>
      <EmailField
        {...field('email')}
        onBlur={(event) => {
          field('email').onBlur(event);
          onEmailChange(values.email);
        }}
      />
      <NewPasswordField
        {...field('password')}
        label={formatMessage(messages.password)}
        personal={[values.firstName, values.lastName, values.email.split('@')[0]]}
      />
      <Names>
        <FormTextField
          {...field('firstName')}
          label={formatMessage(messages.firstName)}
          isOptional
          autoComplete="given-name"
        />
        <FormTextField
          {...field('lastName')}
          label={formatMessage(messages.lastName)}
          isOptional
          autoComplete="family-name"
        />
      </Names>
      <Ticks>
        <FormCheckBox {...box('marketingConsent')}>{formatMessage(messages.marketing)}</FormCheckBox>
        <FormCheckBox {...box('acceptTerms')} required>
          {formatMessage(messages.terms, { link: termsLink })}
        </FormCheckBox>
      </Ticks>
      <FormNote text={refusal} />
      <Button
        look="filled"
        size="large"
        type="submit"
        disabled={!values.acceptTerms}
        aria-disabled={isSubmitting}
        aria-describedby={values.acceptTerms ? undefined : missingId}
      >
        {formatMessage(isSubmitting ? messages.registering : messages.register)}
      </Button>
      <Missing id={missingId} data-met={values.acceptTerms}>
        {formatMessage(messages.termsFirst)}
      </Missing>
    </AuthForm>
  );
};
