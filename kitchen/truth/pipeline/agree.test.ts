import type { RecipeDraft } from '@contracts/recipeDraft';
import { aDraft } from '../../testing/drafts';
import { checkDrafts } from '../checkDrafts';
import type { TruthAsk } from '../types';

const ASK: TruthAsk = { text: '', language: 'en-GB', category: 'None', excludedAllergens: [], dietTypes: [] };
const base = aDraft();

/** The frittata with more lines and more steps: names of the list as the cook reads it, and what was corrected or refused. */
const judged = (names: readonly string[], texts: readonly string[] = [], over: Partial<RecipeDraft> = {}) => {
  const { kept, faults } = checkDrafts(ASK, {
    ...base,
    ingredients: [...base.ingredients, ...names.map((name) => ({ name, quantity: '2', note: '' }))],
    steps: [...base.steps, ...texts.map((text) => ({ text, minutes: 3 }))],
    ...over,
  });
  const { recipe, report } = kept[0] ?? {};
  return {
    list: recipe?.ingredients.map((line) => (typeof line === 'string' ? line : line.name)).slice(4),
    allergens: recipe?.allergens,
    corrected: report?.corrected.map(({ check, was, now }) => `${check}: ${was} → ${now}`),
    faults: faults.map(({ kind, detail }) => `${kind}: ${detail}`),
  };
};

describe('what a step adds and the list forgot', () => {
  it('is put on the list if it is a plant without allergens', () => {
    expect(judged([], ['Add the carrots and cook them.', 'Stir in the carrots.'])).toEqual({
      list: ['carrot'],
      allergens: ['Eggs'],
      corrected: ['steps: a step uses carrot, which is not in the list → put on the list'],
      faults: [],
    });
  });

  it('is a reason not to show the recipe if it matters to the eater', () => {
    expect(judged([], ['Add the prawns and fry them for 5 minutes.']).faults).toEqual([
      'notListed: step 4 uses “prawns”, which is not in the list',
    ]);
  });

  it.each([
    ['is left out', 'Do this without prawns.'],
    ['is named as a likeness', 'Beat it smooth like cream.'],
    ['is named as a measure', 'Roll it to the size of a walnut.'],
    ['is on the list under its kind', 'Add the tomato puree of the tomatoes.'],
    ['is made in the pan', 'Strain the stock.'],
    ['is always there', 'Season with salt.'],
    ['usually means something else', 'Taste for bitter fish.'],
  ])('is nothing if it %s: %s', (_what, text) => {
    expect(judged([], [text])).toEqual({ list: [], allergens: ['Eggs'], corrected: [], faults: [] });
  });

  it('is nothing when a step only names it', () => {
    expect(judged([], ['Cover with a carrot.']).list).toEqual([]);
  });

  it('brings its allergens when it is only suggested beside the dish', () => {
    expect(judged([], ['Serve it with yoghurt.'])).toEqual({
      list: [],
      allergens: ['Dairy', 'Eggs'],
      corrected: ['allergens: a step suggests something beside it → Dairy'],
      faults: [],
    });
    expect(judged(['milk'], ['Add the milk. Serve it with yoghurt.']).corrected).toEqual([]);
    expect(judged([], ['Serve it with carrots.'])).toMatchObject({ allergens: ['Eggs'], corrected: [] });
  });
});

describe('what is on the list and no step uses', () => {
  it('is left off if it is a plant without allergens', () => {
    expect(judged(['leeks'])).toEqual({
      list: [],
      allergens: ['Eggs'],
      corrected: ['steps: no step uses leeks → left off the list'],
      faults: [],
    });
  });

  it.each([
    ['of an animal', 'honey', ['Eggs']],
    ['with an allergen', 'walnuts', ['Nuts', 'Eggs']],
    ['that is unknown', 'zorblax', ['Eggs']],
    ['that was guessed from a misspelt word', 'corgettes', ['Eggs']],
  ])('stays if it is food %s', (_what, name, allergens) => {
    const { list, corrected, ...rest } = judged([name]);
    expect(list).toEqual([name]);
    expect(corrected).toEqual([`steps: no step uses ${name} → kept on the list`]);
    expect(rest.allergens?.sort()).toEqual(allergens.sort());
  });

  it('is left off if it is several herbs and spices', () => {
    expect(judged(['dried oregano', 'dried thyme'])).toMatchObject({
      list: [],
      corrected: ['steps: no step uses dried oregano, dried thyme → left off the list'],
    });
  });

  it('is a reason not to show the recipe if it is several foods', () => {
    expect(judged(['leeks', 'dried thyme']).faults).toEqual(['unused: no step uses leeks, dried thyme']);
    expect(judged(['leeks', 'carrots', 'celery', 'peas', 'kale', 'chard']).faults).toEqual([
      'unused: no step uses leeks, carrots, celery, peas, kale',
    ]);
  });

  it('is a reason not to show the recipe if hardly anything is used', () => {
    const over = {
      ingredients: [
        { name: 'eggs', quantity: '4', note: '' },
        { name: 'leeks', quantity: '2', note: '' },
      ],
      steps: [{ text: 'Beat the eggs and cook them over a low heat for 10 minutes.', minutes: 10 }],
    };
    expect(judged([], [], over).faults).toEqual(['unused: no step uses leeks']);
  });

  it('is nothing when a step uses all of the list', () => {
    expect(judged(['leeks', 'carrots'], ['Add the remaining ingredients.'])).toMatchObject({
      list: ['leeks', 'carrots'],
      corrected: [],
    });
  });
});

