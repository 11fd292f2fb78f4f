import { FALLBACK_KINDS, fallbackKindIn, fallbackName, FALLBACKS_PER_KIND } from '@contracts/fallbackPictures';
import { TABLES, VESSELS } from '@kitchen/recipes/pictureVocabulary';
import { drawDish } from '../drawDish';
import { isSeenFromFront } from '../scene/drinkScene';
import { FALLBACK_DISHES } from './fallbackDishes';

describe.each(FALLBACK_KINDS)('the pictures of a dish without one: %s', (kind) => {
  const names = Array.from({ length: FALLBACKS_PER_KIND }, (_, i) => fallbackName(kind, i + 1));
  const dishes = names.map((name) => FALLBACK_DISHES.get(name)!);

  it('are five different ones on five tables', () => {
    expect(names.map(fallbackKindIn)).toEqual(names.map(() => kind));
    expect(new Set(dishes.map(({ table }) => table)).size).toBe(FALLBACKS_PER_KIND);
    for (const { table, vessel } of dishes) {
      expect(TABLES).toContain(table);
      expect(VESSELS).toContain(vessel);
    }
    expect(new Set(dishes.map((dish, i) => drawDish(dish, names[i]!))).size).toBe(FALLBACKS_PER_KIND);
  });

  it('show no food', () => {
    for (const { fill, pieces, garnish, props } of dishes) {
      expect(fill.kind).toMatch(/^empty/);
      expect([...pieces, ...garnish, ...props]).toEqual([]);
    }
  });

  it('show a glass from the front only for drinks', () => {
    const isDrink = kind === 'drinks' || kind === 'cocktail';
    for (const { vessel } of dishes) expect(isSeenFromFront(vessel)).toBe(isDrink);
  });
});

it('are no others', () => {
  expect(FALLBACK_DISHES.size).toBe(FALLBACK_KINDS.length * FALLBACKS_PER_KIND);
});
