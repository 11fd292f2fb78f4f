import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { AllergenBadgeList, hasAllergenBadges } from '@/components/AllergenBadge/AllergenBadgeList';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { StandIns } from '@/components/StandIns/StandIns';
import { ServingsStepper } from '@/components/ServingsStepper/ServingsStepper';
import { useAppSelector } from '@/store/hooks';
import { selectEffectiveAllergens } from '@/store/selectors';
import { AdaptPanel } from './AdaptPanel';
import { IngredientChecklist } from './IngredientChecklist';
import { MatchPanel } from './MatchPanel';
import { messages } from './messages';
import type { ServingsProps } from './servingsProps';
import { PairedStacks, PanelHead, PanelStack } from './tabParts';

interface IngredientsTabProps extends ServingsProps {
  /** The recipe without the swaps. */
  original: Recipe;
}

/** The ingredients, for the chosen servings and units. */
export const IngredientsTab = ({ recipe, original, swaps, servings, onServingsChange }: IngredientsTabProps) => {
  const { formatMessage } = useIntl();
  const { matchedIngredients, totalIngredients, standIns = [] } = recipe;
  const excluded = useAppSelector(selectEffectiveAllergens);

  return (
    <PairedStacks>
      <PanelStack>
        <Panel>
          <PanelHead>
            <PanelTitle>{formatMessage(messages.ingredients)}</PanelTitle>
            <ServingsStepper servings={servings} onChange={onServingsChange} />
          </PanelHead>
          {standIns.length > 0 && <StandIns standIns={standIns} />}
          <IngredientChecklist recipe={recipe} swaps={swaps} servings={servings} />
        </Panel>
        {hasAllergenBadges(recipe) && (
          <Panel>
            <PanelTitle style={{ marginBottom: 14 }}>{formatMessage(messages.allergens)}</PanelTitle>
            <AllergenBadgeList label={formatMessage(messages.allergens)} recipe={recipe} excluded={excluded} />
          </Panel>
        )}
      </PanelStack>
      <PanelStack>
        {matchedIngredients !== undefined && Boolean(totalIngredients) && (
          <MatchPanel recipe={recipe} matched={matchedIngredients} total={totalIngredients ?? 0} />
        )}
        <AdaptPanel original={original} swaps={swaps} servings={servings} />
      </PanelStack>
    </PairedStacks>
  );
};
