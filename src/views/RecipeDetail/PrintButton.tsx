import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useIntl } from 'react-intl';
import { IconOnlyButton } from '@/components/Button/IconOnlyButton';
import { messages } from './messages';

/** Opens the browser's print dialog, which prints the PrintSheet. */
export const PrintButton = () => {
  const { formatMessage } = useIntl();
  // Some phone browsers cannot print.
  if (typeof window.print !== 'function') return null;
  return (
    <IconOnlyButton aria-label={formatMessage(messages.print)} onClick={() => window.print()}>
      <PrintIcon fontSize="medium" />
    </IconOnlyButton>
  );
};
