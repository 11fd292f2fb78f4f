import { checkAromatics } from './aromaticChecks';
import { omeletteFile } from '../../testing/omelette';
import { omeletteFaults } from '../../testing/omeletteFaults';

type Steps = readonly string[];

const faultsOf = (food: string, en: Steps, es: Steps = en, fr: Steps = en, note?: string) => {
  const file = omeletteFile();
  file.ingredients.food = food;
  file.en.steps.push(...en);
  file.es.steps.push(...es);
  file.fr.steps.push(...fr);
  file.steps.push(...en.map(() => ({ time: 600 })));
  if (note !== undefined) for (const language of ['en', 'es', 'fr'] as const) file[language].notes.food = note;
  return omeletteFaults(checkAromatics, file).map(({ path }) => path);
};

const STEW = 'Add {food|it} and simmer the stew for 30 minutes.';

it.each(['bay-leaf, 2', 'cinnamon-stick, 1', 'thyme, 3 sprig'])('refuses a stew in which %s stays', (food) => {
  expect(faultsOf(food, [STEW])).toEqual(['en.steps', 'es.steps', 'fr.steps']);
});

it('names the language that forgets it', () => {
  expect(
    faultsOf('bay-leaf, 2', [STEW, 'Take out the bay leaves.'], [STEW, 'Saca el laurel.'], [STEW, 'Servez.']),
  ).toEqual(['fr.steps']);
});

it.each<[string, string, Steps]>([
  ['what is strained', 'bay-leaf, 2', [STEW, 'Strain; cuela; filtrez.']],
  ['leaves', 'thyme, 1 tsp', [STEW]],
  ['a garnish', 'mint, 1 sprig', ['Garnish with {food|the mint}.', 'Bring the soup to the table.']],
  ['what is blended', 'cloves, 3', ['Blend {food|the cloves} with the sauce.']],
  ['what is left behind with its water', 'bay-leaf, 1', ['Boil the ham with {food|it}.', 'Lift out the ham.']],
])('accepts %s', (_what, food, steps) => {
  expect(faultsOf(food, steps)).toEqual([]);
});

it('accepts a sprig that the list has chopped', () => {
  expect(faultsOf('rosemary, 2 sprig', [STEW], [STEW], [STEW], 'finely chopped')).toEqual([]);
});
