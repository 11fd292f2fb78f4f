import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { clashesOf, resolvedWords, type Choices } from '@kitchen/recipes/versions/mergeWords';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { Button } from '@/components/Button/Button';
import { PanelTitle } from '@/components/Panel/Panel';
import type { EditClash } from '@/lib/account/unsentChanges';
import { messages } from './messages';
import { Buttons, Lead, Sheet } from './RecipeVersionsView.styles';
import { SideChoice } from './SideChoice';

interface ClashPanelProps {
  /** What this device saved. */
  mine: Recipe;
  clash: EditClash;
  lang?: string;
  onChoose: (words: RecipeWords) => void;
}

/** Two versions of a recipe side by side, wherever both changed the same words. */
export const ClashPanel = ({ mine, clash, lang, onChoose }: ClashPanelProps) => {
  const { formatMessage } = useIntl();
  const sides = useMemo(
    () => ({ base: clash.base, mine: wordsOf(mine), theirs: wordsOf(clash.theirs) }),
    [clash, mine],
  );
  const clashes = useMemo(() => clashesOf(sides), [sides]);
  const [choices, setChoices] = useState<Choices>({});
  const choiceOf = (key: string) => choices[key] ?? 'mine';
  return (
    <Sheet>
      <PanelTitle>{formatMessage(messages.clash)}</PanelTitle>
      <Lead>{formatMessage(messages.clashHint)}</Lead>
      {clashes.map((one) => (
        <SideChoice
          key={one.key}
          clash={one}
          value={choiceOf(one.key)}
          lang={lang}
          onChange={(choice) => setChoices({ ...choices, [one.key]: choice })}
        />
      ))}
      <Buttons>
        <Button
          look="filled"
          size="large"
          onClick={() =>
            onChoose(resolvedWords(sides, Object.fromEntries(clashes.map(({ key }) => [key, choiceOf(key)]))))
          }
        >
          {formatMessage(messages.choose)}
        </Button>
      </Buttons>
    </Sheet>
  );
};
