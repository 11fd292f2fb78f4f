import { inTasks } from '@/lib/browser/inTasks';

/** The code of a recipe page in the order in which it is evaluated; all of it comes with this file. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './RecipeHero'),
  () => import(/* webpackMode: "eager" */ './RecipeTabs'),
  () => import(/* webpackMode: "eager" */ '../Cookbook/RecipeRecord'),
];

/** The recipe page, once its code has been evaluated in short tasks. */
export const loadRecipeScreen = async () => {
  await inTasks(PARTS);
  return (await import(/* webpackMode: "eager" */ './RecipeDetailView')).RecipeDetailView;
};
