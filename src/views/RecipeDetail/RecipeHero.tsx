import { Suspense, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { AllergenNotice } from '@/components/AllergenNotice/AllergenNotice';
import { useAllergenNotices } from '@/components/AllergenNotice/useAllergenNotices';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { unbroken } from '@/components/unbroken/unbroken';
import { isOwnRecipe } from '@kitchen/recipes/isOwnRecipe';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { useAppSelector } from '@/store/hooks';
import { selectEffectiveAllergens } from '@/store/selectors';
import { laterPiece } from '@/components/preloadable/later';
import { StartCooking } from '../Cooking/StartCooking';
import { AddPhotoLink } from './AddPhotoLink';
import { AddToList } from './AddToList';
import { EditLink } from './EditLink';
import { messages } from './messages';
import { NeededLine } from './NeededLine';
import { OwnRating } from './OwnRating';
import { PrintButton } from './PrintButton';
import { RecipeBadges } from './RecipeBadges';
import { Actions, Description, Icons, Layout, OnPicture, Picture, RennetNote, Ways, Words } from './RecipeHero.styles';
import { RecipePictureFeedback } from './RecipePictureFeedback';
import { SaveButton } from './SaveButton';
import { ShareButton } from './ShareButton';
import { SourceLine } from './SourceLine';

interface RecipeHeroProps {
  /** With the cook's swaps. */
  recipe: Recipe;
  /** Without swaps; this is what is saved and rated. */
  original: Recipe;
  servings: number;
  isSwapped: boolean;
  /** Wraps the button that starts cooking. */
  startRef: Ref<HTMLDivElement>;
}

/* Few recipes are written by a model. */
const TruthNote = laterPiece(() => import('@/components/TruthNote/TruthNote').then(({ TruthNote }) => TruthNote));

const PICTURE_SIZES = '(min-width: 1200px) 620px, (min-width: 768px) 50vw, 100vw';

/** Picture, title and kind of a recipe, what is missing, and its actions. */
export const RecipeHero = ({ recipe, original, servings, isSwapped, startRef }: RecipeHeroProps) => {
  const { formatMessage, formatList } = useIntl();
  const notices = useAllergenNotices()(recipe, useAppSelector(selectEffectiveAllergens));
  const { title, description, rennetCheeses } = recipe;

  return (
    <Layout>
      <Picture data-page-picture={`/recipe/${recipe.id}`} data-flat={notices.length > 0}>
        <RecipeImage recipe={recipe} alt={title} sizes={PICTURE_SIZES} loading="high" />
        {isOwnRecipe(recipe) ? (
          <AddPhotoLink recipe={original} />
        ) : (
          <OnPicture data-needs-script="">
            <RecipePictureFeedback recipe={recipe} />
          </OnPicture>
        )}
      </Picture>
      <Words>
        <RecipeBadges recipe={recipe} />
        <PageHeading lang={langAttribute(recipe)}>{title}</PageHeading>
        <AllergenNotice notices={notices} />
        <Description lang={langAttribute(recipe)}>{unbroken(description)}</Description>
        {rennetCheeses && (
          <RennetNote>{formatMessage(messages.rennetCheeses, { cheeses: formatList(rennetCheeses) })}</RennetNote>
        )}
        {recipe.originalRecipeSource && (
          <SourceLine
            source={recipe.originalRecipeSource}
            ownId={isOwnRecipe(original) && original.isSaved ? original.id : undefined}
          />
        )}
        <OwnRating recipe={original} />
        {recipe.needs && recipe.needs.length > 0 && <NeededLine recipe={recipe} />}
      </Words>
      <Ways data-ways="">
        <Actions data-needs-script="">
          <div ref={startRef}>
            <StartCooking recipe={recipe} servings={servings} isSwapped={isSwapped} look="filled" />
          </div>
          <SaveButton recipe={original} />
          <AddToList recipe={recipe} servings={servings} />
          <Icons>
            <ShareButton recipe={recipe} />
            <PrintButton />
            <EditLink recipe={original} />
          </Icons>
        </Actions>
        {recipe.generated && (
          <Suspense>
            <TruthNote generated={recipe.generated} />
          </Suspense>
        )}
      </Ways>
    </Layout>
  );
};
