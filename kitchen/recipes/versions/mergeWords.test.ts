import fc from 'fast-check';
import type { RecipeWords } from '@contracts/ownRecipes';
import { areSameWords, clashesOf, mergedWords, resolvedWords } from './mergeWords';

const lines = (...texts: string[]) => texts.map((text) => ({ text }));

const BASE: RecipeWords = {
  title: 'Onion tart',
  about: '',
  category: 'Meals',
  subcategory: 'None',
  language: 'en-GB',
  servings: 4,
  ingredients: [{ text: 'Pastry', isHeading: true }, ...lines('200 g flour', '100 g butter', '3 onions')],
  steps: ['Rub the butter in.', 'Fry the onions.', 'Bake for 35 minutes.'],
};
const mergeOf = (mine: Partial<RecipeWords>, theirs: Partial<RecipeWords>) => {
  const sides = { base: BASE, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } };
  return { sides, merged: mergedWords(sides), clashes: clashesOf(sides) };
};

describe('two edits of one recipe', () => {
  it('are both in the result when they change different parts', () => {
    const { merged } = mergeOf({ title: 'Best onion tart' }, { servings: 6, minutes: 70 });
    expect(merged).toEqual({ ...BASE, title: 'Best onion tart', servings: 6, minutes: 70 });
  });

  it('are both in the result when they change different lines, also neighbouring ones', () => {
    const { merged } = mergeOf(
      { ingredients: [BASE.ingredients[0]!, ...lines('250 g flour', '100 g butter', '3 onions')] },
      { ingredients: [BASE.ingredients[0]!, ...lines('200 g flour', '120 g butter', '3 onions', 'thyme')] },
    );
    expect(merged?.ingredients.slice(1)).toEqual(lines('250 g flour', '120 g butter', '3 onions', 'thyme'));
  });

  it('leave out a line that one removes while the other moves it', () => {
    const moved = [...BASE.ingredients.slice(0, 1), ...lines('3 onions', '200 g flour', '100 g butter')];
    const without = BASE.ingredients.slice(0, 3);
    for (const [mine, theirs] of [
      [moved, without],
      [without, moved],
    ] as const)
      expect(mergeOf({ ingredients: [...mine] }, { ingredients: [...theirs] }).merged?.ingredients).toEqual(without);
  });

  it('are asked about when both change the same line', () => {
    const { merged, clashes, sides } = mergeOf(
      { steps: ['Rub the butter in.', 'Fry the onions.', 'Bake for 40 minutes.'] },
      { steps: ['Rub the butter in.', 'Fry the onions.', 'Bake for 30 minutes.'] },
    );
    expect(merged).toBeUndefined();
    expect(clashes).toEqual([
      { key: 'steps.1', part: 'steps', mine: ['Bake for 40 minutes.'], theirs: ['Bake for 30 minutes.'] },
    ]);
    expect(resolvedWords(sides, { 'steps.1': 'mine' }).steps.at(-1)).toBe('Bake for 40 minutes.');
    expect(resolvedWords(sides, { 'steps.1': 'both' }).steps.slice(2)).toEqual([
      'Bake for 30 minutes.',
      'Bake for 40 minutes.',
    ]);
  });

  it('are asked about when both change the title', () => {
    const { merged, clashes } = mergeOf({ title: 'Tart' }, { title: 'Quiche' });
    expect(merged).toBeUndefined();
    expect(clashes).toEqual([{ key: 'title', part: 'title', mine: ['Tart'], theirs: ['Quiche'] }]);
  });

  it('are asked about when one changes a line that the other removes', () => {
    const without = { steps: BASE.steps.slice(1) };
    const { merged, clashes } = mergeOf({ steps: ['Rub cold butter in.', ...BASE.steps.slice(1)] }, without);
    expect(merged).toBeUndefined();
    expect(clashes).toEqual([{ key: 'steps.0', part: 'steps', mine: ['Rub cold butter in.'], theirs: [] }]);
  });

  it('keep what both add at the end of the ingredients, and ask about steps, whose order matters', () => {
    const add = (text: string) => ({ ingredients: [...BASE.ingredients, { text }] });
    expect(mergeOf(add('thyme'), add('nutmeg')).merged?.ingredients.slice(4)).toEqual(lines('nutmeg', 'thyme'));
    const then = (text: string) => ({ steps: [...BASE.steps, text] });
    expect(mergeOf(then('Rest it.'), then('Serve it.')).merged).toBeUndefined();
  });

  it('never double a line that both move', () => {
    const moved = (order: number[]) => ({ steps: order.map((i) => BASE.steps[i]!) });
    const { clashes, merged } = mergeOf(moved([1, 0, 2]), moved([1, 2, 0]));
    expect(merged?.steps.filter((step) => step === BASE.steps[0]) ?? []).toHaveLength(merged ? 1 : 0);
    expect(clashes.length > 0 || merged !== undefined).toBe(true);
  });

  it('without a known common version are compared part by part', () => {
    const mine = { ...BASE, title: 'Tart' };
    expect(clashesOf({ base: undefined, mine, theirs: BASE }).map(({ part }) => part)).toEqual(['title']);
    expect(areSameWords(BASE, { ...BASE })).toBe(true);
    expect(areSameWords(BASE, mine)).toBe(false);
  });

  it('keep words that are names of JavaScript', () => {
    const { merged } = mergeOf({ steps: ['constructor', ...BASE.steps] }, { steps: [...BASE.steps, '__proto__'] });
    expect(merged?.steps).toEqual(['constructor', ...BASE.steps, '__proto__']);
  });
});

const step = fc.constantFrom<string>('Chop.', 'Fry.', 'Boil.', 'Bake.', 'Rest.', 'Serve.');
const someSteps = fc.array(step, { minLength: 1, maxLength: 6 });

describe('a merge', () => {
  it('loses nothing that either side added, and takes nothing that neither has', () => {
    fc.assert(
      fc.property(someSteps, someSteps, someSteps, (base, mine, theirs) => {
        const sides = {
          base: { ...BASE, steps: base },
          mine: { ...BASE, steps: mine },
          theirs: { ...BASE, steps: theirs },
        };
        const merged = mergedWords(sides);
        const clashes = clashesOf(sides);
        const steps = merged?.steps ?? [];
        const added = [...mine, ...theirs].filter((line) => !base.includes(line));
        expect(clashes.length === 0 && merged ? added.filter((line) => !steps.includes(line)) : []).toEqual([]);
        expect(steps.filter((line) => !mine.includes(line) && !theirs.includes(line))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not depend on which side asks, except for the order of lines that both add', () => {
    fc.assert(
      fc.property(someSteps, someSteps, someSteps, (base, mine, theirs) => {
        const [a, b] = [
          { ...BASE, steps: mine },
          { ...BASE, steps: theirs },
        ];
        const sides = { base: { ...BASE, steps: base } };
        expect(mergedWords({ ...sides, mine: a, theirs: b })).toEqual(mergedWords({ ...sides, mine: b, theirs: a }));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the side that changed something when the other changed nothing', () => {
    fc.assert(
      fc.property(someSteps, someSteps, (base, mine) => {
        const before = { ...BASE, steps: base };
        const after = { ...BASE, steps: mine };
        expect(mergedWords({ base: before, mine: after, theirs: before })).toEqual(after);
        expect(mergedWords({ base: before, mine: before, theirs: after })).toEqual(after);
        expect(mergedWords({ base: before, mine: after, theirs: after })).toEqual(after);
      }),
      { numRuns: 1_000 },
    );
  });
});
