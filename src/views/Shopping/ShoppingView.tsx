import { useIntl } from 'react-intl';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { useAppSelector } from '@/store/hooks';
import { selectShownList } from '@/store/shoppingLines';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';
import { Column, Heading } from './Shopping.styles';
import { ShoppingList } from './ShoppingList';
import { useOpenList } from './useOpenList';

/** The cook's own shopping list: on this device for a guest, on the account for others. */
export const ShoppingView = () => {
  const { formatMessage } = useIntl();
  const list = useAppSelector(selectListOwner);
  const count = useAppSelector((state) => selectShownList(state, list).openCount);
  const title = formatMessage(messages.title);
  useOpenList(list);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  return (
    <Column>
      <Heading>
        <PageHeading>{title}</PageHeading>
        {count > 0 && <span>{formatMessage(messages.toBuy, { count })}</span>}
      </Heading>
      <ShoppingList list={list} title={title} />
    </Column>
  );
};
