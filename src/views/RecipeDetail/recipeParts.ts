import { preloadable, preloadableOfRecipe } from '@/components/preloadable/preloadable';

/* A page that was drawn comes alive without the code of its tabs: the one that is open stays as it was drawn. */
const tabCode = () => import('./tabCode');
export const OverviewTab = preloadableOfRecipe(() => tabCode().then(({ OverviewTab }) => OverviewTab), {
  givesUp: false,
});
export const IngredientsTab = preloadableOfRecipe(() => tabCode().then(({ IngredientsTab }) => IngredientsTab), {
  givesUp: false,
});
export const MethodTab = preloadableOfRecipe(() => tabCode().then(({ MethodTab }) => MethodTab), { givesUp: false });
export const EveryLine = preloadableOfRecipe(() => tabCode().then(({ EveryLine }) => EveryLine), { givesUp: false });
export const PrintedRecipe = preloadableOfRecipe(
  () => import('./PrintedRecipe').then(({ PrintedRecipe }) => PrintedRecipe),
  { givesUp: false },
);

/** Loads what a press on the page of a recipe shows. */
export const preloadPressed = async (): Promise<void> => {
  await Promise.all([PrintedRecipe, OverviewTab, IngredientsTab, MethodTab, EveryLine].map(({ preload }) => preload()));
};

/* Few recipes are missing. */
export const RecipeTrouble = preloadable(() => import('./RecipeTrouble').then(({ RecipeTrouble }) => RecipeTrouble));
