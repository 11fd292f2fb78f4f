import { fallbackKindOf, type NamedDish } from './fallbackKind';

const meal = (title: string, language?: NamedDish['language']) =>
  fallbackKindOf({ title, category: 'Meals', ...(language && { language }) });
const drink = (title: string, subcategory?: NamedDish['subcategory']) =>
  fallbackKindOf({ title, category: 'Drinks', ...(subcategory && { subcategory }) });

describe('what a dish without a picture is shown with', () => {
  it.each([
    ['Lentil soup', 'soup'],
    ['Gran’s beef stew', 'soup'],
    ['Chicken salad', 'salad'],
    ['Chicken salad sandwich', 'bread'],
    ['Apple pie', 'bake'],
    ['Roast chicken with potato salad', 'bake'],
    ['Mushroom omelette', 'pan'],
    ['Fish cakes', 'pan'],
    ['Pan-fried salmon', 'meals'],
    ['Garlic bread', 'bread'],
    ['Bread pudding', 'sweet'],
    ['Banana bread', 'sweet'],
    ['Carrot cake', 'sweet'],
    ['Spaghetti', 'meals'],
    ['', 'meals'],
  ])('in English: %s', (title, kind) => {
    expect(meal(title, 'en-GB')).toBe(kind);
  });

  it.each([
    ['Sopa de pan', 'soup'],
    ['Ensalada de pan y tomate', 'salad'],
    ['Tortilla de patatas', 'pan'],
    ['Pan con tomate', 'bread'],
    ['Pollo al horno', 'bake'],
    ['Tarta de queso', 'sweet'],
    ['Arroz con leche', 'sweet'],
  ] as const)('in Spanish: %s', (title, kind) => {
    expect(meal(title, 'es')).toBe(kind);
  });

  it.each([
    ['Velouté de potiron', 'soup'],
    ['Salade de crêpes', 'salad'],
    ['Tarte à l’oignon', 'bake'],
    ['Croque-monsieur', 'bread'],
    ['Crème brûlée', 'sweet'],
    ['Pâtes au beurre', 'meals'],
  ] as const)('in French: %s', (title, kind) => {
    expect(meal(title, 'fr')).toBe(kind);
  });

  it.each([
    ['Flat white coffee', undefined, 'hot-drink'],
    ['Iced coffee', 'Non-alcoholic', 'drinks'],
    ['Thé à la menthe', 'Non-alcoholic', 'hot-drink'],
    ['Té con limón', 'Non-alcoholic', 'hot-drink'],
    ['The green one', 'Non-alcoholic', 'drinks'],
    ['Mojito', 'Alcoholic', 'cocktail'],
    ['Frozen margarita', 'Alcoholic', 'cocktail'],
    ['Lemonade', 'Non-alcoholic', 'drinks'],
  ] as const)('as a drink: %s', (title, subcategory, kind) => {
    expect(drink(title, subcategory)).toBe(kind);
  });

  it('is the plain dish or glass when there is no title', () => {
    expect(fallbackKindOf({ category: 'Meals' })).toBe('meals');
    expect(fallbackKindOf({ category: 'Drinks' })).toBe('drinks');
  });
});
