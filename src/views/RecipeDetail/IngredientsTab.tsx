import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { AllergenBadgeList, hasAllergenBadges } from '@/components/AllergenBadge/AllergenBadgeList';
import { IngredientList } from '@/components/IngredientList/IngredientList';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { StandIns } from '@/components/StandIns/StandIns';
import { ServingsStepper } from '@/components/ServingsStepper/ServingsStepper';
import { ingredientTicked, selectTicked, ticksCleared } from '@/slices/recipePageSlice';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectEffectiveAllergens } from '@/store/selectors';
import { MatchPanel } from './MatchPanel';
import { messages } from './messages';
import type { ServingsProps } from './servingsProps';
import { useIngredientLines } from './useIngredientLines';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 360px', gap: 28 },
}));

const Aside = styled('div')({ display: 'grid', gap: 24 });

export const PanelHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
});

/** The ingredients, for the chosen servings and units. */
export const IngredientsTab = ({ recipe, swaps, servings, onServingsChange }: ServingsProps) => {
  const { formatMessage } = useIntl();
  const { matchedIngredients, totalIngredients, needs, standIns = [] } = recipe;
  const excluded = useAppSelector(selectEffectiveAllergens);
  const dispatch = useAppDispatch();
  const ticked = useAppSelector((state) => selectTicked(state, recipe.id));

  const lines = useIngredientLines(recipe, swaps, servings);

  return (
    <Columns>
      <Panel>
        <PanelHead>
          <PanelTitle>{formatMessage(messages.ingredients)}</PanelTitle>
          <ServingsStepper servings={servings} onChange={onServingsChange} />
        </PanelHead>
        {standIns.length > 0 && <StandIns standIns={standIns} />}
        <div lang={langAttribute(recipe)}>
          <IngredientList
            lines={lines}
            ticked={ticked}
            onTick={(line) => dispatch(ingredientTicked({ recipeId: recipe.id, line }))}
            onReset={() => dispatch(ticksCleared(recipe.id))}
          />
        </div>
      </Panel>
      <Aside>
        {matchedIngredients !== undefined && Boolean(totalIngredients) && (
          <MatchPanel
            title={recipe.title}
            matched={matchedIngredients}
            total={totalIngredients ?? 0}
            needs={needs ?? []}
          />
        )}
        {hasAllergenBadges(recipe) && (
          <Panel>
            <PanelTitle style={{ marginBottom: 14 }}>{formatMessage(messages.allergens)}</PanelTitle>
            <AllergenBadgeList label={formatMessage(messages.allergens)} recipe={recipe} excluded={excluded} />
          </Panel>
        )}
      </Aside>
    </Columns>
  );
};
