import type { RecipeDraft } from '@contracts/recipeDraft';
import { aDraft } from '../../testing/drafts';
import { checkDrafts } from '../checkDrafts';
import type { TruthAsk } from '../types';

const ASK: TruthAsk = { text: '', language: 'en-GB', category: 'None', excludedAllergens: [], dietTypes: [] };

const judged = (draft: object, ask: Partial<TruthAsk> = {}) => {
  const { kept, faults } = checkDrafts({ ...ASK, ...ask }, draft);
  const corrected = kept[0]?.report.corrected.map(({ check, was, now }) => `${check}: ${was} → ${now}`);
  return {
    recipe: kept[0]?.recipe,
    report: kept[0]?.report,
    corrected,
    faults: faults.map(({ kind, detail }) => `${kind}: ${detail}`),
  };
};
const base = aDraft();
const times = (...minutes: number[]) =>
  base.steps.map((step, i) => ({
    ...step,
    text: step.text.replace(/ for \d+ minutes/, ''),
    minutes: minutes[i] ?? 10,
  }));

describe('the time from start to plate', () => {
  it.each<[string, number | undefined, number[], number, string[]]>([
    ['is the claimed one if the steps fit into it', 28, [8, 10, 10], 28, []],
    ['may be half of the steps, which may overlap', 14, [8, 10, 10], 14, []],
    [
      'is the sum of the steps if it is shorter than half',
      13,
      [8, 10, 10],
      28,
      ['times: it claims 13 minutes → 28 minutes'],
    ],
    ['may be short of a long rest', 40, [8, 110, 10], 40, []],
    ['is not short of two hours', 50, [8, 101, 10], 119, ['times: it claims 50 minutes → 119 minutes']],
    ['is at least a minute', 0.5, [1, 110, 10], 121, ['times: it claims 0.5 minutes → 121 minutes']],
    ['may include a day of waiting', 1608, [8, 10, 10], 1608, []],
    ['includes no more than that', 1609, [8, 10, 10], 28, ['times: it claims 1609 minutes → 28 minutes']],
    ['is the sum of the steps when none is claimed', undefined, [8, 10, 10], 28, []],
    ['counts a minute for a step without a time', undefined, [8, 10, 0], 19, []],
    ['counts no negative time', 30, [8, 10, -5], 30, ['times: it claims 30 minutes → 30 minutes']],
    [
      'counts no negative time where none is claimed',
      undefined,
      [8, 10, -5],
      19,
      ['times: it claims an impossible number of minutes → 19 minutes'],
    ],
    ['is rounded', 28.4, [8, 10, 10], 28, []],
  ])('%s: %p', (_what, minutes, steps, shown, corrections) => {
    const { recipe, corrected } = judged({ ...base, minutes, steps: times(...steps) });
    expect(recipe?.prepTime).toBe(shown);
    expect(corrected).toEqual(corrections);
  });

  it.each([
    ['from the field', 'Cook the eggs over a low heat until set.', 12.4, 744],
    ['from the sentence', 'Cook the eggs over a low heat for 9 minutes.', undefined, 540],
    ['from the field before the sentence', 'Cook the eggs over a low heat for 9 minutes.', 10, 600],
    ['not at all', 'Cook the eggs over a low heat until set.', undefined, undefined],
    ['not at all from a field of nothing', 'Cook the eggs over a low heat until set.', 0, undefined],
  ])('of one step is known %s', (_what, text, minutes, seconds) => {
    const { recipe } = judged({ ...base, steps: [...base.steps.slice(0, 2), { text, minutes }] });
    expect(recipe?.instructions[2]).toEqual({ step: text, ...(seconds !== undefined && { time: seconds }) });
  });
});

