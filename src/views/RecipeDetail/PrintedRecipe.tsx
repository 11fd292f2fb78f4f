import type { Recipe } from '@contracts/recipe';
import { displayLine, displayParts } from '@kitchen/measures/units';
import { PrintCard } from '@/components/PrintCard/PrintCard';
import { usePhotoHere } from '@/components/RecipeImage/usePhotoHere';
import { useAllergenNotices } from '@/components/AllergenNotice/useAllergenNotices';
import { useVocabulary } from '@/i18n/useVocabulary';
import { pictureSources } from '@/lib/recipe/fallbackImage';
import { prepMinutes } from '@/lib/search/prepMinutes';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { useAppSelector } from '@/store/hooks';
import { selectEffectiveAllergens } from '@/store/selectors';
import { useDisplayOptions } from './useDisplayOptions';

interface PrintedRecipeProps {
  recipe: Recipe;
  servings: number;
}

/** A recipe as a sheet of paper shows it. */
export const PrintedRecipe = ({ recipe, servings }: PrintedRecipeProps) => {
  const vocabulary = useVocabulary();
  const options = useDisplayOptions(recipe, servings);
  const notices = useAllergenNotices()(recipe, useAppSelector(selectEffectiveAllergens));
  const minutes = prepMinutes(recipe.prepTime);
  const photo = usePhotoHere(recipe.imageUrl);
  return (
    <PrintCard
      title={recipe.title}
      description={recipe.description}
      lang={langAttribute(recipe)}
      pictureUrl={photo?.url ?? pictureSources(recipe).src}
      servings={servings}
      cuisine={vocabulary.cuisineOf(recipe)}
      time={minutes === undefined ? undefined : vocabulary.minutes(minutes)}
      ingredients={recipe.ingredients.map((line) =>
        typeof line === 'string'
          ? { quantity: '', name: line }
          : { ...displayLine(line, options), section: line.section },
      )}
      steps={recipe.instructions.map(({ step, parts = [step] }) => displayParts(parts, options).join(''))}
      allergens={recipe.allergens.map(vocabulary.allergen)}
      mayContain={[...new Set(recipe.mayContain?.map(({ allergen }) => vocabulary.allergenInText(allergen)))]}
      notices={notices.map(({ text }) => text)}
      model={recipe.generated?.by}
      url={`${window.location.origin}/recipe/${recipe.id}`}
    />
  );
};
