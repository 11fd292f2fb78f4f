import { IngredientList } from '@/components/IngredientList/IngredientList';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { ingredientTicked, selectTicked, ticksCleared } from '@/slices/recipePageSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { ServingsProps } from './servingsProps';
import { useIngredientLines } from './useIngredientLines';

type IngredientChecklistProps = Omit<ServingsProps, 'onServingsChange'>;

/** The recipe's ingredients as a checklist; the ticks are the same wherever it is shown. */
export const IngredientChecklist = ({ recipe, swaps, servings }: IngredientChecklistProps) => {
  const dispatch = useAppDispatch();
  const lines = useIngredientLines(recipe, swaps, servings);
  const ticked = useAppSelector((state) => selectTicked(state, recipe.id));
  return (
    <div lang={langAttribute(recipe)}>
      <IngredientList
        lines={lines}
        ticked={ticked}
        onTick={(line) => dispatch(ingredientTicked({ recipeId: recipe.id, line }))}
        onReset={() => dispatch(ticksCleared(recipe.id))}
      />
    </div>
  );
};
