import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { ONE_TIME_CODE_MAX, PASSWORD_MAX } from '@contracts/limits';
import type { SecondFactorProof } from '@contracts/secondFactor';
import { Button } from '@/components/Button/Button';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { codeRule, currentPasswordRule } from '@/lib/account/fieldRules';
import { FormNote } from '../Auth/FormNote';
import { messages as accountMessages } from './accountMessages';
import { messages } from './secondFactorMessages';

interface CodeFormProps {
  /** The account whose password is asked for too; absent: only the code is. */
  username?: string;
  submit: string;
  refusal: string | undefined;
  onSubmit: (proof: SecondFactorProof) => Promise<void>;
  onCancel: () => void;
}

const Fields = styled('form')({ display: 'grid', gap: 16 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const EMPTY = { password: '', oneTimeCode: '' };
const codeSchema = object({ password: string().defined(), oneTimeCode: codeRule() });
const proofSchema = object({ password: currentPasswordRule(), oneTimeCode: codeRule() });

/** A code, and the password where that is asked for too. */
export const CodeForm = ({ username, submit, refusal, onSubmit, onCancel }: CodeFormProps) => {
  const { formatMessage } = useIntl();
  const { form, field, isSubmitting } = useFormDraft({
    initialValues: EMPTY,
    schema: username === undefined ? codeSchema : proofSchema,
    onSubmit,
  });
  return (
    <Fields {...form} aria-label={submit}>
      {username !== undefined && (
        <>
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            {...field('password')}
            label={formatMessage(accountMessages.currentPassword)}
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
          />
        </>
      )}
      <FormTextField
        {...field('oneTimeCode')}
        label={formatMessage(username === undefined ? messages.appCode : messages.code)}
        autoComplete="one-time-code"
        inputMode={username === undefined ? 'numeric' : 'text'}
        spellCheck={false}
        maxLength={ONE_TIME_CODE_MAX}
      />
      <div role="status">
        <FormNote text={refusal} />
      </div>
      <Actions>
        <Button look="filled" type="submit" aria-disabled={isSubmitting}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>
      </Actions>
    </Fields>
  );
};
