import type { Language } from '@contracts/vocabulary';
import { SUGGESTIONS_MAX } from '@contracts/limits';
import { maskOf } from '../../facts/factsMask';
import { createSearchShelfBuilder } from '../searchShelf';
import { shelvedFromCorpus } from '../shelvedRecipe';
import { suggestionsFor } from './suggestions';

const TITLES = [
  { en: 'Onion soup', es: 'Sopa de cebolla', fr: 'Soupe à l’oignon' },
  { en: 'Onion tart', es: 'Tarta de cebolla', fr: 'Tarte à l’oignon' },
  { en: 'Onion rings', es: 'Aros de cebolla', fr: 'Beignets d’oignon' },
  { en: 'Onion bhaji', es: 'Bhaji de cebolla', fr: 'Bhaji à l’oignon' },
  { en: 'Onion pie', es: 'Pastel de cebolla', fr: 'Tourte à l’oignon' },
  { en: 'Onion bread', es: 'Pan de cebolla', fr: 'Pain à l’oignon' },
  { en: 'Onion marmalade', es: 'Confitura de cebolla', fr: 'Confit d’oignon' },
  { en: 'Onion salad', es: 'Ensalada de cebolla', fr: 'Salade d’oignon' },
  { en: 'Onion quiche', es: 'Quiche de cebolla', fr: 'Quiche à l’oignon' },
  { en: 'Courgette loaf', es: 'Pan de calabacín', fr: 'Cake aux courgettes' },
];

/** What Americans call the last of these. */
const AMERICAN = 'Confetti bread';

const open = () => {
  const builder = createSearchShelfBuilder();
  TITLES.forEach((titles, i) =>
    builder.put(
      shelvedFromCorpus({
        ingredientIds: ['onion', 'butter'],
        mask: maskOf({ category: 'Meals', subcategory: 'Dinner', allergens: ['Dairy'], diets: [] }),
        popularity: 90 - i,
        minutes: 30,
        lines: 2,
        cuisine: 'french',
        titles,
        ...(i === TITLES.length - 1 && { americanTitle: AMERICAN }),
      }),
    ),
  );
  return builder.finish((position, language) =>
    language === 'en-US' && position === TITLES.length - 1
      ? AMERICAN
      : TITLES[position]![language === 'es' ? 'es' : language === 'fr' ? 'fr' : 'en'],
  );
};

const shelf = open();
const idAt = (position: number) => position + 100;

const inList = (text: string, language: Language = 'en-GB') =>
  suggestionsFor(shelf, { text, language, mode: 'ingredients' }, idAt).map((one) =>
    one.kind === 'ingredient' ? one.id : one.kind,
  );
const forName = (text: string, language: Language = 'en-GB') =>
  suggestionsFor(shelf, { text, language, mode: 'name' }, idAt);

describe('suggestions for a list of ingredients', () => {
  it('continue the last item with ingredients only', () => {
    expect(inList('eggs, oni')[0]).toBe('onion');
    expect(inList('eggs, oni')).not.toContain('recipe');
  });

  it('leave out what the list has already', () => {
    expect(inList('onions, oni')).not.toContain('onion');
  });

  it.each<[string, string, string]>([
    ['an ingredient', 'no onions, oni', 'onion-powder'],
    ['a kind of food', 'no cheese, chedd', 'cheddar'],
    ['an allergen', 'milk, no dairy, butt', 'butter'],
    ['a diet', 'vegan, chick', 'chicken'],
  ])('leave out what the list rules out: %s', (_what, text, id) => {
    expect(inList(text)).not.toContain(id);
  });

  it('are as many as when nothing is ruled out', () => {
    expect(inList('s')).toHaveLength(SUGGESTIONS_MAX);
    expect(inList('salt, no dairy, s')).toHaveLength(SUGGESTIONS_MAX);
  });

  it.each(['', 'eggs, ', 'eggs and '])('are none where nothing is begun: “%s”', (text) => {
    expect(inList(text)).toEqual([]);
  });
});

describe('suggestions for the name of a dish', () => {
  it('are titles in the cook’s language, the best known first, and leave room for ingredients', () => {
    const found = forName('oni');
    expect(found[0]).toEqual({ kind: 'recipe', id: '100', name: 'Onion soup' });
    expect(found.map(({ kind }) => kind)).toEqual([
      ...Array(SUGGESTIONS_MAX - 2).fill('recipe'),
      'ingredient',
      'ingredient',
    ]);
    expect(forName('sopa', 'es')[0]).toEqual({ kind: 'recipe', id: '100', name: 'Sopa de cebolla' });
    expect(forName('soupe', 'fr')[0]).toEqual({ kind: 'recipe', id: '100', name: 'Soupe à l’oignon' });
  });

  it('are American titles first for an American cook', () => {
    // In French, onion marmalade is a confit.
    const firstTwo = (language: Language) =>
      forName('conf', language)
        .slice(0, 2)
        .map(({ name }) => name);
    expect(firstTwo('en-US')).toEqual([AMERICAN, 'Onion marmalade']);
    expect(firstTwo('en-GB')).toEqual(['Onion marmalade', 'Courgette loaf']);
  });

  it('are all titles when no ingredient begins like that', () => {
    expect(forName('onion soup').map(({ name }) => name)).toEqual(['Onion soup']);
  });

  it('are ingredients when no title begins like that', () => {
    expect(forName('chicken b').every(({ kind }) => kind === 'ingredient')).toBe(true);
  });
});
