import type { Recipe } from '@contracts/recipe';
import { HeartButton } from '@/components/HeartButton/HeartButton';
import { useCardActions } from '../useCardActions';

/** The heart of the recipe page. */
export const SaveButton = ({ recipe }: { recipe: Recipe }) => {
  const { mustSignIn, onHeartPress } = useCardActions();
  return (
    <HeartButton
      look="button"
      title={recipe.title}
      isSaved={recipe.isSaved}
      mustSignIn={mustSignIn}
      onPress={() => onHeartPress(recipe)}
    />
  );
};
