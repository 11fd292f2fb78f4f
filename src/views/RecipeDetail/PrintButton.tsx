import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { IconOnlyButton } from '@/components/Button/IconOnlyButton';
import { messages } from './messages';

const noChange = () => () => undefined;

/** Some phone browsers cannot print. A page drawn by the server shows the button until the browser has said so. */
const useCanPrint = () =>
  useSyncExternalStore(
    noChange,
    () => typeof window.print === 'function',
    () => true,
  );

/** Opens the browser's print dialog, which prints the PrintSheet. */
export const PrintButton = () => {
  const { formatMessage } = useIntl();
  if (!useCanPrint()) return null;
  return (
    <IconOnlyButton aria-label={formatMessage(messages.print)} onClick={() => window.print()}>
      <PrintIcon fontSize="medium" />
    </IconOnlyButton>
  );
};
