import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { accountApi } from '@/api/accountApi';
import { FormSection } from '@/components/FormSection/FormSection';
import { saveJsonFile } from '@/lib/browser/saveFile';
import { exportName } from '@/lib/values/exportName';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { GiveRecipes } from '../GiveRecipes/GiveRecipes';
import { messages as giveMessages } from '../GiveRecipes/messages';
import { Action, Text } from './accountActions.styles';
import { messages } from './accountMessages';

/** The recipes as a file or a book, and all data of the user as one file. */
export const DataExport = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [isExporting, setIsExporting] = useState(false);

  const exportData = async () => {
    if (isExporting) return;
    setIsExporting(true);
    // Untracked, so that no copy stays in the store.
    const { data } = await dispatch(accountApi.endpoints.exportData.initiate(undefined, { track: false }));
    setIsExporting(false);
    if (data) {
      saveJsonFile(exportName('json'), data);
      dispatch(toastRaised('dataExported'));
    } else dispatch(toastRaised('exportFailed'));
  };

  return (
    <>
      <FormSection title={formatMessage(giveMessages.heading)}>
        <GiveRecipes />
      </FormSection>
      <FormSection title={formatMessage(messages.dataHeading)}>
        <Text>{formatMessage(messages.exportText)}</Text>
        <Action look="outlined" aria-disabled={isExporting} onClick={() => void exportData()}>
          <FileDownloadIcon />
          {formatMessage(messages.exportData)}
        </Action>
      </FormSection>
    </>
  );
};
