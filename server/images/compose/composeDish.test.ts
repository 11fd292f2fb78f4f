import { dish } from '../../testing/dishes';
import { createDishComposer } from './composeDish';
import { type DishFacts } from './nearestDish';

const CORPUS = [
  dish({
    slug: 'tomato-soup',
    titles: ['Tomato soup', 'Sopa de tomate', 'Soupe de tomates'],
    ingredients: { tomatoes: 'tomato, 400 g', onion: 'onion, 1' },
  }),
  dish({
    slug: 'shakshuka',
    titles: ['Shakshuka', 'Shakshuka', 'Chakchouka'],
    ingredients: { eggs: 'egg, 4', tomatoes: 'tomato, 400 g', feta: 'feta, 60 g' },
  }),
  dish({
    slug: 'lemonade',
    category: 'Drinks',
    titles: ['Lemonade', 'Limonada', 'Citronnade'],
    ingredients: { lemons: 'lemon, 4', sugar: 'sugar, 100 g' },
  }),
];
CORPUS[0]!.picture = {
  vessel: 'bowl-cream',
  table: 'linen-oat',
  fill: { kind: 'soup', colours: ['#c4341c'] },
  pieces: [{ kind: 'ring', ingredient: 'onion' }],
  garnish: [],
  props: [{ kind: 'tomato', ingredient: 'tomatoes' }],
};
CORPUS[1]!.picture = {
  vessel: 'pan',
  table: 'linen-sand',
  fill: { kind: 'stew', colours: ['#b93218'] },
  pieces: [
    { kind: 'egg-fried', ingredient: 'eggs' },
    { kind: 'cube', ingredient: 'feta', colour: '#fffaf0' },
  ],
  garnish: [],
  props: [],
};

const compose = createDishComposer(CORPUS);
const facts = (over: Partial<DishFacts>): DishFacts => ({
  title: 'Supper',
  category: 'Meals',
  subcategory: 'Dinner',
  ingredientIds: [],
  ...over,
});

describe('the picture of a dish that has none', () => {
  it('has the vessel and the fill of the most similar dish', () => {
    expect(compose(facts({ ingredientIds: ['egg', 'tomato', 'feta'] }))).toMatchObject({
      vessel: 'pan',
      fill: { kind: 'stew' },
    });
  });

  it('follows the title in every language', () => {
    for (const title of ['A quick soup', 'Sopa rápida', 'Une soupe vite faite'])
      expect(compose(facts({ title, ingredientIds: ['potato', 'feta'] }))?.fill.kind).toBe('soup');
  });

  it('shows only what the dish has, drawn as it usually is', () => {
    expect(compose(facts({ ingredientIds: ['egg', 'tomato', 'onion'] }))).toMatchObject({
      pieces: [
        { kind: 'ring', ingredient: 'onion' },
        { kind: 'egg-fried', ingredient: 'egg' },
      ],
      props: [{ kind: 'tomato', ingredient: 'tomato' }],
    });
  });

  it('is not filled with a food that the dish does not have', () => {
    const toasted = dish({
      slug: 'tomato-toast',
      titles: ['Tomato toast', 'Tostada de tomate', 'Tartine à la tomate'],
      ingredients: { bread: 'bread, 2 slice', tomatoes: 'tomato, 100 g' },
    });
    toasted.picture = { ...toasted.picture, fill: { kind: 'toast', colours: ['#d9a45a'] } };
    const withToast = createDishComposer([toasted, CORPUS[1]!]);
    expect(withToast(facts({ ingredientIds: ['bread', 'tomato'] }))?.fill.kind).toBe('toast');
    expect(withToast(facts({ title: 'Toast', ingredientIds: ['tomato'] }))?.fill.kind).toBe('stew');
  });

  it('is a glass for a drink, and undefined without a dish of the category', () => {
    expect(compose(facts({ category: 'Drinks', ingredientIds: ['egg', 'tomato'] }))?.vessel).toBe('tumbler');
    expect(createDishComposer([])(facts({}))).toBeUndefined();
  });
});
