import { aDraft } from '../testing/drafts';
import { DraftRefusal } from './draft/draftRefusal';
import { draftsIn } from './draft/draftsIn';
import { readDraft } from './readDraft';

const base = aDraft();
const read = (over: object) => readDraft({ ...base, ...over });
const corrected = (over: object) => read(over).corrections.map(({ check, was, now }) => `${check}: ${was} → ${now}`);

/** The kind and the words of the refusal. */
const refusal = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof DraftRefusal ? `${error.kind}: ${error.detail}` : String(error);
  }
};
const many = (count: number, text = 'Stir it well.') => Array.from({ length: count }, () => text);

describe('a draft is read', () => {
  it('with nothing that it does not say', () => {
    expect(readDraft({ name: 'Soup', ingredients: 'leeks', steps: ['Simmer.'] })).toStrictEqual({
      title: 'Soup',
      description: '',
      category: '',
      subcategory: '',
      cuisine: '',
      ingredients: [{ quantity: '', name: 'leeks', note: '' }],
      steps: [{ text: 'Simmer.' }],
      allergens: [],
      corrections: [],
    });
  });

  it('with its numbers, wherever the calories are', () => {
    expect(read({ servings: '4 people', minutes: 'PT1H' })).toMatchObject({ servings: 4, minutes: 60 });
    expect(read({ calories: 320 }).calories).toBe(320);
    expect(read({ nutrition: { calories: '410 kcal' } }).calories).toBe(410);
    expect(read({ calories: 320, nutrition: { calories: 410 } }).calories).toBe(320);
    expect(read({ nutrition: 'high' }).calories).toBeUndefined();
  });

  it.each([
    ['- leeks', 'leeks'],
    ['– leeks', 'leeks'],
    ['* leeks', 'leeks'],
    ['• 2 leeks', '2 leeks'],
    ['▢ leeks', 'leeks'],
    ['-leeks', 'leeks'],
    ['-- leeks', 'leeks'],
    ['1. leeks', 'leeks'],
    ['12) leeks', 'leeks'],
    ['1.  leeks', 'leeks'],
    ['- 1. leeks', 'leeks'],
    ['2 leeks', '2 leeks'],
    ['1.5 leeks', '1.5 leeks'],
    ['1. 5 leeks', '1. 5 leeks'],
    ['leeks - washed', 'leeks - washed'],
    ['leeks 1. washed', 'leeks 1. washed'],
  ])('with the line “%s” as “%s”', (line, name) => {
    expect(read({ ingredients: [line] }).ingredients).toEqual([{ quantity: '', name, note: '' }]);
    expect(read({ steps: [line] }).steps[0]!.text).toBe(name);
  });

  it('with amount and unit as one quantity', () => {
    expect(
      read({ ingredients: [{ item: 'leeks', amount: 2, unit: 'kg', prep: 'washed' }, { food: 'oil' }] }).ingredients,
    ).toEqual([
      { quantity: '2 kg', name: 'leeks', note: 'washed' },
      { quantity: '', name: 'oil', note: '' },
    ]);
  });

  it.each(['recipe', 'receta', 'recette'])('inside a field “%s”', (name) => {
    expect(readDraft({ [name]: base }).title).toBe(base.title);
  });

  it('without lines and steps that have no letter', () => {
    expect(read({ ingredients: ['leeks', '---', '12'] }).ingredients).toHaveLength(1);
    expect(read({ steps: ['Simmer.', '...', '2.'] }).steps).toEqual([{ text: 'Simmer.' }]);
    expect(corrected({ steps: ['Simmer.', '...', '2.'] })).toEqual(['form: 2 empty steps → left out']);
  });

  it('with its allergens, the first thirty and the first letters of each', () => {
    expect(read({ allergens: 'Eggs\n<b>Milk</b>\n ' }).allergens).toEqual(['Eggs', 'Milk']);
    expect(read({ allergens: many(31, 'Eggs') }).allergens).toHaveLength(30);
    expect(read({ allergens: ['E'.repeat(61)] }).allergens).toEqual(['E'.repeat(60)]);
  });

  it('with short words for its kind and cuisine', () => {
    const long = 'a'.repeat(61);
    const short = 'a'.repeat(60);
    expect(read({ category: long, subcategory: long, cuisine: long })).toMatchObject({
      category: short,
      subcategory: short,
      cuisine: short,
    });
  });
});

