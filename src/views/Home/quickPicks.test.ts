import { LANGUAGES } from '@contracts/vocabulary';
import { parseIngredients } from '@kitchen/reading/parseIngredients';
import quickPicks from './quickPicks.json';

const named = [...quickPicks.meals, ...quickPicks.drinks].flatMap(({ id, names }) =>
  LANGUAGES.map((language) => ({ id, language, name: names[language] })),
);

it.each(named)('$name ($language) is understood as $id', ({ id, language, name }) => {
  expect(parseIngredients(name, { language })).toMatchObject({ found: [id], unknown: [] });
});
