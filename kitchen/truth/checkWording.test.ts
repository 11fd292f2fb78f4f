import type { Recipe } from '@contracts/recipe';
import { localiseRecipe } from '../recipes/localise';
import { parseRecipeFile } from '../recipes/recipeFormat';
import { adaptRecipe } from '../swaps/adaptRecipe';
import { changedSteps } from '../swaps/changedSteps';
import { omeletteFile } from '../testing/omelette';
import { checkWording } from './checkWording';

const original: Recipe = {
  ...localiseRecipe(parseRecipeFile(omeletteFile(), 'oven-omelette', 'Meals'), 'en-GB'),
  userRating: 0,
  isSaved: false,
};
const language = 'en-GB';
const { adaptation, recipe } = adaptRecipe(original, {
  have: ['egg', 'olive-oil'],
  limits: { diets: [], excludedAllergens: ['Dairy'] },
  language,
});
const options = { factor: 2, system: 'metric', language, category: 'Meals' } as const;
const steps = changedSteps(recipe, adaptation, options);
const goneIds = [...adaptation.swaps, ...adaptation.leftOut].map(({ id }) => id);
const check = (sentences: unknown[]) =>
  checkWording(
    { recipe, steps, goneIds, options, ask: { language, dietTypes: [], excludedAllergens: ['Dairy'] } },
    sentences,
  );

const BEATEN = 'Heat the oven to 180°C (160°C fan, gas 4). Beat the eggs with salt.';
const MELTED =
  'Melt 32 g of the olive oil in a 23 cm dish, pour in the eggs, lower the oven to 160°C (140°C fan, gas 3) and bake for 4 minutes, until set.';

describe('the words of a model for an adapted recipe', () => {
  it('are asked for the changed steps alone, with everything computed', () => {
    expect(steps.map(({ index }) => index)).toEqual([0, 1]);
    expect(steps[1]!.computed).toContain('Melt 32 g of olive oil in a 23 cm dish');
    expect(steps[0]!.lost).toContain('chives');
  });

  it('are taken when they say the same', () => {
    expect(check([BEATEN, MELTED])).toEqual({
      ok: true,
      steps: [
        { index: 0, text: BEATEN },
        { index: 1, text: MELTED },
      ],
    });
  });

  it.each<[string, unknown[]]>([
    ['a sentence is missing', [BEATEN]],
    ['a sentence is no text', [BEATEN, 7]],
    ['what was replaced is still named', [BEATEN, MELTED.replace('olive oil', 'butter')]],
    ['what was left out is still named', [BEATEN.replace('salt', 'salt and chives'), MELTED]],
    ['a food is added', [BEATEN.replace('salt', 'salt and cheese'), MELTED]],
    ['a food is lost', [BEATEN, MELTED.replace(', pour in the eggs', ', swirl it about')]],
    ['the time is another', [BEATEN, MELTED.replace('4 minutes', '40 minutes')]],
    ['the time is in other units', [BEATEN, MELTED.replace('4 minutes', '4 seconds')]],
    ['a number is lost', [BEATEN, MELTED.replace(' in a 23 cm dish', ' in a dish')]],
    ['the heat is another', [BEATEN, MELTED.replace('160°C', '60°C')]],
    ['the amount is another', [BEATEN, MELTED.replace('32 g', '320 g')]],
    ['two heats change places', [BEATEN.replace('180°C (160°C', '160°C (180°C'), MELTED]],
    ['a step is forbidden', [BEATEN, MELTED.replace('and bake', 'and do not bake')]],
    ['it stays raw', [BEATEN, MELTED.replace('until set', 'still raw and runny')]],
    ['a number word is added', [BEATEN, MELTED.replace('4 minutes', '4 minutes and twenty minutes more')]],
    ['an amount is added', [BEATEN, MELTED.replace('until set', 'until set, and 32 g of the olive oil more')]],
    ['half of it is gone', [BEATEN, 'Melt the olive oil, 160°C (140°C fan, gas 3), eggs, 4 minutes.']],
    ['it goes on and on', [BEATEN, `${MELTED} ${MELTED}`]],
    ['it has a link', [BEATEN, MELTED.replace('until set', 'see www.example.com')]],
  ])('are not taken when %s', (_, sentences) => {
    expect(check(sentences)).toMatchObject({ ok: false });
  });
});