describe('a text of a draft is cut to its size', () => {
  it('a title at a word', () => {
    const title = `${'soup '.repeat(23)}leek bread`;
    expect(title).toHaveLength(125);
    expect(read({ title }).title).toBe(`${'soup '.repeat(23)}leek`);
    expect(corrected({ title })).toEqual(['form: a title of 125 characters → 119 characters']);
    expect(corrected({ title: 's'.repeat(120) })).toEqual([]);
    expect(read({ title: 's'.repeat(200) }).title).toBe('s'.repeat(60));
  });

  it('a description at a sentence, unless little would be left', () => {
    const sentence = `${'a'.repeat(300)}. ${'b'.repeat(400)}`;
    expect(read({ description: sentence }).description).toBe(`${'a'.repeat(300)}.`);
    expect(corrected({ description: sentence })).toEqual(['form: a description of 702 characters → cut']);
    const words = `${'a'.repeat(300)}. ${'b '.repeat(200)}`;
    expect(read({ description: words }).description).toBe(`${'a'.repeat(300)}.`);
    const early = `${'a'.repeat(100)}. ${'b '.repeat(400)}`;
    expect(read({ description: early }).description).toHaveLength(600 - 1);
    expect(corrected({ description: 'a'.repeat(600) })).toEqual([]);
  });
});

it.each([
  ['title', { title: 'Soup <b>hot</b>' }, 'title'],
  ['description', { description: 'Hot. See www.spam.test, or not. Good!' }, 'description'],
  ['cuisine', { cuisine: '<i>Thai</i>' }, 'cuisine'],
  ['line', { ingredients: ['leeks', '<b>oil</b>'] }, 'ingredients[1]'],
  ['name', { ingredients: [{ name: '<b>oil</b>' }] }, 'ingredients[0].name'],
  ['quantity', { ingredients: [{ name: 'oil', quantity: '<b>1 l</b>' }] }, 'ingredients[0].quantity'],
  ['note', { ingredients: [{ name: 'oil', note: '<b>hot</b>' }] }, 'ingredients[0].note'],
  ['step', { steps: ['Stir.', 'Stir <b>well</b>.'] }, 'steps[1]'],
])('markup in a %s is taken away, and the report says where', (_what, over, place) => {
  expect(corrected(over)).toEqual([`plain: ${place} with markup, an address or hidden marks → plain text`]);
});

it('a sentence with an address goes as a whole, but of a name only the part with it', () => {
  expect(read({ description: 'Hot. See www.spam.test, or not. Good!' }).description).toBe('Hot. Good!');
  expect(read({ steps: ['Stir. See www.spam.test, or not. Serve!'] }).steps[0]!.text).toBe('Stir. Serve!');
  expect(read({ title: 'Soup. Good, www.spam.test, with bread' }).title).toBe('Soup. Good, with bread');
  expect(read({ cuisine: 'Thai. Good, www.spam.test' }).cuisine).toBe('Thai. Good');
  expect(read({ ingredients: ['oil. Good, www.spam.test'] }).ingredients[0]!.name).toBe('oil. Good');
});

it('the report lists forty corrections at most', () => {
  expect(corrected({ ingredients: many(40, '<b>oil</b>'), steps: many(5, '<b>Stir.</b>') })).toHaveLength(40);
});

