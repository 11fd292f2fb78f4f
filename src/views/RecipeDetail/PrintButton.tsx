import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { messages } from './messages';

/** Opens the browser's print dialog, which prints the PrintSheet. */
export const PrintButton = () => {
  const { formatMessage } = useIntl();
  // Some phone browsers cannot print.
  if (typeof window.print !== 'function') return null;
  return (
    <Button size="large" onClick={() => window.print()}>
      <PrintIcon fontSize="compact" />
      {formatMessage(messages.print)}
    </Button>
  );
};
