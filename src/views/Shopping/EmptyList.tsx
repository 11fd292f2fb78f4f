import SearchIcon from '@mui/icons-material/Search';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { messages } from './messages';

/** A list without lines, and the way to recipes that fill it. */
export const EmptyList = () => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      isPart
      drawing="emptyBasket"
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
    >
      <ButtonLink to="/" look="outlined">
        <SearchIcon fontSize="compact" />
        {formatMessage(messages.find)}
      </ButtonLink>
    </EmptyState>
  );
};
