import { preloadable, preloadableOfRecipe } from '@/components/preloadable/preloadable';

/* Its code arrives beside that of the screen, and is waited for only where the page was drawn with it. */
export const RecipeRecord = preloadableOfRecipe(
  () => import('../Cookbook/RecipeRecord').then(({ RecipeRecord }) => RecipeRecord),
  { givesUp: false },
);

/* A page that was drawn shows the overview, and comes alive without the code of what a press shows. */
const tabCode = () => import('./tabCode');
export const IngredientsTab = preloadableOfRecipe(() => tabCode().then(({ IngredientsTab }) => IngredientsTab), {
  givesUp: false,
});
export const MethodTab = preloadableOfRecipe(() => tabCode().then(({ MethodTab }) => MethodTab), { givesUp: false });
export const EveryLine = preloadableOfRecipe(() => tabCode().then(({ EveryLine }) => EveryLine), { givesUp: false });
export const PrintSheet = preloadableOfRecipe(() => import('./PrintSheet').then(({ PrintSheet }) => PrintSheet), {
  givesUp: false,
});

/** Loads what a press on the page of a recipe shows. */
export const preloadPressed = async (): Promise<void> => {
  await Promise.all([PrintSheet, IngredientsTab, MethodTab, EveryLine].map(({ preload }) => preload()));
};

/* Few recipes are missing. */
export const RecipeTrouble = preloadable(() => import('./RecipeTrouble').then(({ RecipeTrouble }) => RecipeTrouble));
