import type { Language } from '@contracts/vocabulary';
import { INGREDIENTS } from '../../ingredients/ingredientTable';
import { ingredientWords } from './ingredientWords';

/** The names of an ingredient, the main ones before a bar. */
const namesOf = (id: string, language: Language) => {
  const words = ingredientWords(language).filter((word) => word.id === id);
  const listed = (isMain: boolean) => words.filter((word) => word.isMain === isMain).map(({ folded }) => folded);
  return `${listed(true).join(' ')} | ${listed(false).join(' ')}`.trim();
};

it.each<[string, Language, string]>([
  ['aubergine', 'en-GB', 'aubergine aubergines | brinjal'],
  ['aubergine', 'en-US', 'eggplant eggplants | aubergine aubergines brinjal'],
  ['aubergine', 'es', 'berenjena berenjenas |'],
  ['aubergine', 'fr', 'aubergine aubergines |'],
  ['carrot', 'en-US', 'carrot carrots | baby carrot'],
])('the names of %s in %s are “%s”', (id, language, names) => {
  expect(namesOf(id, language)).toBe(names);
});

it('are the same when they are asked for again', () => {
  expect(ingredientWords('fr')).toBe(ingredientWords('fr'));
  expect(new Set(ingredientWords('fr').map(({ id }) => id)).size).toBe(INGREDIENTS.length);
});
