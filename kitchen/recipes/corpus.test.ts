import { recipeSchema } from '@contracts/recipe';
import { LANGUAGES } from '@contracts/vocabulary';
import { compiledCorpus } from '../../server/testing/compiledCorpus';
import { localiseRecipe } from './localise';
import { stepMinutes } from './stepMinutes';

/** Reading them would throw at a fault. `npm run check:recipes`, a step of `npm test`, names every fault of every file. */
const recipes = compiledCorpus();

it('has recipes that can all be read', () => {
  expect(recipes.length).toBeGreaterThan(1_600);
});

const localised = recipes.flatMap((recipe) =>
  LANGUAGES.map((language) => ({ name: `${recipe.slug} in ${language}`, shown: localiseRecipe(recipe, language) })),
);
const namesOf = (wrong: typeof localised) => wrong.map(({ name }) => name);

it('gives every recipe in every language as the contract requires', () => {
  const isBroken = ({ shown }: (typeof localised)[number]) =>
    !recipeSchema.safeParse({ ...shown, userRating: 0, isSaved: false }).success;
  expect(namesOf(localised.filter(isBroken))).toEqual([]);
});

it('leaves no brace and no undefined in the text', () => {
  const isTorn = ({ shown }: (typeof localised)[number]) =>
    shown.instructions.some(({ step }) => /[{}|#]|undefined|NaN/.test(step));
  expect(namesOf(localised.filter(isTorn))).toEqual([]);
});

it('gives every recipe the time of its steps, as the card adds it up, in every language', () => {
  const isWrong = ({ shown }: (typeof localised)[number]) => shown.prepTime !== stepMinutes(shown.instructions);
  expect(namesOf(localised.filter(isWrong))).toEqual([]);
});
