import type { Recipe } from '@contracts/recipe';
import { localiseRecipe } from '@kitchen/recipes/localise';
import { parseRecipeFile } from '@kitchen/recipes/recipeFormat';
import { omeletteFile } from '@kitchen/testing/omelette';
import { ModelFailure, type StructuredAsk, type StructuredModel } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { createAdaptationService } from './adaptationService';

const omelette: Recipe = {
  ...localiseRecipe(parseRecipeFile(omeletteFile(), 'oven-omelette', 'Meals'), 'en-GB'),
  userRating: 0,
  isSaved: false,
};
const request = { ingredients: 'eggs, olive oil', excludedAllergens: ['Dairy'], dietTypes: [] };
const ask = (who = 'cook') => ({
  id: omelette.id,
  request: { ...request, words: true, servings: 4 },
  language: 'en-GB' as const,
  caller: { who, mayAsk: () => Promise.resolve(), signal: new AbortController().signal },
});

const GOOD = [
  'Heat the oven to 180°C (160°C fan, gas 4). Beat the eggs with salt.',
  'Melt 32 g of the olive oil in a 23 cm dish, pour in the eggs, lower the oven to 160°C (140°C fan, gas 3) and bake for 4 minutes, until set.',
];

type Answer = (ask: StructuredAsk, signal: AbortSignal) => Promise<unknown>;

const serviceWith = (answer: Answer, recipe: Partial<Recipe> = {}) => {
  const object = jest.fn(async (asked: StructuredAsk, signal: AbortSignal) => ({
    value: await answer(asked, signal),
    usage: {},
  }));
  const model = { name: 'fake:1b', object } as unknown as StructuredModel;
  return {
    object,
    ...createAdaptationService({ recipes: { read: () => Promise.resolve({ ...omelette, ...recipe }) }, model }),
  };
};

/** As a model that is asked: it rejects with the reason when it is stopped. */
const hangs: Answer = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('the words of an adaptation', () => {
  it('are those of the model when they pass the checks', async () => {
    const { adapt, object } = serviceWith(() => Promise.resolve({ steps: GOOD }));
    const { worded } = await adapt(ask());
    expect(object).toHaveBeenCalledTimes(1);
    expect(worded).toEqual({
      by: 'fake:1b',
      servings: 4,
      steps: GOOD.map((text, index) => ({ index, text })),
    });
  });

  it('are missing when a newer request of the same visitor takes the turn, and the changes are not', async () => {
    const answers: Answer[] = [hangs, () => Promise.resolve({ steps: GOOD })];
    const { adapt } = serviceWith((...asked) => answers.shift()!(...asked));
    const first = adapt(ask());
    await new Promise(setImmediate);
    const { worded, ...changes } = await adapt(ask());
    expect(worded).toBeDefined();
    expect(await first).toEqual(changes);
  });

  it.each<[string, object, Partial<Recipe>]>([
    ['are not wanted', { words: undefined }, {}],
    ['would be in a language that is not one of ours', {}, { foreignLanguage: 'pt' }],
    ['would say nothing new', { ingredients: 'eggs, butter, chives', excludedAllergens: [] }, {}],
  ])('are not asked for when they %s', async (_why, over, recipe) => {
    const { adapt, object } = serviceWith(() => Promise.resolve({ steps: GOOD }), recipe);
    const asked = ask();
    expect(await adapt({ ...asked, request: { ...asked.request, ...over } })).not.toHaveProperty('worded');
    expect(object).not.toHaveBeenCalled();
  });

  it('are missing when the model fails, but not when something else is broken', async () => {
    const { adapt } = serviceWith(() => Promise.reject(new ModelFailure('AI_SERVER_ERROR', 'down')));
    expect(await adapt(ask())).not.toHaveProperty('worded');
    const broken = serviceWith(() => Promise.reject(new TypeError('a bug')));
    await expect(broken.adapt(ask())).rejects.toThrow('a bug');
  });

  it('are refused to a visitor who asks too often', async () => {
    const { adapt, object } = serviceWith(() => Promise.resolve({ steps: GOOD }));
    const mayAsk = () => Promise.reject(new DomainError('tooManyRequests', { seconds: 3 }));
    const asked = ask();
    await expect(adapt({ ...asked, caller: { ...asked.caller, mayAsk } })).rejects.toMatchObject({
      kind: 'tooManyRequests',
    });
    expect(object).not.toHaveBeenCalled();
  });

  it('are missing when the server stops', async () => {
    const { adapt, stop } = serviceWith(hangs);
    const asked = adapt(ask());
    await new Promise(setImmediate);
    stop();
    const { swaps, worded } = await asked;
    expect(swaps.map(({ swapId }) => swapId)).toEqual(['olive-oil']);
    expect(worded).toBeUndefined();
  });
});
