import { useIntl } from 'react-intl';
import { DishStage } from '@/components/DishStage/DishStage';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { TextPage } from '@/components/TextPage/TextPage';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';

/** What the product is, how it decides, and what it does not promise. */
export const AboutView = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  return (
    <TextPage title={title} aside={<DishStage />}>
      <p>{formatMessage(messages.what)}</p>
      <h2>{formatMessage(messages.howTitle)}</h2>
      <p>{formatMessage(messages.how)}</p>
      <h2>{formatMessage(messages.allergensTitle)}</h2>
      <p>{formatMessage(messages.allergens)}</p>
      <h2>{formatMessage(messages.picturesTitle)}</h2>
      <p>{formatMessage(messages.pictures)}</p>
    </TextPage>
  );
};
