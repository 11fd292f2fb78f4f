import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { User } from '@contracts/session';
import { useDeleteAccountMutation } from '@/api/accountApi';
import { ConfirmPasswordDialog } from '@/components/ConfirmPasswordDialog/ConfirmPasswordDialog';
import { FormSection } from '@/components/FormSection/FormSection';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { accountDeleted } from '@/slices/sessionSlice';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { Danger, Text } from './accountActions.styles';
import { messages } from './accountMessages';

/** The deletion and its dialog; a refusal is shown in the dialog. */
const useAccountDeletion = () => {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();

  const ask = () => {
    setRefusal(undefined);
    setIsAsking(true);
  };
  const erase = async (password: string) => {
    setRefusal(undefined);
    const { error } = await deleteAccount({ password });
    if (!error) {
      setIsAsking(false);
      dispatch(accountDeleted());
      return;
    }
    const { text } = error as ApiFailure;
    setRefusal(text);
    if (text === undefined) dispatch(toastRaised('deletingAccountFailed'));
  };
  return { isAsking, refusal, isDeleting: isLoading, ask, erase, cancel: () => setIsAsking(false) };
};

/** Deletion of the account, after the password was entered once more. */
export const AccountDeletion = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const { isAsking, refusal, isDeleting, ask, erase, cancel } = useAccountDeletion();
  return (
    <>
      <FormSection title={formatMessage(messages.deleteHeading)}>
        <Text>{formatMessage(messages.deleteText)}</Text>
        <Danger look="outlined" aria-haspopup="dialog" onClick={ask}>
          <DeleteOutlineIcon />
          {formatMessage(messages.deleteAccount)}
        </Danger>
      </FormSection>
      <ConfirmPasswordDialog
        isOpen={isAsking}
        isDangerous
        title={formatMessage(messages.deleteDialogTitle)}
        confirm={formatMessage(messages.deleteConfirm)}
        username={user.email}
        isSending={isDeleting}
        refusal={refusal}
        onConfirm={(password) => void erase(password)}
        onCancel={cancel}
      >
        <p>{formatMessage(messages.deleteDialogText)}</p>
        <ul>
          <li>{formatMessage(messages.lostRecipes)}</li>
          <li>{formatMessage(messages.lostPreferences)}</li>
          <li>{formatMessage(messages.lostOwn)}</li>
        </ul>
      </ConfirmPasswordDialog>
    </>
  );
};
