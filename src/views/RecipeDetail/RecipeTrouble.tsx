import RefreshIcon from '@mui/icons-material/Refresh';
import SearchIcon from '@mui/icons-material/Search';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { messages } from './messages';

interface RecipeTroubleProps {
  kind: 'notFound' | 'failed';
  onRetry: () => void;
}

/** What stands in place of a recipe that is not there, or that could not be read. */
export const RecipeTrouble = ({ kind, onRetry }: RecipeTroubleProps) => {
  const { formatMessage } = useIntl();
  return kind === 'notFound' ? (
    <EmptyState drawing="lostCard" title={formatMessage(messages.notFound)} text={formatMessage(messages.notFoundText)}>
      <ButtonLink to="/" look="filled">
        <SearchIcon fontSize="compact" />
        {formatMessage(messages.findRecipes)}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      drawing="unpluggedStove"
      title={formatMessage(messages.failed)}
      text={formatMessage(messages.failedText)}
    >
      <Button look="filled" onClick={onRetry}>
        <RefreshIcon fontSize="compact" />
        {formatMessage(messages.tryAgain)}
      </Button>
    </EmptyState>
  );
};
