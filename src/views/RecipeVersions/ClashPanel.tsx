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

/** Two versions of a recipe side by side, wherever both changed the same words. */
export const ClashPanel = ({ mine, clash, lang, onChoose }: ClashPanelProps) => {
  const { formatMessage } = useIntl();
  const sides = useMemo(
    () => ({ base: clash.base, mine: wordsOf(mine), theirs: wordsOf(clash.theirs) }),
    [clash, mine],
  );
  const clashes = useMemo(() => clashesOf(sides), [sides]);
  const [choices, setChoices] = useState<Choices>({});
  const shown = (one: Clash, side: 'mine' | 'theirs') =>
    one[side].length === 0 ? (
      <p>{formatMessage(messages.nothing)}</p>
    ) : (
      one[side].map((line, i) => (
        <p key={i}>
          <PartLine part={one.part} text={line} lang={lang} />
        </p>
      ))
    );
  return (
    <Sheet>
      <PanelTitle>{formatMessage(messages.clash)}</PanelTitle>
      <Lead>{formatMessage(messages.clashHint)}</Lead>
      {clashes.map((one) => {
        const part = formatMessage(messages[`part.${one.part}`]);
        return (
          <div key={one.key}>
            <PartTitle>{part}</PartTitle>
            <Sides>
              <div>
                <b>{formatMessage(messages.mine)}</b>
                {shown(one, 'mine')}
              </div>
              <div>
                <b>{formatMessage(messages.theirs)}</b>
                {shown(one, 'theirs')}
              </div>
            </Sides>
            <div style={{ marginBlock: 12 }}>
              <SegmentedControl
                label={part}
                value={choices[one.key] ?? 'mine'}
                segments={[
                  { value: 'mine', label: formatMessage(messages.mine) },
                  { value: 'theirs', label: formatMessage(messages.theirs) },
                  ...(isList(one) ? [{ value: 'both' as const, label: formatMessage(messages.both) }] : []),
                ]}
                onChange={(choice) => setChoices({ ...choices, [one.key]: choice })}
              />
            </div>
          </div>
        );
      })}
      <Buttons>
        <Button
          look="filled"
          size="large"
          onClick={() => {
            const all = Object.fromEntries(clashes.map(({ key }) => [key, choices[key] ?? 'mine']));
            onChoose(resolvedWords(sides, all));
          }}
        >
          {formatMessage(messages.choose)}
        </Button>
      </Buttons>
    </Sheet>
  );
};
