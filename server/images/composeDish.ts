import { LANGUAGES, type RecipeCategory, type Subcategory } from '@contracts/vocabulary';
import { foldText } from '@kitchen/foldWord';
import { ancestorsOf } from '@kitchen/ingredientTable';
import { ingredientName } from '@kitchen/localise';
import type { CorpusRecipe } from '@kitchen/recipeFormat';
import type { PictureItem, PictureSpec } from './pictureSpec';

/** What is known of a dish that nobody drew. */
export interface DishFacts {
  title: string;
  category: RecipeCategory;
  subcategory: Subcategory;
  /** Every known ingredient once. */
  ingredientIds: readonly string[];
}

const PIECES_MAX = 4;
const GARNISH_MAX = 2;
const PROPS_MAX = 2;
/** What a word of the title counts beside the share of ingredients: "soup" says more of a dish than a carrot does. */
const TITLE_WORD = 0.35;
const SAME_SUBCATEGORY = 0.05;
const SHORT_WORD = 4;
/** An ingredient is laid on a dish where so many of the dishes that have it show it: eggs in a batter are not seen. */
const SEEN_SHARE = 0.5;

/** Ways of filling a plate that are a food themselves: one of these has to be in the dish, or something broader. */
const FILLED_WITH: Readonly<Record<string, readonly string[]>> = {
  rice: ['rice'],
  'curry-rice': ['rice'],
  noodles: ['pasta', 'noodle'],
  grains: ['couscous', 'bulgur', 'quinoa', 'pearl-barley', 'rice', 'lentil', 'chickpea'],
  toast: ['bread'],
  sandwich: ['bread'],
  burger: ['burger-bun', 'bread'],
  tacos: ['tortilla'],
  quesadilla: ['tortilla'],
  rolls: ['tortilla', 'rice-paper'],
  wrap: ['tortilla', 'bread', 'rice-paper'],
  leaves: ['lettuce', 'spinach', 'rocket', 'kale', 'cabbage', 'lambs-lettuce', 'watercress'],
  omelette: ['egg'],
  stack: ['flour', 'oat'],
  cake: ['flour', 'oat', 'ground-almond'],
  batch: ['flour', 'oat'],
  crust: ['flour', 'puff-pastry', 'shortcrust-pastry', 'filo-pastry', 'pizza-dough'],
  pastry: ['flour', 'puff-pastry', 'shortcrust-pastry', 'filo-pastry'],
  'folded-crepes': ['flour'],
};

type Layer = 'pieces' | 'garnish' | 'props';

interface Drawn {
  recipe: CorpusRecipe;
  ids: ReadonlySet<string>;
  words: ReadonlySet<string>;
  idOf: ReadonlyMap<string, string>;
}

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORT_WORD);

/** How each ingredient is drawn most often, of those that are usually seen. */
const usualItems = (drawn: readonly Drawn[], layer: Layer) => {
  const dishes = new Map<string, number>();
  for (const { ids } of drawn) for (const id of ids) dishes.set(id, (dishes.get(id) ?? 0) + 1);
  const counts = new Map<string, Map<string, { item: PictureItem; count: number }>>();
  for (const { recipe, idOf } of drawn)
    for (const item of recipe.picture[layer]) {
      const id = idOf.get(item.ingredient);
      if (id === undefined) continue;
      const forms = counts.get(id) ?? new Map<string, { item: PictureItem; count: number }>();
      const form = `${item.kind} ${item.colour ?? ''}`;
      const known = forms.get(form) ?? { item: { ...item, ingredient: id }, count: 0 };
      forms.set(form, { ...known, count: known.count + 1 });
      counts.set(id, forms);
    }
  return new Map(
    [...counts].flatMap(([id, forms]): [string, PictureItem][] => {
      const all = [...forms.values()];
      const seen = all.reduce((sum, { count }) => sum + count, 0) / (dishes.get(id) ?? 1);
      return seen < SEEN_SHARE ? [] : [[id, all.reduce((a, b) => (b.count > a.count ? b : a)).item]];
    }),
  );
};

/**
 * Puts together pictures of dishes that nobody drew, after the dish of the corpus that is most like them: its vessel and
 * its way of filling it. Nothing lies on the plate that the recipe does not have.
 */
export const createDishComposer = (corpus: readonly CorpusRecipe[]) => {
  const drawn: Drawn[] = corpus.map((recipe) => ({
    recipe,
    ids: new Set(recipe.ingredients.map(({ id }) => id)),
    words: new Set(Object.values(recipe.text).flatMap(({ title }) => wordsOf(title))),
    idOf: new Map(recipe.ingredients.map(({ key, id }) => [key, id])),
  }));
  const usual = {
    pieces: usualItems(drawn, 'pieces'),
    garnish: usualItems(drawn, 'garnish'),
    props: usualItems(drawn, 'props'),
  };

  const nearest = ({ category, subcategory, title, ingredientIds }: DishFacts): Drawn | undefined => {
    const asked = new Set(ingredientIds);
    const broader = new Set(ingredientIds.flatMap((id) => [id, ...ancestorsOf(id)]));
    const isFilled = (kind: string) => FILLED_WITH[kind]?.some((id) => broader.has(id)) ?? true;
    // Ingredients count by themselves: of the title, only what kind of dish it is.
    const foods = new Set(ingredientIds.flatMap((id) => LANGUAGES.flatMap((one) => wordsOf(ingredientName(id, one)))));
    const words = new Set(wordsOf(title).filter((word) => !foods.has(word)));
    const likeness = ({ recipe, ids, words: known }: Drawn) => {
      const common = [...asked].filter((id) => ids.has(id)).length;
      const all = asked.size + ids.size - common;
      const named = [...words].filter((word) => known.has(word)).length;
      const sameTime = recipe.subcategory === subcategory ? SAME_SUBCATEGORY : 0;
      return (all === 0 ? 0 : common / all) + named * TITLE_WORD + sameTime;
    };
    let best: Drawn | undefined;
    let most = -1;
    for (const candidate of drawn) {
      const { recipe } = candidate;
      if (recipe.category !== category || !isFilled(recipe.picture.fill.kind)) continue;
      const like = likeness(candidate);
      if (like > most) [best, most] = [candidate, like];
    }
    return best;
  };

  return (facts: DishFacts): PictureSpec | undefined => {
    const model = nearest(facts);
    if (!model) return undefined;
    const asked = new Set(facts.ingredientIds);
    const shown = new Set<string>();
    const layer = (name: Layer, max: number): PictureItem[] => {
      const kept = model.recipe.picture[name].flatMap((item): PictureItem[] => {
        if (item.ingredient === '-') return [item];
        const id = model.idOf.get(item.ingredient);
        return id !== undefined && asked.has(id) ? [{ ...item, ingredient: id }] : [];
      });
      for (const { ingredient } of kept) shown.add(ingredient);
      const added = facts.ingredientIds.flatMap((id) => {
        const item = shown.has(id) ? undefined : usual[name].get(id);
        return item ? [item] : [];
      });
      const all = [...kept, ...added].slice(0, Math.max(max, kept.length));
      for (const { ingredient } of all) shown.add(ingredient);
      return all;
    };
    const { vessel, table, fill } = model.recipe.picture;
    return {
      vessel,
      table,
      fill,
      pieces: layer('pieces', PIECES_MAX),
      garnish: layer('garnish', GARNISH_MAX),
      props: layer('props', PROPS_MAX),
    };
  };
};

export type DishComposer = ReturnType<typeof createDishComposer>;
