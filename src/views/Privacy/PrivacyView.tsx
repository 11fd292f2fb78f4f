import { useIntl } from 'react-intl';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { TextPage } from '@/components/TextPage/TextPage';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';

/** Where data is stored. Keep it true: update this page whenever the product stores something new. */
export const PrivacyView = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  return (
    <TextPage title={title}>
      <p>{formatMessage(messages.short)}</p>
      <h2>{formatMessage(messages.browserTitle)}</h2>
      <p>{formatMessage(messages.browser)}</p>
      <h2>{formatMessage(messages.serverTitle)}</h2>
      <p>{formatMessage(messages.server)}</p>
      <h2>{formatMessage(messages.modelTitle)}</h2>
      <p>{formatMessage(messages.model)}</p>
      <h2>{formatMessage(messages.accountTitle)}</h2>
      <p>{formatMessage(messages.account)}</p>
      <h2>{formatMessage(messages.questionsTitle)}</h2>
      <p>{formatMessage(messages.questions)}</p>
    </TextPage>
  );
};
