import { Button } from '@/components/Button/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { LeafIcon } from '@/components/icons/LeafIcon';
import { ShareIcon } from '@/components/icons/ShareIcon';
import { MatchBadge } from '@/components/MatchBadge/MatchBadge';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { useVocabulary } from '@/i18n/useVocabulary';
import { recipeShareRequested } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { StartCooking } from '../Cooking/StartCooking';
import { messages } from './messages';
import { NeededLine } from './NeededLine';
import { OwnRating } from './OwnRating';
import { PrintButton } from './PrintButton';
import { RecipePictureFeedback } from './RecipePictureFeedback';
import { SaveButton } from './SaveButton';

interface RecipeHeroProps {
  /** As the cook makes it here, with their swaps. */
  recipe: Recipe;
  /** As it is written: what is saved and rated. */
  original: Recipe;
  servings: number;
  isSwapped: boolean;
  /** Around the button that starts cooking. */
  startRef: Ref<HTMLDivElement>;
}

/* Few recipes are written by a model. */
const TruthNote = lazy(() =>
  import('@/components/TruthNote/TruthNote').then((module) => ({ default: module.TruthNote })),
);

const PICTURE_SIZES = '(min-width: 1200px) 620px, 100vw';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '620px 1fr', alignItems: 'start', gap: 56 },
}));

/* On a phone the picture runs from edge to edge. */
const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  marginInline: -16,
  [theme.breakpoints.up('md')]: {
    marginInline: 0,
    borderRadius: 32,
    boxShadow: theme.vars.palette.shadow.raised,
    '& img': { maxHeight: 520 },
  },
}));

/* Clear of the picture's round corner. */
const OnPicture = styled('div')({ position: 'absolute', insetInline: 16, bottom: 16 });

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  [theme.breakpoints.up('lg')]: { paddingTop: 20, '& h1': { fontSize: '3.75rem' } },
}));

const Badges = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 10, margin: 0, padding: 0, listStyle: 'none' });

const Badge = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  boxSizing: 'border-box',
  padding: '3px 14px',
  borderRadius: 999,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  fontWeight: 600,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Description = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '1.1875rem',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Picture and title of a recipe, what kind it is, what is missing, and what can be done with it. */
export const RecipeHero = ({ recipe, original, servings, isSwapped, startRef }: RecipeHeroProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const dispatch = useAppDispatch();
  const { title, description, category, subcategory, dietType, matchedIngredients, totalIngredients } = recipe;
  const hasSubcategory = subcategory !== 'All' && subcategory !== 'None';

  return (
    <Layout>
      <Picture>
        <RecipeImage recipe={recipe} alt={title} sizes={PICTURE_SIZES} loading="high" />
        <OnPicture>
          <RecipePictureFeedback recipe={recipe} />
        </OnPicture>
      </Picture>
      <Words>
        <Badges>
          {Boolean(totalIngredients) && matchedIngredients !== undefined && (
            <li>
              <MatchBadge matched={matchedIngredients} total={totalIngredients} />
            </li>
          )}
          <Badge>{vocabulary.category(category)}</Badge>
          {hasSubcategory && <Badge>{vocabulary.subcategory(subcategory)}</Badge>}
          {dietType && dietType !== 'Unknown' && (
            <Badge>
              {dietType !== 'Meat' && dietType !== 'Fish' && <LeafIcon />}
              {vocabulary.diet(dietType)}
            </Badge>
          )}
        </Badges>
        <PageHeading lang={recipe.language}>{title}</PageHeading>
        <Description lang={recipe.language}>{description}</Description>
        <OwnRating recipe={original} />
        {recipe.needs && recipe.needs.length > 0 && <NeededLine title={title} needs={recipe.needs} />}
        <Actions>
          <div ref={startRef}>
            <StartCooking recipe={recipe} servings={servings} isSwapped={isSwapped} look="filled" />
          </div>
          <SaveButton recipe={original} />
          <Button look="outlined" size="large" onClick={() => dispatch(recipeShareRequested(recipe))}>
            <ShareIcon size={22} />
            {formatMessage(messages.share)}
          </Button>
          <PrintButton />
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
