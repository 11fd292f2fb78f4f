import { useIntl } from 'react-intl';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { TextPage } from '@/components/TextPage/TextPage';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';

/** Whom to contact: the operator of this server, or the project. */
export const ContactView = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  return (
    <TextPage title={title}>
      <p>{formatMessage(messages.operator)}</p>
      <p>{formatMessage(messages.faults)}</p>
    </TextPage>
  );
};
