import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

const faultsWith = (sentences: Record<'en' | 'es' | 'fr', string>) => {
  const file = omeletteFile();
  for (const language of ['en', 'es', 'fr'] as const) file[language].steps[0] += ` ${sentences[language]}`;
  return checkRecipe(parseRecipeFile(file, 'oven-omelette', 'Meals')).map(({ path, reason }) => `${path} ${reason}`);
};

it('wants minutes in figures in every language', () => {
  expect(faultsWith({ en: 'Wait for two minutes.', es: 'Espera dos minutos.', fr: 'Attendez deux minutes.' })).toEqual([
    'en.steps[0] “two minutes” belongs in figures',
    'es.steps[0] “dos minutos” belongs in figures',
    'fr.steps[0] “deux minutes” belongs in figures',
  ]);
});

it('leaves a single minute in words', () => {
  expect(faultsWith({ en: 'Wait for a minute.', es: 'Espera un minuto.', fr: 'Attendez une minute.' })).toEqual([]);
});
