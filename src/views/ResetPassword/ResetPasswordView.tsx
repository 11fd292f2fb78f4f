import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { object } from 'yup';
import { useResetPasswordMutation } from '@/api/accountApi';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { CheckIcon } from '@/components/icons/CheckIcon';
import { Page } from '@/components/Page/Page';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { Panel } from '@/components/Panel/Panel';
import { NewPasswordField } from '@/components/PasswordField/NewPasswordField';
import { PasswordField } from '@/components/PasswordField/PasswordField';
import { confirmationRule, passwordRule } from '@/lib/fieldRules';
import { accountFormOpened } from '@/slices/sessionSlice';
import { useAppDispatch } from '@/store/hooks';
import { FormNote } from '../Auth/FormNote';
import { useRefusal } from '../Auth/useRefusal';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';

const Sheet = styled(Panel)(({ theme }) => ({
  maxWidth: 520,
  margin: '24px auto 0',
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& form': { display: 'grid', gap: 18, marginTop: 20 },
  '& p': { margin: 0 },
  [theme.breakpoints.up('md')]: { marginTop: 48 },
}));

const Done = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  textAlign: 'center',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 72,
    height: 72,
    borderRadius: '50%',
    color: theme.vars.palette.success.main,
    backgroundColor: theme.vars.palette.okSoft,
  },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** The form is gone, and its focus with it. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

const EMPTY = { password: '', confirmation: '' };
const schema = object({ password: passwordRule(), confirmation: confirmationRule('password') });

/** Where the link of the mail leads: a new password, twice (SPEC §2). The link works once. */
export const ResetPasswordView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { token = '' } = useParams();
  const [resetPassword, { error, isSuccess }] = useResetPasswordMutation();
  const refusal = useRefusal('passwordReset', error);
  const title = formatMessage(isSuccess ? messages.doneTitle : messages.title);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  const { form, field, isSubmitting } = useFormDraft({
    initialValues: EMPTY,
    schema,
    onSubmit: ({ password }) => resetPassword({ token, password }),
  });

  useEffect(() => {
    dispatch(accountFormOpened());
  }, [dispatch]);

  if (isSuccess)
    return (
      <Page>
        <Sheet as="div">
          <Done>
            <span aria-hidden="true">
              <CheckIcon size={40} />
            </span>
            <h1 ref={takeFocus} tabIndex={-1} data-quiet-focus="">
              {title}
            </h1>
            <p>{formatMessage(messages.doneText)}</p>
            <Actions>
              <ButtonLink to="/" look="filled">
                {formatMessage(messages.goHome)}
              </ButtonLink>
              <ButtonLink to="/auth" look="outlined">
                {formatMessage(messages.login)}
              </ButtonLink>
            </Actions>
          </Done>
        </Sheet>
      </Page>
    );

  return (
    <Page>
      <Sheet as="div">
        <PageHeading>{title}</PageHeading>
        <form {...form}>
          <NewPasswordField {...field('password')} label={formatMessage(messages.newPassword)} />
          <PasswordField
            {...field('confirmation')}
            label={formatMessage(messages.confirmPassword)}
            autoComplete="new-password"
          />
          <FormNote text={refusal} />
          <Actions>
            <Button look="filled" size="large" type="submit" aria-disabled={isSubmitting}>
              {formatMessage(isSubmitting ? messages.sending : messages.submit)}
            </Button>
            {error && (
              <ButtonLink to="/auth?tab=forgot" look="outlined" size="large">
                {formatMessage(messages.askAgain)}
              </ButtonLink>
            )}
            <ButtonLink to="/" size="large">
              {formatMessage(messages.cancel)}
            </ButtonLink>
          </Actions>
        </form>
      </Sheet>
    </Page>
  );
};
