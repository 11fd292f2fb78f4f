import { useIntl } from 'react-intl';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { TextContents } from '@/components/TextContents/TextContents';
import { TextPage } from '@/components/TextPage/TextPage';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';

const SECTIONS = [
  { id: 'browser', title: messages.browserTitle, text: messages.browser },
  { id: 'server', title: messages.serverTitle, text: messages.server },
  { id: 'model', title: messages.modelTitle, text: messages.model },
  { id: 'account', title: messages.accountTitle, text: messages.account },
  { id: 'questions', title: messages.questionsTitle, text: messages.questions },
] as const;

/** Where data is stored. Keep it true: update this page whenever the product stores something new. */
export const PrivacyView = () => {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  const sections = SECTIONS.map((section) => ({
    id: section.id,
    title: formatMessage(section.title),
    text: formatMessage(section.text),
  }));
  return (
    <TextPage title={title} aside={<TextContents sections={sections} />}>
      <p>{formatMessage(messages.short)}</p>
      {sections.map(({ id, title, text }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </TextPage>
  );
};
