import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Recipe } from '@contracts/recipe';
import { Page } from '@/components/Page/Page';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { recipeClosed } from '@/lib/browser/leftCard';
import { untilIdle } from '@/lib/browser/untilIdle';
import { selectMovedTo } from '@/slices/recipePageSlice';
import { useAppSelector } from '@/store/hooks';
import { useRecipe } from '@/store/useRecipe';
import { laterScreen } from '@/components/preloadable/later';
import { useIsDrawn } from '@/components/preloadable/useIsDrawn';
import { COOKING_HASH } from '../Cooking/cookingAddress';
import { preloadForms } from '../Cookbook/later';
import { RecipeRecord } from '../Cookbook/RecipeRecord';
import { CookingFoot } from '../Cooking/CookingFoot';
import { useCookedServings } from '../Cooking/useCookedServings';
import { useIsAbove } from '../Cooking/useIsAbove';
import { messages as layoutMessages } from '../Layout/messages';
import { DeveloperTools } from '@/devtools/RecipeTools/DeveloperTools';
import { BackLink } from './BackLink';
import { messages } from './messages';
import { PrintSheet } from './PrintSheet';
import { RecipeHero } from './RecipeHero';
import { RecipeLoading } from './RecipeLoading';
import { preloadPressed, RecipeTrouble } from './recipeParts';
import { RecipeTabs } from './RecipeTabs';
import { useIsWhole } from './useIsWhole';
import { useSwaps } from './useSwaps';

const CookingView = laterScreen(() => import('../Cooking/CookingView').then(({ CookingView }) => CookingView));

const Column = styled(Page)(({ theme }) => ({
  paddingTop: 8,
  '& > .recipe': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    paddingTop: 8,
    [theme.breakpoints.up('md')]: { gap: 40 },
  },
}));

/* Below the first screen, so that the footer is not seen in place of what follows. */
const Room = styled('div')({ minHeight: '100vh' });

/** A page that is never idle loads what a press shows after this long. */
const PRESSED_WITHIN_MS = 2_000;

/** The recipe with the swaps taken here, which last until the cook leaves the page. */
const RecipeArticle = ({ recipe }: { recipe: Recipe }) => {
  const { shown, toggle, dropWords, ...taken } = useSwaps(recipe);
  const { hash } = useLocation();
  const isSwapped = taken.chosen.length + taken.leftOut.length > 0;
  const [servings, setServings] = useCookedServings(shown, isSwapped);
  const cooked = { recipe: shown, servings, isSwapped };
  const [isStartAway, startRef] = useIsAbove<HTMLDivElement>();
  const isWhole = useIsWhole();
  const { id } = recipe;
  useEffect(() => {
    // What is pressed sooner, and what cannot be loaded now, is loaded when it is needed.
    untilIdle(PRESSED_WITHIN_MS)
      .then(preloadPressed)
      .then(() => untilIdle(PRESSED_WITHIN_MS))
      .then(preloadForms)
      .catch(() => undefined);
  }, []);
  // Before the list appears, which then shows its card at once where it was.
  useLayoutEffect(() => () => recipeClosed(`/recipe/${id}`), [id]);
  return (
    <article className="recipe">
      <RecipeHero original={recipe} startRef={startRef} {...cooked} />
      {/* With the first screen, because the cook may print before the rest is rendered. */}
      <PrintSheet recipe={shown} servings={servings} />
      {isWhole ? (
        <>
          <RecipeTabs
            recipe={shown}
            original={recipe}
            swaps={{ ...taken, toggle: (need) => void toggle(need) }}
            servings={servings}
            isStartAway={isStartAway}
            onServingsChange={(wanted) => {
              dropWords();
              setServings(wanted);
            }}
          />
          <Suspense>
            <RecipeRecord recipe={recipe} servings={servings} />
          </Suspense>
          <DeveloperTools recipe={recipe} />
          <CookingFoot isStartAway={isStartAway} {...cooked} />
          <Suspense>{hash === COOKING_HASH && <CookingView original={recipe} {...cooked} />}</Suspense>
        </>
      ) : (
        <Room />
      )}
    </article>
  );
};

/** One recipe: hero and three tabs. */
export const RecipeDetailView = () => {
  const { formatMessage } = useIntl();
  const { id } = useParams();
  const location = useLocation();
  const recipeId = Number.parseInt(id ?? '', 10);
  const movedTo = useAppSelector((state) => selectMovedTo(state, recipeId));
  const { recipe, status, retry } = useRecipe(movedTo ?? recipeId, useIsDrawn());
  const page = { loading: messages.loading, notFound: messages.notFound, failed: messages.failed, ready: null }[status];
  useDocumentTitle(
    formatMessage(layoutMessages.title, { page: page === null ? (recipe?.title ?? '') : formatMessage(page) }),
  );
  useEffect(() => {
    // The connection may be lost before the recipe comes.
    if (status === 'loading') RecipeTrouble.preload().catch(() => undefined);
  }, [status]);

  return (
    <Column>
      {movedTo !== undefined && (
        <Navigate replace to={{ ...location, pathname: `/recipe/${movedTo}` }} state={location.state} />
      )}
      <BackLink />
      {status === 'loading' && <RecipeLoading />}
      {(status === 'notFound' || status === 'failed') && (
        <Suspense fallback={<RecipeLoading />}>
          <RecipeTrouble kind={status} onRetry={retry} />
        </Suspense>
      )}
      {status === 'ready' && recipe && <RecipeArticle key={recipe.id} recipe={recipe} />}
    </Column>
  );
};
