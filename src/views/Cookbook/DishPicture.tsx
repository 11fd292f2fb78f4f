import type { RecipeId } from '@contracts/recipe';
import { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { selectRecipeHere } from '@/store/cookbookSelectors';
import { useAppSelector } from '@/store/hooks';

/** A small picture of a dish of which only the name is known for sure: its own one, or one of the kind that it names. */
export const DishPicture = ({ id, title }: { id: RecipeId; title: string }) => {
  const recipe = useAppSelector((state) => selectRecipeHere(state, id));
  return (
    <RecipeImage recipe={recipe ?? { id, title, category: 'Meals', imageUrl: '' }} alt="" sizes="96px" loading="lazy" />
  );
};
