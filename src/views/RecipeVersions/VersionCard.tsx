import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RecipeWords } from '@contracts/ownRecipes';
import { Button } from '@/components/Button/Button';
import { Comparison } from './Comparison';
import { messages } from './messages';
import { Buttons, CurrentMark, Head, Lines, Mark, PartTitle, Sheet } from './RecipeVersionsView.styles';
import { useSoughtFocus } from './useSoughtFocus';
import type { ShownVersion } from './useVersions';

interface VersionCardProps {
  version: ShownVersion;
  /** What the recipe says now. */
  now: RecipeWords;
  lang?: string;
  /** The page was opened to read this version. */
  isSought?: boolean;
  onRestore: () => void;
}

/** Everything that a version says. */
const WholeVersion = ({ words, lang }: { words: RecipeWords; lang?: string }) => {
  const { formatMessage } = useIntl();
  return (['ingredients', 'steps'] as const).map((part) => (
    <div key={part}>
      <PartTitle>{formatMessage(messages[`part.${part}`])}</PartTitle>
      <Lines lang={lang}>
        {words[part].map((line, i) => (
          <li key={i}>{typeof line === 'string' ? line : line.text}</li>
        ))}
      </Lines>
    </div>
  ));
};

/** What a card calls a version, the device it was saved on, and its marks. */
const useVersionNames = (version: ShownVersion) => {
  const { formatMessage, formatDate, formatList } = useIntl();
  const { savedAt, device, kind, isCurrent, isUnsent, words, key } = version;
  const where =
    device === 'this'
      ? formatMessage(messages.thisDevice)
      : device &&
        formatList(
          [device.browser, device.system].filter((one) => one !== null),
          { type: 'unit' },
        );
  const known = [
    isCurrent && messages.current,
    kind === 'merge' && messages.merged,
    kind === 'refused' && messages.refused,
    isUnsent && messages.unsent,
    key === '' && !isCurrent && messages.first,
  ].filter((one) => one !== false);
  // Without its time, a version is named for what it is, or else for its dish.
  const [first, ...others] = known;
  const named = first ? formatMessage(first) : words.title;
  const name = savedAt === undefined ? named : formatDate(savedAt, { dateStyle: 'long', timeStyle: 'short' });
  const marks = savedAt === undefined ? others : known;
  return { name, where, marks };
};

/** One save of a recipe: when and where, what has changed since, and a way back to it. */
export const VersionCard = ({ version, now, lang, isSought = false, onRestore }: VersionCardProps) => {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const nameId = useId();
  const card = useRef<HTMLElement>(null);
  useSoughtFocus(card, isSought);
  const { isCurrent, words } = version;
  const { name, where, marks } = useVersionNames(version);
  return (
    <Sheet ref={card} as="article" aria-labelledby={nameId} tabIndex={isSought ? -1 : undefined}>
      <Head>
        <div>
          <PartTitle id={nameId} as="h2">
            {name}
          </PartTitle>
          {name !== words.title && <span lang={lang}>{words.title}</span>}
          {where && <Mark>{where}</Mark>}
          {marks
            .filter((mark) => mark !== messages.current)
            .map((mark) => (
              <Mark key={mark.id}>
                <b>{formatMessage(mark)}</b>
              </Mark>
            ))}
        </div>
        {marks.includes(messages.current) && <CurrentMark>{formatMessage(messages.current)}</CurrentMark>}
        {!isCurrent && (
          <Buttons>
            <Button look="outlined" aria-expanded={isOpen} aria-describedby={nameId} onClick={() => setIsOpen(!isOpen)}>
              {formatMessage(isOpen ? messages.hideComparison : messages.compare)}
            </Button>
            <Button look="outlined" aria-describedby={nameId} onClick={onRestore}>
              {formatMessage(messages.restore)}
            </Button>
          </Buttons>
        )}
      </Head>
      {isSought && <WholeVersion words={words} lang={lang} />}
      {isOpen && !isCurrent && <Comparison before={words} after={now} lang={lang} />}
    </Sheet>
  );
};