describe('a draft is refused', () => {
  it.each<[string, object, string]>([
    ['a list instead of a recipe', [], 'unreadable: it is not an object'],
    ['nothing', { title: '...' }, 'noTitle: it has no title'],
    ['no ingredients', { ...base, ingredients: ['---'] }, 'noIngredients: it has no ingredients'],
    ['no steps', { ...base, steps: [] }, 'noSteps: it has no steps'],
    ['41 ingredients', { ...base, ingredients: many(41, 'oil') }, 'tooMuch: it has 41 ingredients, more than 40'],
    ['31 steps', { ...base, steps: many(31) }, 'tooMuch: it has 31 steps, more than 30'],
    ['121 lines of steps', { ...base, steps: [...many(121, '-')] }, 'tooMuch: it has 121 steps, more than 30'],
    [
      'a line that is a whole text',
      { ...base, ingredients: [{ name: 'a'.repeat(200), quantity: '1'.repeat(60), note: 'b'.repeat(61) }] },
      'tooMuch: ingredients[0] is a whole text',
    ],
    [
      'a step that is a whole book',
      { ...base, steps: ['Stir.', 'a'.repeat(1201)] },
      'tooMuch: steps[1] has 1201 characters, more than 1200',
    ],
  ])('with %s', (_what, draft, words) => {
    expect(refusal(() => readDraft(draft))).toBe(words);
  });

  it.each<[string, object]>([
    ['40 ingredients', { ingredients: many(40, 'oil') }],
    ['30 steps', { steps: many(30) }],
    ['30 steps among 120 lines', { steps: [...many(30), ...many(90, '-')] }],
    ['a long line', { ingredients: [{ name: 'a'.repeat(200), quantity: '1'.repeat(60), note: 'b'.repeat(60) }] }],
    ['a long step', { steps: ['a'.repeat(1200)] }],
  ])('but not with %s', (_what, over) => {
    expect(refusal(() => read(over))).toBeUndefined();
  });
});

describe('the drafts of an answer', () => {
  it.each('recipes|recetas|recettes|suggestions|results|items|drafts|dishes|meals|drinks|Recipes'.split('|'))(
    'are found as “%s”',
    (name) => {
      expect(draftsIn({ [name]: [base, base] })).toEqual([base, base]);
      expect(draftsIn({ [name]: { 1: base } })).toEqual([base]);
      expect(draftsIn({ [name]: JSON.stringify([base]) })).toEqual([base]);
    },
  );

  it.each('data|result|response|answer|output|arguments|content|recipesResponse'.split('|'))(
    'are found inside “%s”',
    (name) => {
      expect(draftsIn({ [name]: { recipes: [base] } })).toEqual([base]);
    },
  );

  it('are one draft without a list, known by its ingredients, its steps or its field', () => {
    for (const one of [{ ingredients: [] }, { steps: [] }, { recipe: base }]) expect(draftsIn(one)).toEqual([one]);
  });

  it.each<[string, unknown, string]>([
    ['empty', {}, 'unreadable: the answer has no recipes'],
    ['a number', 7, 'unreadable: the answer has no recipes'],
    ['null for a list', { recipes: null }, 'unreadable: the answer has no recipes'],
    ['words', 'Sorry!', 'unreadable: the answer is no JSON'],
    ['JSON of a number', '7', 'unreadable: the answer has no recipes'],
    ['too long', 'a'.repeat(400_001), 'tooMuch: the answer has 400001 characters'],
    ['as long as may be', 'a'.repeat(400_000), 'unreadable: the answer is no JSON'],
  ])('are none in an answer that is %s', (_what, answer, words) => {
    expect(refusal(() => draftsIn(answer))).toBe(words);
  });

  it('are looked for at six levels at most', () => {
    const wrapped = (times: number): unknown => (times === 0 ? { recipes: [base] } : { data: wrapped(times - 1) });
    expect(draftsIn(wrapped(6))).toEqual([base]);
    expect(refusal(() => draftsIn(wrapped(7)))).toBe('unreadable: the answer has no recipes');
    const listed = (times: number): unknown => (times === 0 ? base : { recipes: JSON.stringify(listed(times - 1)) });
    expect(refusal(() => draftsIn(listed(4)))).toBe('unreadable: the answer has no recipes');
  });
});
