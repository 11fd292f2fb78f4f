import type { Language } from '@contracts/vocabulary';
import { localiseTexts } from '../localise';
import type { CorpusRecipe } from '../recipeFormat';

type Texts = ReturnType<typeof localiseTexts>;

const known = new WeakMap<CorpusRecipe, Map<Language, Texts>>();

/** What a recipe says in one language, for the checks: several of them read the same. */
export const saidTexts = (recipe: CorpusRecipe, language: Language): Texts => {
  const said = known.get(recipe) ?? new Map<Language, Texts>();
  known.set(recipe, said);
  const texts = said.get(language) ?? localiseTexts(recipe, language);
  said.set(language, texts);
  return texts;
};
