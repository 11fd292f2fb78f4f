import type { CorpusRecipe } from '@kitchen/recipes/recipeFormat';
import type { PictureItem, PictureSpec } from '../pictureSpec';
import { drawnDish, type DrawnDish } from './drawnDish';
import { type DishFacts, nearestDish } from './nearestDish';
import { type Layer, usualItems } from './usualItems';

/** How many things a composed picture shows of each layer. */
const MOST: Readonly<Record<Layer, number>> = { pieces: 4, garnish: 2, props: 2 };

/** What the model's picture shows and this dish has too, under ingredient ids; '-' is not an ingredient. */
const keptOf = (model: DrawnDish, layer: Layer, ids: ReadonlySet<string>): PictureItem[] =>
  model.recipe.picture[layer].flatMap((item): PictureItem[] => {
    if (item.ingredient === '-') return [item];
    const id = model.idOfKey.get(item.ingredient);
    return id !== undefined && ids.has(id) ? [{ ...item, ingredient: id }] : [];
  });

/**
 * Puts together pictures for dishes that have none, after the dish of the corpus that is most like them: its vessel and
 * its way of filling it. The picture shows only ingredients that the recipe has.
 */
export const createDishComposer = (corpus: readonly CorpusRecipe[]) => {
  const drawn = corpus.map(drawnDish);
  const usual: Readonly<Record<Layer, ReadonlyMap<string, PictureItem>>> = {
    pieces: usualItems(drawn, 'pieces'),
    garnish: usualItems(drawn, 'garnish'),
    props: usualItems(drawn, 'props'),
  };

  return (facts: DishFacts): PictureSpec | undefined => {
    const model = nearestDish(drawn, facts);
    if (!model) return undefined;
    const ids = new Set(facts.ingredientIds);
    const shown = new Set<string>();
    const layerOf = (layer: Layer): PictureItem[] => {
      const kept = keptOf(model, layer, ids);
      for (const { ingredient } of kept) shown.add(ingredient);
      const added = facts.ingredientIds.flatMap((id) => {
        const item = shown.has(id) ? undefined : usual[layer].get(id);
        return item ? [item] : [];
      });
      const all = [...kept, ...added].slice(0, Math.max(MOST[layer], kept.length));
      for (const { ingredient } of all) shown.add(ingredient);
      return all;
    };
    const { vessel, table, fill } = model.recipe.picture;
    return {
      vessel,
      table,
      fill,
      pieces: layerOf('pieces'),
      garnish: layerOf('garnish'),
      props: layerOf('props'),
    };
  };
};

/** Puts together the picture of a dish, or undefined if the corpus has none of its category. */
export type DishComposer = ReturnType<typeof createDishComposer>;
