import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { differencesOf } from '@kitchen/recipes/versions/differences';
import type { RecipeWords } from '@contracts/ownRecipes';
import { Button } from '@/components/Button/Button';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { messages } from './messages';
import { PartLine } from './PartLine';
import { Buttons, Lines, Mark, PartTitle, Sheet } from './RecipeVersionsView.styles';
import type { ShownVersion } from './useVersions';

/** What has changed between a version and the current one. */
const Comparison = ({ before, after, lang }: { before: RecipeWords; after: RecipeWords; lang?: string }) => {
  const { formatMessage } = useIntl();
  const differences = useMemo(() => differencesOf(before, after), [before, after]);
  if (differences.length === 0) return <Mark>{formatMessage(messages.same)}</Mark>;
  return differences.map(({ part, lines }) => (
    <div key={part}>
      <PartTitle>{formatMessage(messages[`part.${part}`])}</PartTitle>
      <Lines>
        {lines.map(({ text, change }, i) => (
          <li key={i} data-change={change}>
            {change !== 'same' && (
              <VisuallyHidden>{formatMessage(change === 'removed' ? messages.was : messages.is)} </VisuallyHidden>
            )}
            <PartLine part={part} text={text} lang={lang} />
          </li>
        ))}
      </Lines>
    </div>
  ));
};

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

/** One save of a recipe: when and where, what has changed since, and a way back to it. */
export const VersionCard = ({ version, now, lang, isSought = false, onRestore }: VersionCardProps) => {
  const { formatMessage, formatDate, formatList } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const nameId = useId();
  const card = useRef<HTMLElement>(null);
  // A link to a version leads to it, for the eye and for the keyboard.
  useEffect(() => {
    if (isSought) card.current?.focus();
  }, [isSought]);
  const { savedAt, device, kind, isCurrent, isUnsent, words, key } = version;
  const when = savedAt === undefined ? words.title : formatDate(savedAt, { dateStyle: 'long', timeStyle: 'short' });
  const where =
    device === 'this'
      ? formatMessage(messages.thisDevice)
      : device &&
        formatList(
          [device.browser, device.system].filter((one) => one !== null),
          { type: 'unit' },
        );
  const marks = [
    isCurrent && messages.current,
    kind === 'merge' && messages.merged,
    kind === 'refused' && messages.refused,
    isUnsent && messages.unsent,
    key === '' && !isCurrent && messages.first,
  ].filter((one) => one !== false);
  return (
    <Sheet ref={card} as="article" aria-labelledby={nameId} tabIndex={isSought ? -1 : undefined}>
      <PartTitle id={nameId} as="h2">
        {when}
      </PartTitle>
      {savedAt !== undefined && <span lang={lang}>{words.title}</span>}
      {where && <Mark>{where}</Mark>}
      {marks.map((mark) => (
        <Mark key={mark.id}>
          <b>{formatMessage(mark)}</b>
        </Mark>
      ))}
      {isSought && <WholeVersion words={words} lang={lang} />}
      {!isCurrent && (
        <Buttons>
          <Button look="outlined" aria-expanded={isOpen} aria-describedby={nameId} onClick={() => setIsOpen(!isOpen)}>
            {formatMessage(messages.compare)}
          </Button>
          <Button look="outlined" aria-describedby={nameId} onClick={onRestore}>
            {formatMessage(messages.restore)}
          </Button>
        </Buttons>
      )}
      {isOpen && !isCurrent && <Comparison before={words} after={now} lang={lang} />}
    </Sheet>
  );
};
