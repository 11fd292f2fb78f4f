import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BackArrow } from '@/components/Arrow/Arrow';
import { useForgotPasswordMutation } from '@/api/accountApi';
import { Button } from '@/components/Button/Button';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { AuthForm } from './AuthForm';
import { EmailField } from './EmailField';
import { FormNote } from './FormNote';
import { messages } from './messages';
import { forgotSchema } from './schemas';
import { useRefusal } from './useRefusal';

interface ForgotFormProps {
  email: string;
  /** Returns to the login. `isSent` if the request succeeded; the mail goes out only if the account exists. */
  onLeave: (isSent: boolean) => void;
}

const Lead = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** Requests a mail with a password-reset link. */
export const ForgotForm = ({ email, onLeave }: ForgotFormProps) => {
  const { formatMessage } = useIntl();
  const [ask, { error }] = useForgotPasswordMutation();
  const refusal = useRefusal('resetRequest', error);
  const [initialValues] = useState({ email });
  const { form, field, isSubmitting, reset } = useFormDraft({
    initialValues,
    schema: forgotSchema,
    onSubmit: async (values) => {
      const { error: refused } = await ask(values);
      if (refused) return;
      reset({ email: '' });
      onLeave(true);
    },
  });

  return (
    <AuthForm {...form}>
      <Lead>{formatMessage(messages.forgotLead)}</Lead>
      <EmailField {...field('email')} />
      <FormNote text={refusal} />
      <Button look="filled" size="large" type="submit" aria-disabled={isSubmitting}>
        {formatMessage(isSubmitting ? messages.sending : messages.sendLink)}
      </Button>
      <Button onClick={() => onLeave(false)}>
        <BackArrow />
        {formatMessage(messages.back)}
      </Button>
    </AuthForm>
  );
};
