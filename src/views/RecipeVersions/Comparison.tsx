import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { RecipeWords } from '@contracts/ownRecipes';
import { differencesOf } from '@kitchen/recipes/versions/differences';
import { messages } from './messages';
import { PartLine } from './PartLine';
import { Change, Differences, Lines, Mark, PartTitle } from './RecipeVersionsView.styles';

/** What has changed between a version and the current one. */
export const Comparison = ({ before, after, lang }: { before: RecipeWords; after: RecipeWords; lang?: string }) => {
  const { formatMessage } = useIntl();
  const differences = useMemo(() => differencesOf(before, after), [before, after]);
  if (differences.length === 0) return <Mark>{formatMessage(messages.same)}</Mark>;
  return (
    <Differences>
      {differences.map(({ part, lines }) => (
        <div key={part}>
          <PartTitle>{formatMessage(messages[`part.${part}`])}</PartTitle>
          <Lines>
            {lines.map(({ text, change }, i) => (
              <li key={i} data-change={change}>
                {change !== 'same' && (
                  <Change>{formatMessage(change === 'removed' ? messages.was : messages.is)} </Change>
                )}
                <PartLine part={part} text={text} lang={lang} />
              </li>
            ))}
          </Lines>
        </div>
      ))}
    </Differences>
  );
};
