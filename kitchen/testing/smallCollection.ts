import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Recipe } from '@contracts/recipe';
import type { Allergen, Language, RecipeCategory } from '@contracts/vocabulary';
import { maskOf, mayMaskOf } from '../facts/factsMask';
import { localiseRecipe, localiseTitle } from '../recipes/localise';
import { parseRecipeFile, type CorpusRecipe } from '../recipes/recipeFormat';
import type { Match } from '../search/matchDetails';
import { searchByName } from '../search/nameSearch';
import { searchByIngredients } from '../search/recipeSearch';
import type { SearchFields } from '../search/searchFields';
import { createSearchShelfBuilder, type SearchShelf } from '../search/searchShelf';
import { shelvedFromCorpus } from '../search/shelvedRecipe';
import { suggestionsFor } from '../search/suggest/suggestions';

/** A search of a cook: what they type, and the settings of their filters. */
export interface SmallSearch {
  mode: 'ingredients' | 'name' | 'suggest list' | 'suggest name';
  language: Language;
  typed: string;
  fields?: Partial<SearchFields>;
}

const ROOT = join(__dirname, '../..');

/** Recipes that are known well: a collection that stays the same while the real one grows. */
const SLUGS: Readonly<Record<RecipeCategory, string>> = {
  Meals:
    'tortilla-de-patatas spaghetti-aglio-e-olio spaghetti-carbonara hummus guacamole tzatziki macaroni-and-cheese cauliflower-cheese lentil-soup leek-and-potato-soup carrot-and-coriander-soup salmon-with-lemon-and-dill egg-fried-rice moules-marinieres porridge-with-berries banana-bread bruschetta blt-sandwich chilli-con-carne greek-salad shakshuka bangers-and-mash broccoli-pasta chicken-tikka-masala ratatouille cheeseburger chocolate-chip-cookies quesadillas clam-chowder blueberry-muffins pan-con-tomate gazpacho lentejas-con-chorizo gambas-al-ajillo pollo-al-ajillo seafood-paella pisto-manchego ceviche gratin-dauphinois croque-monsieur quiche-lorraine soupe-a-l-oignon crepes tarte-tatin mousse-au-chocolat clafoutis-aux-cerises tartiflette boeuf-bourguignon coq-au-vin spaghetti-bolognese croquetas-de-jamon chicken-curry thai-green-curry carrot-cake apple-crumble fish-and-chips shepherds-pie lasagne pad-thai miso-soup falafel scones caesar-salad',
  Drinks:
    'mojito gin-and-tonic negroni margarita lemonade old-fashioned sangria caipirinha kir-royale hot-chocolate mango-lassi mulled-wine masala-chai bloody-mary horchata',
};

const FIRST = 6;

const readRecipes = (): CorpusRecipe[] =>
  Object.entries(SLUGS).flatMap(([category, slugs]) =>
    slugs.split(' ').map((slug) => {
      const path = join(ROOT, 'recipes', category.toLowerCase(), `${slug}.yaml`);
      return parseRecipeFile(parse(readFileSync(path, 'utf8')), slug, category as RecipeCategory);
    }),
  );

const shelfOf = (recipes: readonly CorpusRecipe[]): SearchShelf => {
  const builder = createSearchShelfBuilder();
  for (const recipe of recipes) {
    const { popularity, prepTime: minutes, cuisine, text, ingredients } = recipe;
    const { category, subcategory, allergens, mayContain = [], dietTypes = [] } = localiseRecipe(recipe, 'en-GB');
    builder.put(
      shelvedFromCorpus({
        ingredientIds: [...new Set(ingredients.map(({ id }) => id))],
        mask: maskOf({ category, subcategory, allergens: allergens as Allergen[], diets: dietTypes }),
        mayMask: mayMaskOf({ mayContain: mayContain.map(({ allergen }) => allergen as Allergen) }),
        popularity,
        minutes,
        lines: ingredients.length,
        cuisine,
        titles: { en: text.en.title, es: text.es.title, fr: text.fr.title },
      }),
    );
  }
  return builder.finish((position, language) => localiseTitle(recipes[position]!, language));
};

type SlugAt = (position: number) => string;

const shortNameAnswer = (answer: ReturnType<typeof searchByName>, slugAt: SlugAt) => {
  const { positions, total, hidden, cuisines, isBrowsed, isNear, ruledOut } = answer;
  return {
    hits: positions.slice(0, FIRST).map(slugAt).join(' '),
    total,
    hidden,
    cuisines: cuisines.slice(0, FIRST),
    isBrowsed,
    isNear,
    ruledOut,
  };
};

const shortMatch = ({ has, needs, standIns = [], isWeaker }: Match) => ({
  has: has.join(', '),
  needs: needs.map(({ name, swap }) => (swap ? `${name} (${swap})` : name)).join(', '),
  standIns: standIns.map(({ name, by }) => `${by} for ${name}`).join(', '),
  isWeaker,
});

const shortAnswer = (
  answer: ReturnType<typeof searchByIngredients>,
  slugAt: SlugAt,
  shownAt: (position: number) => Recipe,
) => {
  const { hits, total, strong, hidden, cuisines, isBrowsed, mustUse, ruledOut, unknown, suggestions, emptied } = answer;
  const matches = hits.slice(0, 3).map((hit) => answer.matchOf(hit, shownAt(hit.entry)));
  return {
    hits: hits
      .slice(0, FIRST)
      .map(({ entry, matched, total: of }) => `${slugAt(entry)} ${matched}/${of}`)
      .join(', '),
    best: answer
      .best()
      .slice(0, 2)
      .map(({ entry }) => slugAt(entry))
      .join(' '),
    total,
    strong,
    found: answer.found.map(({ id, recipes }) => `${id} ${recipes}`).join(', '),
    hidden,
    cuisines: cuisines.slice(0, FIRST),
    isBrowsed,
    mustUse,
    ruledOut,
    unknown,
    suggestions,
    emptied,
    unlocks: answer.unlocks.map(({ id, recipes }) => `${id} ${recipes}`).join(', '),
    matches: matches.map(shortMatch),
  };
};

/** Searches the small collection; the result is as short as can be compared by eye. */
export const openSmallCollection = () => {
  const recipes = readRecipes();
  const shelf = shelfOf(recipes);
  const slugAt = (position: number) => recipes[position]!.slug;
  const shownAt = (position: number, language: Language): Recipe => ({
    ...localiseRecipe(recipes[position]!, language),
    userRating: 0,
    isSaved: false,
  });

  return ({ mode, language, typed, fields }: SmallSearch): unknown => {
    if (mode === 'suggest list' || mode === 'suggest name')
      return suggestionsFor(
        shelf,
        { text: typed, language, mode: mode === 'suggest list' ? 'ingredients' : 'name' },
        (at) => at,
      )
        .slice(0, 3)
        .map(({ kind, name }) => `${kind}: ${name}`);
    const asked: SearchFields = { category: 'None', preferences: {}, ...fields };
    if (mode === 'name') return shortNameAnswer(searchByName(shelf, asked, typed, language), slugAt);
    return shortAnswer(searchByIngredients(shelf, asked, typed, language), slugAt, (at) => shownAt(at, language));
  };
};
