import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useResetPasswordMutation } from '@/api/accountApi';
import { DishStage } from '@/components/DishStage/DishStage';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { accountFormOpened } from '@/slices/sessionSlice';
import { useAppDispatch } from '@/store/hooks';
import { Columns } from '../Auth/formColumns';
import { useRefusal } from '../Auth/useRefusal';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';
import { NewPasswordForm } from './NewPasswordForm';
import { PasswordWasReset } from './PasswordWasReset';
import { Sheet } from './ResetPasswordView.styles';

/** The target of the reset link: a new password, entered twice. The link works once. */
export const ResetPasswordView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { token = '' } = useParams();
  const [resetPassword, { error, isSuccess }] = useResetPasswordMutation();
  const refusal = useRefusal('passwordReset', error);
  const title = formatMessage(isSuccess ? messages.doneTitle : messages.title);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));

  useEffect(() => {
    dispatch(accountFormOpened());
  }, [dispatch]);

  return (
    <Columns>
      <Sheet>
        {isSuccess ? (
          <PasswordWasReset />
        ) : (
          <>
            <PageHeading>{title}</PageHeading>
            <NewPasswordForm
              isRefused={error !== undefined}
              refusal={refusal}
              onSubmit={(password) => resetPassword({ token, password })}
            />
          </>
        )}
      </Sheet>
      <DishStage />
    </Columns>
  );
};
