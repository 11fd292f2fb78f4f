import RefreshIcon from '@mui/icons-material/Refresh';
import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { CardSkeletons } from '@/components/RecipeCardSkeleton/CardSkeletons';
import { WaitingNote } from '@/components/WaitingNote/WaitingNote';
import { messages } from './messages';

const Text = styled('p')(({ theme }) => ({ ...theme.typography.h3, margin: '8px 0 24px' }));

interface TryAgainProps {
  look: 'text' | 'filled';
  isFetching: boolean;
  onTry: () => void;
}

/** Requests the account's list once more. */
export const TryAgain = ({ look, isFetching, onTry }: TryAgainProps) => {
  const { formatMessage } = useIntl();
  return (
    <Button look={look} disabled={isFetching} onClick={onTry}>
      <RefreshIcon fontSize="compact" />
      {formatMessage(messages.tryAgain)}
    </Button>
  );
};

const Loading = () => {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Text role="status">{formatMessage(messages.loading)}</Text>
      <WaitingNote />
      <CardSkeletons />
    </div>
  );
};

interface NoSavedRecipesProps {
  isLoading: boolean;
  isError: boolean;
  isFetching: boolean;
  onTry: () => void;
}

/** Shown in place of the list while this device has no recipe: it is loading, could not be loaded, or is empty. */
export const NoSavedRecipes = ({ isLoading, isError, isFetching, onTry }: NoSavedRecipesProps) => {
  const { formatMessage } = useIntl();
  if (isLoading) return <Loading />;
  if (isError)
    return (
      <EmptyState
        isPart
        drawing="unpluggedStove"
        title={formatMessage(messages.failed)}
        text={formatMessage(messages.failedText)}
      >
        <TryAgain look="filled" isFetching={isFetching} onTry={onTry} />
      </EmptyState>
    );
  return (
    <EmptyState
      isPart
      drawing="emptyShelf"
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
    >
      <ButtonLink to="/" look="filled">
        <SearchIcon fontSize="compact" />
        {formatMessage(messages.find)}
      </ButtonLink>
    </EmptyState>
  );
};
