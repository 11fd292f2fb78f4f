import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile, type RecipeFile } from '../../testing/omelette';

const faultsOf = (change: (file: RecipeFile) => void) => {
  const file = omeletteFile();
  change(file);
  return checkRecipe(parseRecipeFile(file, 'agreeing-omelette', 'Meals')).map(
    ({ path, reason }) => `${path}: ${reason}`,
  );
};

const withNote = (note: { en: string; es: string; fr: string }) => (file: RecipeFile) => {
  for (const language of ['en', 'es', 'fr'] as const) file[language].notes = { butter: note[language] };
};

it('accepts notes that agree', () => {
  expect(faultsOf(withNote({ en: 'melted', es: 'muy fría, en dados', fr: 'fondu' }))).toEqual([]);
});

it('finds a participle of the wrong gender, by the articles of the sentences', () => {
  expect(
    faultsOf((file) => {
      withNote({ en: 'melted', es: 'derretido', fr: 'fondue' })(file);
      for (const [language, words] of [
        ['es', 'la mantequilla'],
        ['fr', 'le beurre'],
      ] as const)
        file[language].steps[1] = file[language].steps[1]!.replace(/\{butter\|[^}]*\}/, `{butter|${words}}`);
    }),
  ).toEqual([
    'es.notes.butter: “derretido”, but “mantequilla” is feminine',
    'fr.notes.butter: “fondue”, but “beurre” is masculine',
  ]);
});

it('finds a participle of the wrong number', () => {
  expect(
    faultsOf((file) => {
      for (const [language, note] of [
        ['en', 'beaten'],
        ['es', 'enfriado'],
        ['fr', 'lavé'],
      ] as const)
        file[language].notes = { eggs: note };
    }),
  ).toEqual([
    'es.notes.eggs: “enfriado” has not the number of “huevos”',
    'fr.notes.eggs: “lavé” has not the number of “œufs”',
  ]);
});

it.each([
  ['2 sprig', 'effeuillé', true],
  ['2 sprig', 'effeuillés', false],
  ['1 sprig', 'effeuillé', false],
  ['2 stalk', 'émincé', true],
  ['2 stalk', 'émincées', false],
])('a French note agrees with the part that is counted: %s, %s', (quantity, note, isFault) => {
  const faults = faultsOf((file) => {
    file.ingredients.chives = `thyme, ${quantity}`;
    file.fr.notes = { chives: note };
  });
  expect(faults.filter((fault) => fault.includes('does not agree with its'))).toHaveLength(isFault ? 1 : 0);
});

it.each([
  ['2 stalk', 'picado', true],
  ['2 stalk', 'picadas', false],
  ['1 stalk', 'picada', false],
  ['2 slice', 'ahumado o no', false],
])('a Spanish note agrees with the parts that are counted: %s, %s', (quantity, note, isFault) => {
  const faults = faultsOf((file) => {
    file.ingredients.chives = `celery, ${quantity}`;
    file.es.notes = { chives: note };
  });
  expect(faults.filter((fault) => fault.includes('has not the number of its'))).toHaveLength(isFault ? 1 : 0);
});
