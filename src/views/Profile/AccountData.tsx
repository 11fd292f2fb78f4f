import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { User } from '@contracts/session';
import { accountApi, useDeleteAccountMutation } from '@/api/accountApi';
import { Button } from '@/components/Button/Button';
import { ConfirmPasswordDialog } from '@/components/ConfirmPasswordDialog/ConfirmPasswordDialog';
import { FormSection } from '@/components/FormSection/FormSection';
import { DeleteIcon } from '@/components/icons/DeleteIcon';
import { DownloadIcon } from '@/components/icons/DownloadIcon';
import type { ApiFailure } from '@/lib/apiFailure';
import { saveJsonFile } from '@/lib/saveFile';
import { accountDeleted } from '@/slices/sessionSlice';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './accountMessages';

const Text = styled('p')({ margin: 0 });
const Action = styled(Button)({ justifySelf: 'start' });
const Danger = styled(Action)(({ theme: { vars } }) => ({
  color: vars.palette.error.main,
  borderColor: vars.palette.error.main,
  '&:hover': { backgroundColor: vars.palette.badSoft },
}));

/** What the server holds: to take along, or to have deleted (DECISIONS 32). */
export const AccountData = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [isExporting, setIsExporting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [deleteAccount, { isLoading: isDeleting }] = useDeleteAccountMutation();

  const exportData = async () => {
    if (isExporting) return;
    setIsExporting(true);
    // Not a trace of it stays in the store.
    const { data } = await dispatch(accountApi.endpoints.exportData.initiate(undefined, { track: false }));
    setIsExporting(false);
    if (data) {
      saveJsonFile(`larder-${new Date().toISOString().slice(0, 10)}.json`, data);
      dispatch(toastRaised('dataExported'));
    } else dispatch(toastRaised('exportFailed'));
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

  return (
    <>
      <FormSection title={formatMessage(messages.dataHeading)}>
        <Text>{formatMessage(messages.exportText)}</Text>
        <Action look="outlined" aria-disabled={isExporting} onClick={() => void exportData()}>
          <DownloadIcon />
          {formatMessage(messages.exportData)}
        </Action>
      </FormSection>
      <FormSection title={formatMessage(messages.deleteHeading)}>
        <Text>{formatMessage(messages.deleteText)}</Text>
        <Danger
          look="outlined"
          aria-haspopup="dialog"
          onClick={() => {
            setRefusal(undefined);
            setIsAsking(true);
          }}
        >
          <DeleteIcon />
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
        onCancel={() => setIsAsking(false)}
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
