import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { IconOnlyButton } from '@/components/Button/IconOnlyButton';
import { messages } from './messages';
import { PrintedRecipe } from './recipeParts';

const noChange = () => () => undefined;

/** Some phone browsers cannot print. A page drawn by the server shows the button until the browser has said so. */
const useCanPrint = () =>
  useSyncExternalStore(
    noChange,
    () => typeof window.print === 'function',
    () => true,
  );

/** A press on a page that has only just come alive may be sooner than the code of the sheet. */
const print = () =>
  void PrintedRecipe.preload()
    .catch(() => undefined)
    .then(() => window.print());

/** Opens the browser's print dialog, which prints the PrintSheet. */
export const PrintButton = () => {
  const { formatMessage } = useIntl();
  if (!useCanPrint()) return null;
  return (
    <IconOnlyButton aria-label={formatMessage(messages.print)} onClick={print}>
      <PrintIcon fontSize="medium" />
    </IconOnlyButton>
  );
};
