import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { PrintIcon } from '@/components/icons/PrintIcon';
import { messages } from './messages';

/** Opens the browser's own print dialog; what is printed is the PrintSheet. */
export const PrintButton = () => {
  const { formatMessage } = useIntl();
  return (
    <Button size="large" onClick={() => window.print()}>
      <PrintIcon size={22} />
      {formatMessage(messages.print)}
    </Button>
  );
};
