import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { sharedListKey } from '@/slices/shoppingSlice';
import { selectIsLinkLost } from '@/slices/lineSyncSlice';
import { useAppSelector } from '@/store/hooks';
import { selectShownList } from '@/store/shoppingLines';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';
import { Column, Heading } from './Shopping.styles';
import { ShoppingList } from './ShoppingList';
import { useOpenList } from './useOpenList';

/** Another person's list, opened by its link: both tick it, and see what the other does. */
export const SharedListView = () => {
  const { formatMessage } = useIntl();
  const { share = '' } = useParams();
  const list = sharedListKey(share);
  const isLost = useAppSelector((state) => selectIsLinkLost(state, list));
  const count = useAppSelector((state) => selectShownList(state, list).openCount);
  const title = formatMessage(messages.sharedTitle);
  useOpenList(list);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  if (isLost)
    return (
      <Column>
        <EmptyState drawing="lostPage" title={formatMessage(messages.lost)} text={formatMessage(messages.lostText)}>
          <ButtonLink to="/shopping" look="filled">
            <ShoppingBasketIcon fontSize="compact" />
            {formatMessage(messages.ownList)}
          </ButtonLink>
        </EmptyState>
      </Column>
    );
  return (
    <Column>
      <Heading>
        <PageHeading>{title}</PageHeading>
        {count > 0 && <span>{formatMessage(messages.toBuy, { count })}</span>}
      </Heading>
      <ShoppingList list={list} title={title} isShared />
    </Column>
  );
};
