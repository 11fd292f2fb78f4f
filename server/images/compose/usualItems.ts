import type { PictureItem } from '../pictureSpec';
import type { DrawnDish } from './drawnDish';

/** The parts of a picture that show ingredients. */
export type Layer = 'pieces' | 'garnish' | 'props';

/** Share of the dishes with an ingredient that must show it: eggs in a batter are not seen. */
const SEEN_SHARE = 0.5;

/** A way of drawing an ingredient, and how many dishes draw it so. */
interface Form {
  item: PictureItem;
  count: number;
}

const countDishes = (drawn: readonly DrawnDish[]) => {
  const dishes = new Map<string, number>();
  for (const { ingredientIds } of drawn) for (const id of ingredientIds) dishes.set(id, (dishes.get(id) ?? 0) + 1);
  return dishes;
};

/** The forms of each ingredient, by kind and colour. */
const formsOf = (drawn: readonly DrawnDish[], layer: Layer) => {
  const forms = new Map<string, Map<string, Form>>();
  for (const { recipe, idOfKey } of drawn)
    for (const item of recipe.picture[layer]) {
      const id = idOfKey.get(item.ingredient);
      if (id === undefined) continue;
      const ofIngredient = forms.get(id) ?? new Map<string, Form>();
      const name = `${item.kind} ${item.colour ?? ''}`;
      const known = ofIngredient.get(name) ?? { item: { ...item, ingredient: id }, count: 0 };
      ofIngredient.set(name, { ...known, count: known.count + 1 });
      forms.set(id, ofIngredient);
    }
  return forms;
};

/** How each ingredient is drawn most often, for those that most dishes show. */
export const usualItems = (drawn: readonly DrawnDish[], layer: Layer): ReadonlyMap<string, PictureItem> => {
  const dishes = countDishes(drawn);
  return new Map(
    [...formsOf(drawn, layer)].flatMap(([id, forms]): [string, PictureItem][] => {
      const all = [...forms.values()];
      const seen = all.reduce((sum, { count }) => sum + count, 0) / (dishes.get(id) ?? 1);
      return seen < SEEN_SHARE ? [] : [[id, all.reduce((a, b) => (b.count > a.count ? b : a)).item]];
    }),
  );
};
