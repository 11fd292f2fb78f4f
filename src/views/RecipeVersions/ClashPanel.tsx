import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { clashesOf, resolvedWords, type Choices, type Clash } from '@kitchen/recipes/versions/mergeWords';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { Button } from '@/components/Button/Button';
import { PanelTitle } from '@/components/Panel/Panel';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import type { EditClash } from '@/lib/account/unsentChanges';
import { messages } from './messages';
import { PartLine } from './PartLine';
import { Buttons, Lead, PartTitle, Sheet, Sides } from './RecipeVersionsView.styles';

interface ClashPanelProps {
  /** What this device saved. */
  mine: Recipe;
  clash: EditClash;
  lang?: string;
  onChoose: (words: RecipeWords) => void;
}

const isList = ({ part }: Clash) => part === 'ingredients' || part === 'steps';

type Side = 'mine' | 'theirs';

/** What one side says; a sentence where it says nothing. */
const SideLines = ({ clash, side, lang }: { clash: Clash; side: Side; lang?: string }) => {
  const { formatMessage } = useIntl();
  if (clash[side].length === 0) return <p>{formatMessage(messages.nothing)}</p>;
  return clash[side].map((line, i) => (
    <p key={i}>
      <PartLine part={clash.part} text={line} lang={lang} />
    </p>
  ));
};

interface ClashChoiceProps {
  clash: Clash;
  value: Choices[string];
  lang?: string;
  onChange: (choice: Choices[string]) => void;
}

/** Both sides of one part of a recipe, and the choice between them. */
const ClashChoice = ({ clash, value, lang, onChange }: ClashChoiceProps) => {
  const { formatMessage } = useIntl();
  const part = formatMessage(messages[`part.${clash.part}`]);
  return (
    <div style={{ marginTop: 8 }}>
      <PartTitle>{part}</PartTitle>
      <Sides data-keep-clear>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <b>{formatMessage(messages[side])}</b>
            <SideLines clash={clash} side={side} lang={lang} />
          </div>
        ))}
      </Sides>
      <div style={{ marginBlock: 12 }}>
        <SegmentedControl
          label={part}
          value={value}
          segments={[
            { value: 'mine', label: formatMessage(messages.mine) },
            { value: 'theirs', label: formatMessage(messages.theirs) },
            ...(isList(clash) ? [{ value: 'both' as const, label: formatMessage(messages.both) }] : []),
          ]}
          onChange={onChange}
        />
      </div>
    </div>
  );
};

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
        <ClashChoice
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
