import { styled } from '@mui/material/styles';
import type { Recipe } from '@contracts/recipe';
import { StarRatingInput } from '@/components/StarRatingInput/StarRatingInput';
import { useCardActions } from '../useCardActions';

const Stars = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 700,
});

/** The cook's own rating of this recipe. */
export const OwnRating = ({ recipe }: { recipe: Recipe }) => {
  const { mustSignIn, onRate } = useCardActions();
  const { title, userRating, isSaved } = recipe;
  return (
    <Stars data-needs-script="">
      <StarRatingInput
        size="large"
        title={title}
        rating={userRating}
        mustSignIn={mustSignIn && !isSaved}
        onRate={(rating) => onRate(recipe, rating)}
      />
      {userRating > 0 && <span aria-hidden="true">{userRating}</span>}
    </Stars>
  );
};