describe('what a step suggests beside the dish, as small models like to', () => {
  const beside = (text: string, ask: Partial<TruthAsk> = {}) => {
    const draft = { ...base, steps: [...base.steps, { text, minutes: 1 }] };
    const { kept, faults } = checkDrafts({ ...ASK, ...ask }, draft);
    return { allergens: kept[0]?.recipe.allergens, faults: faults.map(({ kind }) => kind) };
  };

  it.each([
    ['Serve with a side of fries or a sandwich.', 'Gluten'],
    ['Serve on toast.', 'Gluten'],
    ['Serve with a side of pasta.', 'Gluten'],
    ['Add the pasta and stir.', 'Gluten'],
    ['Serve with crackers or biscuits.', 'Gluten'],
    ['Top it with pesto if you like.', 'Nuts'],
    ['Serve with sushi.', 'Fish'],
    ['Enjoy with a croissant.', 'Dairy'],
  ])('is refused when it has what the cook excludes, and else said: %s (%s)', (text, allergen) => {
    expect(beside(text, { excludedAllergens: [allergen] }).faults).toEqual(['excludedAllergen']);
    expect(beside(text).allergens).toContain(allergen);
  });

  it.each<[string, Partial<TruthAsk>, string]>([
    ['Serve with bacon.', { dietTypes: ['Vegetarian'] }, 'brokenDiet'],
    ['Serve with kiwi.', { excludedAllergens: ['Kiwi'] }, 'excludedAllergen'],
    ['Serve with bacon.', { ruledOutIds: ['bacon'] }, 'ruledOut'],
  ])('is nothing that the cook does not eat: %s', (text, ask, fault) => {
    expect(beside(text, ask).faults).toEqual([fault]);
  });

  it('is not ice cream when the French say ice', () => {
    const language = 'fr';
    const { kept } = checkDrafts(
      { ...ASK, language, category: 'Drinks' },
      {
        title: 'Jus de citron glacé',
        servings: 2,
        category: 'Drinks',
        ingredients: ['2 citrons', '20 g de sucre', '400 ml d’eau'],
        steps: ['Pressez les citrons et mélangez le jus avec le sucre et l’eau.', 'Servez sur de la glace.'],
      },
    );
    expect(kept[0]?.recipe.allergens).toEqual([]);
  });
});

it('leaves out a repeated line and a repeated step', () => {
  const draft = {
    ...base,
    ingredients: [...base.ingredients, base.ingredients[0]!],
    steps: [...base.steps, base.steps.at(-1)!],
  };
  const { recipe } = checkDrafts(ASK, draft).kept[0]!;
  expect(recipe.ingredients).toHaveLength(base.ingredients.length);
  expect(recipe.instructions).toHaveLength(base.steps.length);
});

it('refuses meat or fish that is listed as a main thing and used by no step', () => {
  const line = { name: 'chorizo', quantity: '150 g', note: '' };
  const { kept, faults } = checkDrafts(ASK, { ...base, ingredients: [...base.ingredients, line] });
  expect(kept).toEqual([]);
  expect(faults.map(({ detail }) => detail)).toEqual(['no step uses chorizo']);
});

it('checks again for danger what a step uses and the list forgot', () => {
  const steps = [...base.steps, { text: 'Add the kidney beans and cook for 3 minutes.', minutes: 3 }];
  expect(checkDrafts(ASK, { ...base, steps }).faults.map(({ kind }) => kind)).toEqual(['poisonous']);
});

it('shows no recipe that ends a step with a question, and no title that ends with a comma', () => {
  const steps = [...base.steps, { text: 'Serve it with what?', minutes: 1 }];
  expect(checkDrafts(ASK, { ...base, steps }).faults.map(({ kind }) => kind)).toEqual(['notARecipe']);
  expect(checkDrafts(ASK, { ...base, title: 'Frittata,' }).kept[0]?.recipe.title).toBe('Frittata');
});

it('reads a list of ingredients under a name in the singular', () => {
  const { ingredients, ...rest } = base;
  expect(checkDrafts(ASK, { ...rest, ingredient: ingredients }).kept).toHaveLength(1);
});
