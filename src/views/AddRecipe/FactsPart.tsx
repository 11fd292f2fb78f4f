import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AllergenEvidenceList } from '@/components/AllergenEvidenceList/AllergenEvidenceList';
import { PanelTitle } from '@/components/Panel/Panel';
import { useVocabulary } from '@/i18n/useVocabulary';
import { selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { useAppSelector } from '@/store/hooks';
import { Hint, Part } from './AddRecipeView.styles';
import { duplicateOf, recipeOfContent } from './draftContent';
import { messages } from './messages';
import type { DraftForm } from './useDraftForm';

/** Allergens with their evidence, diets and calories of the draft, computed on the device while the cook types. */
export const FactsPart = ({ values }: Pick<DraftForm, 'values'>) => {
  const { formatMessage, formatList } = useIntl();
  const vocabulary = useVocabulary();
  const saved = useAppSelector(selectSavedRecipes);
  const deferred = useDeferredValue(values);
  const recipe = useMemo(() => recipeOfContent(deferred), [deferred]);
  const duplicate = useMemo(() => duplicateOf(recipe, saved), [recipe, saved]);
  const { calories } = recipe;
  // "No restrictions" says nothing about a recipe.
  const diets = (recipe.dietTypes ?? []).filter((diet) => diet !== 'Meat');
  const isEmpty = !values.ingredients.some(({ text, isHeading }) => !isHeading && text.trim() !== '');
  if (isEmpty)
    return (
      <Part aria-live="off">
        <PanelTitle>{formatMessage(messages.facts)}</PanelTitle>
        <Hint>{formatMessage(messages.factsLater)}</Hint>
      </Part>
    );
  return (
    <Part aria-live="off">
      <PanelTitle>{formatMessage(messages.facts)}</PanelTitle>
      <AllergenEvidenceList recipe={recipe} />
      {diets.length > 0 && (
        <p style={{ margin: 0 }}>
          <b>{formatMessage(messages.diets)}</b> {formatList(diets.map(vocabulary.diet))}
        </p>
      )}
      {typeof calories === 'number' && (
        <p style={{ margin: 0 }}>{formatMessage(messages.kcal, { calories: Math.round(calories) })}</p>
      )}
      {duplicate && <p role="status">{formatMessage(messages.duplicate, { title: duplicate.title })}</p>}
    </Part>
  );
};
