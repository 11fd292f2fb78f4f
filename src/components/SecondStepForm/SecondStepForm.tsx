import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { ONE_TIME_CODE_MAX } from '@contracts/limits';
import { codeRule } from '@/lib/account/fieldRules';
import { Button } from '../Button/Button';
import { FormTextField } from '../FormTextField/FormTextField';
import { useFormDraft } from '../FormTextField/useFormDraft';
import { messages } from './messages';

interface SecondStepFormProps {
  /** The id of the heading, for a dialog around the form. */
  titleId?: string;
  /** Why the last code was refused, in the cook's language. */
  refusal?: string;
  onSubmit: (code: string) => Promise<unknown>;
  /** Back to the password. */
  onBack: () => void;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0 },
}));

const Others = styled('div')({ display: 'grid' });

const EMPTY = { oneTimeCode: '' };
const schema = object({ oneTimeCode: codeRule() });

/** The second step of a sign-in: a code of the app, or a recovery code. */
export const SecondStepForm = ({ titleId: givenId, refusal, onSubmit, onBack }: SecondStepFormProps) => {
  const { formatMessage } = useIntl();
  const ownId = useId();
  const titleId = givenId ?? ownId;
  const [isRecovery, setIsRecovery] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { form, field, isSubmitting, reset } = useFormDraft({
    initialValues: EMPTY,
    schema,
    onSubmit: async ({ oneTimeCode }) => {
      await onSubmit(oneTimeCode);
      box.current?.select();
    },
  });
  const { error, ...props } = field('oneTimeCode');

  useEffect(() => {
    box.current?.focus();
  }, [isRecovery]);

  const change = () => {
    reset();
    setIsRecovery(!isRecovery);
  };

  return (
    <Form {...form} data-second-step aria-labelledby={titleId}>
      <h2 id={titleId}>{formatMessage(isRecovery ? messages.recoveryTitle : messages.title)}</h2>
      <p>{formatMessage(isRecovery ? messages.recoveryText : messages.text)}</p>
      <FormTextField
        {...props}
        ref={box}
        key={String(isRecovery)}
        label={formatMessage(isRecovery ? messages.recoveryLabel : messages.label)}
        error={error ?? refusal}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={ONE_TIME_CODE_MAX}
      />
      <Button look="filled" size="large" type="submit" aria-disabled={isSubmitting}>
        {formatMessage(isSubmitting ? messages.checking : messages.submit)}
      </Button>
      <Others>
        <Button onClick={change}>{formatMessage(isRecovery ? messages.useApp : messages.useRecovery)}</Button>
        <Button onClick={onBack}>{formatMessage(messages.back)}</Button>
      </Others>
    </Form>
  );
};