describe('what a model claims', () => {
  const calories = Number(judged(base).recipe!.calories);

  it.each<[string, object, string[]]>([
    ['no allergens beside eggs', { allergens: ['none'] }, ['allergens: it claims to have none → Eggs']],
    ['an allergen it has', { allergens: ['Eggs'] }, []],
    ['nothing about allergens', { allergens: [] }, []],
    [
      'calories that are far off',
      { calories: calories * 3 },
      [`nutrition: it claims ${calories * 3} kcal → ${calories} kcal`],
    ],
    ['calories that are near', { calories: calories + 10 }, []],
    ['no servings', { servings: undefined }, ['form: no servings → 4']],
    [
      'to be free of eggs in its title',
      { title: 'Egg-free frittata' },
      ['allergens: the title says “egg-free” → taken out'],
    ],
    [
      'to be free of eggs in its title and its field',
      { title: 'Egg-free frittata', allergens: ['none'] },
      ['allergens: the title says “egg-free” → taken out'],
    ],
    [
      'to be vegan in its description',
      { description: 'A soft frittata. It is vegan.' },
      ['diets: the description says “vegan” → taken out'],
    ],
    [
      'to be vegan in a step',
      { steps: [...base.steps, { text: 'Serve. It is vegan.', minutes: 1 }] },
      ['diets: step 4 says “vegan” → taken out'],
    ],
  ])('is corrected: %s', (_what, over, corrections) => {
    expect(judged({ ...base, ...over }).corrected).toEqual(corrections);
  });

  it('leaves out a step that does nothing but claim, and keeps the others in order', () => {
    const { recipe } = judged({ ...base, steps: [{ text: 'It is vegan.', minutes: 1 }, ...base.steps] });
    expect(recipe?.instructions.map(({ step }) => step)).toEqual(base.steps.map(({ text }) => text));
  });

  it.each([
    ['title', { title: 'Vegan' }, 'noTitle: its title only claims what is not so'],
    [
      'method',
      {
        steps: [{ text: 'Soften everything over a low heat, vegan, for 20 minutes.', minutes: 20 }],
      },
      'noSteps: its steps only claim what is not so',
    ],
  ])('is all that a %s says, which is then not shown', (_what, over, fault) => {
    expect(judged({ ...base, ...over })).toMatchObject({ recipe: undefined, faults: [fault] });
  });

  it('about calories is not known when the food is not', () => {
    const ingredients = ['zorblax', 'dried oregano'].map((name) => ({ name, quantity: '', note: '' }));
    const steps = [{ text: 'Scatter the dried oregano over the zorblax.', minutes: 2 }];
    const { corrected, report, recipe } = judged({
      ...base,
      title: 'Zorblax',
      calories: 90,
      ingredients,
      steps,
      allergens: [],
    });
    expect(corrected).toContain('nutrition: it claims 90 kcal → not known');
    expect(report?.passed).not.toContain('nutrition');
    expect(report?.computed).toEqual(['allergens', 'diets', 'match']);
    expect(recipe).toMatchObject({ dietType: 'Unknown', unreadLines: { count: 1, total: 2 } });
    expect(recipe).not.toHaveProperty('calories');
  });
});

describe('the kind of a drink', () => {
  const drink = (name: string, subcategory: string): Partial<RecipeDraft> => ({
    title: 'Summer cup',
    description: 'A cold drink with ripe strawberries.',
    category: 'Drinks',
    subcategory,
    minutes: 5,
    ingredients: [
      { name, quantity: '100 ml', note: '' },
      { name: 'strawberries', quantity: '200 g', note: '' },
    ],
    steps: [{ text: `Blend the ${name} with the strawberries and pour into tall glasses.`, minutes: 5 }],
    allergens: [],
  });

  it.each([
    ['rum', 'Alcoholic', 'Alcoholic', []],
    ['rum', 'Non-alcoholic', 'Alcoholic', ['ask: it says Non-alcoholic → Alcoholic']],
    ['apple juice', 'alcoholic', 'Non-alcoholic', ['ask: it says alcoholic → Non-alcoholic']],
    ['apple juice', 'non alcoholic', 'Non-alcoholic', []],
    ['apple juice', 'Snack', 'Non-alcoholic', []],
  ])('of %s that claims to be %s is %s', (name, claimed, kind, corrections) => {
    const { recipe, corrected } = judged(aDraft(drink(name, claimed)));
    expect(recipe?.subcategory).toBe(kind);
    expect(corrected).toEqual(corrections);
  });

  it('is not asked of a meal', () => {
    expect(judged(aDraft({ subcategory: 'Alcoholic', category: 'Meals' })).corrected).toEqual([]);
  });
});
