import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { repeatedWord } from './textChecks';
import { omeletteFile, type RecipeFile } from '../../testing/omelette';

const faultsOf = (change: (file: RecipeFile) => void) => {
  const file = omeletteFile();
  change(file);
  return checkRecipe(parseRecipeFile(file, 'american-omelette', 'Meals'))
    .map(({ path, reason }) => `${path}: ${reason}`)
    .filter((fault) => fault.includes('en-US'));
};

it('finds no fault in a recipe that the tables turn into American English', () => {
  expect(faultsOf((file) => (file.en.description = 'Eggs on a baking tray, scattered with chives.'))).toEqual([]);
});

it('finds a British word that the tables do not know', () => {
  expect(faultsOf((file) => (file.en.description = 'Moreish eggs on seven trays.'))).toEqual([
    'en.description: in en-US “Moreish” is left over from British English',
  ]);
  expect(faultsOf((file) => (file.en.steps[1] += ' Drizzle with runny honey.'))).toEqual([
    'en.steps[1]: in en-US “runny honey” is left over from British English',
  ]);
});

it('finds a metric measure that is written in words', () => {
  expect(faultsOf((file) => (file.en.description = 'Eggs with a litre of milk.'))).toEqual([]);
  expect(faultsOf((file) => (file.en.description = 'Eggs with three kilos of butter.'))).toEqual([
    'en.description: in en-US measures in “kilos”',
  ]);
});

it('finds a word that comes twice because two words of the tables met', () => {
  expect(faultsOf((file) => (file.en.title = 'Oat flapjacks'))).toEqual(['en.title: in en-US says “Oat oat”']);
});

it('accepts names that say a word twice', () => {
  expect(repeatedWord('Dan dan noodles', 'dan-dan-noodles')).toBeUndefined();
  expect(repeatedWord('Dan dan omelette', 'omelette')).toBe('Dan dan');
  expect(repeatedWord('Beat it in a pan in a pan.', 'omelette')).toBe('in a pan in a pan');
});

it('finds a length that no hyphen joins to its pan', () => {
  const step = (pan: string) => (file: RecipeFile) =>
    (file.en.steps[1] = `Melt {butter#20 g} of {butter|the butter} in a {23 cm} ${pan}, pour in the eggs and bake at {temp} until set.`);
  expect(faultsOf(step('copper pan'))).toEqual(['en.steps[1]: in en-US writes “inches copper pan” without a hyphen']);
  expect(faultsOf(step('loose-bottomed tin'))).toEqual([]);
});

it('finds an ingredient that the American list calls by another name than the step', () => {
  const wrapped = (words: string) => (file: RecipeFile) => {
    file.ingredients.butter = 'vine-leaf, 20 g';
    file.en.steps[1] = `Lay {butter#20 g} of {butter|${words}} in a {23 cm} dish, pour in the eggs and bake at {temp} until set.`;
  };
  expect(faultsOf(wrapped('the vine leaves'))).toEqual([]);
  expect(faultsOf(wrapped('the vine'))).toEqual([
    'en.steps[1]: in en-US says “the vine” of what the list calls “grape leaves”',
  ]);
});
