import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { NAME_MAX } from '@contracts/limits';
import type { User } from '@contracts/session';
import { useUpdateProfileMutation } from '@/api/accountApi';
import { FormSection } from '@/components/FormSection/FormSection';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { nameRule } from '@/lib/account/fieldRules';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './accountMessages';
import { CheckMarkButton } from './CheckMarkButton';
import { keepFocusIn, QUIET_FORM, sayOnEnter } from './restingButton';
import { useRefusalToast } from './useRefusalToast';

const schema = object({ firstName: nameRule().defined(), lastName: nameRule().defined() });

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
}));

/** First and last name, both optional. */
export const NameForm = ({ user: { firstName, lastName } }: { user: User }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const refuse = useRefusalToast('profileUpdate');
  const [update] = useUpdateProfileMutation();

  const draft = useFormDraft({
    initialValues: { firstName, lastName },
    schema,
    onSubmit: async (names) => {
      const { error } = await update(names);
      keepFocusIn(draft.form.ref);
      if (!error) dispatch(toastRaised('profileUpdated'));
      else refuse(error);
    },
  });
  const { values, isValid, isSubmitting, form, field, submit } = draft;
  const isReady = isValid && (values.firstName.trim() !== firstName || values.lastName.trim() !== lastName);
  const keys = sayOnEnter(isValid, submit);

  return (
    <FormSection title={formatMessage(messages.nameHeading)} hint={formatMessage(messages.nameHint)}>
      <Row {...form} {...QUIET_FORM} aria-label={formatMessage(messages.nameHeading)}>
        <FormTextField
          {...field('firstName')}
          {...keys}
          label={formatMessage(messages.firstName)}
          autoComplete="given-name"
          maxLength={NAME_MAX}
        />
        <FormTextField
          {...field('lastName')}
          {...keys}
          label={formatMessage(messages.lastName)}
          autoComplete="family-name"
          maxLength={NAME_MAX}
        />
        <CheckMarkButton aria-label={formatMessage(messages.saveName)} isReady={isReady} isSending={isSubmitting} />
      </Row>
    </FormSection>
  );
};
