import { styled } from '@mui/material/styles';
import type { Recipe } from '@contracts/recipe';
import { HeartButton } from '@/components/HeartButton/HeartButton';
import { SyncNote } from '@/components/SyncNote/SyncNote';
import { useCardActions } from '../useCardActions';

/* On a line of its own below the buttons. */
const Line = styled('div')({ order: 1, flexBasis: '100%' });

/** The heart of the recipe page, with its sync status. */
export const SaveButton = ({ recipe }: { recipe: Recipe }) => {
  const { mustSignIn, onHeartPress, sync } = useCardActions();
  const mark = sync?.marks.get(recipe.id);
  return (
    <>
      <HeartButton
        look="button"
        title={recipe.title}
        isSaved={recipe.isSaved}
        mustSignIn={mustSignIn}
        onPress={() => onHeartPress(recipe)}
      />
      {mark && (
        <Line>
          <SyncNote
            mark={mark}
            title={recipe.title}
            onRetry={() => sync?.onRetry(recipe)}
            onRemove={() => sync?.onRemove(recipe)}
          />
        </Line>
      )}
    </>
  );
};
