import { inTasks } from '@/lib/browser/inTasks';

/** The code of the results in the order in which it is evaluated; all of it comes with this file. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ '@/components/RecipeCard/RecipeCard'),
  () => import(/* webpackMode: "eager" */ './RecipeResults'),
  () => import(/* webpackMode: "eager" */ './NothingFound'),
];

/** The results of a search, once their code has been evaluated in short tasks. */
export const loadResults = async () => {
  await inTasks(PARTS);
  return (await import(/* webpackMode: "eager" */ './ResultsSection')).ResultsSection;
};
