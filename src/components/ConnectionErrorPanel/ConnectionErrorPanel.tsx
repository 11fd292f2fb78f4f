import RefreshIcon from '@mui/icons-material/Refresh';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { messages } from './messages';

interface ConnectionErrorPanelProps {
  /** What exactly went wrong. Not an alert: the toast of the same failure is one. */
  fault?: string;
  /** The kitchen is there but does not answer, there is no way to it, or it took too long. */
  drawing?: 'shutHatch' | 'unpluggedStove' | 'hourglass';
  onTryAgain: () => void;
  onRefresh: () => void;
}

/** Shown when the server cannot be reached: one headline, one cause, and the two actions that help. */
export const ConnectionErrorPanel = ({
  fault,
  drawing = 'shutHatch',
  onTryAgain,
  onRefresh,
}: ConnectionErrorPanelProps) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState isPart isBelowForm drawing={drawing} title={formatMessage(messages.text)} text={fault}>
      <Button look="filled" onClick={onTryAgain}>
        <RefreshIcon fontSize="compact" />
        {formatMessage(messages.tryAgain)}
      </Button>
      <Button look="outlined" onClick={onRefresh}>
        {formatMessage(messages.refresh)}
      </Button>
    </EmptyState>
  );
};
