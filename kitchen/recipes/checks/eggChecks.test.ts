import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

const reasonsOf = (...steps: string[]): string[] => {
  const file = omeletteFile();
  const spoken = {
    en: steps,
    es: steps.map((step) => `${step} Pélalos.`),
    fr: steps.map((step) => `${step} Écalez-les.`),
  };
  for (const language of ['en', 'es', 'fr'] as const) file[language].steps.push(...spoken[language]);
  file.steps.push(...steps.map(() => ({ time: 600 })));
  return checkRecipe(parseRecipeFile(file, 'boiled-omelette', 'Meals'))
    .map(({ reason }) => reason)
    .filter((reason) => reason.includes('boils eggs'));
};

it.each([
  [['Boil {eggs|the eggs} for 10 minutes, cool them and quarter them.']],
  [['Boil {eggs|the eggs} for 10 minutes and cool them.', 'Peel the potatoes.', 'Quarter {eggs|the eggs}.']],
])('refuses boiled eggs that stay in their shells: %j', (steps) => {
  expect(reasonsOf(...steps)).toEqual(['boils eggs that no step peels']);
});

it.each([
  [['Boil {eggs|the eggs} for 10 minutes, cool them, peel and quarter them.']],
  [['Boil {eggs|the eggs} for 10 minutes and cool them.', 'Shell {eggs|the eggs} and mash them.']],
  [['Break {eggs|the eggs} into the sauce and let it boil.']],
])('accepts eggs that are shelled, and those that are not boiled: %j', (steps) => {
  expect(reasonsOf(...steps)).toEqual([]);
});

it('refuses eggs that only English peels', () => {
  const file = omeletteFile();
  file.en.steps.push('Boil {eggs|the eggs} for 10 minutes, cool and peel them.');
  file.es.steps.push('Cuece {eggs|los huevos} 10 minutos, enfríalos y pélalos.');
  file.fr.steps.push('Faites cuire {eggs|les œufs} 10 minutes et rafraîchissez-les.');
  file.steps.push({ time: 600 });
  expect(
    checkRecipe(parseRecipeFile(file, 'boiled-omelette', 'Meals')).filter(({ reason }) =>
      reason.includes('boils eggs'),
    ),
  ).toEqual([expect.objectContaining({ path: 'fr.steps[2]' })]);
});
