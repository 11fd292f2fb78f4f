import { styled } from '@mui/material/styles';
import { Suspense, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { AllergenNotice } from '@/components/AllergenNotice/AllergenNotice';
import { useAllergenNotices } from '@/components/AllergenNotice/useAllergenNotices';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { isOwnRecipe } from '@kitchen/recipes/isOwnRecipe';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { useAppSelector } from '@/store/hooks';
import { selectEffectiveAllergens } from '@/store/selectors';
import { laterPiece } from '@/components/preloadable/later';
import { StartCooking } from '../Cooking/StartCooking';
import { AddToList } from './AddToList';
import { EditLink } from './EditLink';
import { messages } from './messages';
import { NeededLine } from './NeededLine';
import { OwnRating } from './OwnRating';
import { PrintButton } from './PrintButton';
import { RecipeBadges } from './RecipeBadges';
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

const PICTURE_SIZES = '(min-width: 1200px) 620px, 100vw';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '620px 1fr', alignItems: 'start', gap: 56 },
}));

/* Full-bleed on a phone, and lower if a notice under the title has to fit on the first screen. */
const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  marginInline: -16,
  [theme.breakpoints.down('md')]: { '&[data-flat="true"] img': { aspectRatio: '16 / 9' } },
  [theme.breakpoints.up('md')]: {
    marginInline: 0,
    borderRadius: 32,
    boxShadow: theme.vars.palette.shadow.raised,
    '& img': { maxHeight: 520 },
  },
}));

/* Clear of the picture's rounded corner. */
const OnPicture = styled('div')({ position: 'absolute', insetInline: 16, bottom: 16 });

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  [theme.breakpoints.up('lg')]: { paddingTop: 20, '& h1': { fontSize: '3.75rem' } },
}));

const Description = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '1.1875rem',
  color: theme.vars.palette.text.secondary,
}));

const RennetNote = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/*
 * On a phone Start cooking takes the first line, and the others share the second. Beside a picture there is room for two
 * by two, with common edges.
 */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    width: '100%',
    '& > div:first-of-type, & > div:first-of-type > button': { flexBasis: '100%', width: '100%' },
    '& > button[aria-pressed], & > button:not([aria-label])': { flexGrow: 1, paddingInline: 16 },
  },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    width: '100%',
    maxWidth: 480,
    '& > div:first-of-type > button': { width: '100%' },
  },
}));

/* They stay together: where they do not fit beside the others, all of them begin a line. */
const Icons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Picture, title and kind of a recipe, what is missing, and its actions. */
export const RecipeHero = ({ recipe, original, servings, isSwapped, startRef }: RecipeHeroProps) => {
  const { formatMessage, formatList } = useIntl();
  const notices = useAllergenNotices()(recipe, useAppSelector(selectEffectiveAllergens));
  const { title, description, rennetCheeses } = recipe;

  return (
    <Layout>
      <Picture data-page-picture={`/recipe/${recipe.id}`} data-flat={notices.length > 0}>
        <RecipeImage recipe={recipe} alt={title} sizes={PICTURE_SIZES} loading="high" />
        {!isOwnRecipe(recipe) && (
          <OnPicture data-needs-script="">
            <RecipePictureFeedback recipe={recipe} />
          </OnPicture>
        )}
      </Picture>
      <Words>
        <RecipeBadges recipe={recipe} />
        <PageHeading lang={langAttribute(recipe)}>{title}</PageHeading>
        <AllergenNotice notices={notices} />
        <Description lang={langAttribute(recipe)}>{description}</Description>
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
      </Words>
    </Layout>
  );
};
