import { useIntl } from 'react-intl';
import { TERMS_VERSION } from '@contracts/limits';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { TextContents } from '@/components/TextContents/TextContents';
import { TextPage } from '@/components/TextPage/TextPage';
import { messages as layoutMessages } from '../Layout/messages';
import { messages } from './messages';

/** The ten sections, in the prescribed order (row 2.terms of docs/spec-coverage.md). */
const SECTIONS = [
  { title: messages.introductionTitle, text: messages.introductionText },
  { title: messages.useTitle, text: messages.useText },
  { title: messages.accountsTitle, text: messages.accountsText },
  { title: messages.contentTitle, text: messages.contentText },
  { title: messages.userContentTitle, text: messages.userContentText },
  { title: messages.privacyTitle, text: messages.privacyText },
  { title: messages.disclaimersTitle, text: messages.disclaimersText },
  { title: messages.liabilityTitle, text: messages.liabilityText },
  { title: messages.changesTitle, text: messages.changesText },
  { title: messages.contactTitle, text: messages.contactText },
] as const;

/** The terms of use. When their meaning changes, change TERMS_VERSION. */
export const TermsView = () => {
  const { formatMessage, locale } = useIntl();
  const title = formatMessage(messages.title);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  // The prescribed date is "May 17, 2025" in British English too.
  const dates = new Intl.DateTimeFormat(locale.startsWith('en') ? 'en-US' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const date = dates.format(new Date(`${TERMS_VERSION}T12:00:00Z`));
  const sections = SECTIONS.map((section, i) => ({
    id: `section-${i + 1}`,
    title: formatMessage(messages.section, { number: i + 1, title: formatMessage(section.title) }),
    text: formatMessage(section.text),
  }));
  return (
    <TextPage title={title} aside={<TextContents sections={sections} />}>
      <p>{formatMessage(messages.updated, { date })}</p>
      {sections.map((section) => (
        <section key={section.id} id={section.id}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </TextPage>
  );
};
