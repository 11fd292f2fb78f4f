import type { RecipeDraft } from '@/slices/recipeDraft/draftState';
import { draftStarted, recipeDraftSlice } from '@/slices/recipeDraftSlice';
import { emptyContent } from '@/testing/draft';
import { DRAFT_KEY, FOUND_KEY, STORED_DRAFT } from './storedDraft';

const { draft, found } = STORED_DRAFT;
const content = {
  ...emptyContent,
  title: 'Soup',
  ingredients: [{ key: 4, text: 'For the stock:', isHeading: true as const }],
};
const begun = recipeDraftSlice.reducer(undefined, draftStarted({ content, origin: 'a text' })).draft;

describe('a stored draft', () => {
  it('comes back as it was, without what could be undone', () => {
    expect(DRAFT_KEY).toBe('recipeDraft');
    const text = draft!.write({ ...begun!, past: [content] })!;
    expect(draft!.read(text)).toEqual({ ...begun, content: { ...content, ingredients: [{ key: 1, text: 'For the stock:', isHeading: true }] } }); // prettier-ignore
  });

  it('leaves no key behind', () => {
    expect(draft!.write(null)).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['no draft', '7'],
    ['no title', JSON.stringify({ content: { language: 'fr' } })],
    ['no language of ours', JSON.stringify({ content: { title: 'Suppe', language: 'de' } })],
  ])('is not read from %s', (_name, text) => {
    expect(draft!.read(text)).toBeUndefined();
  });

  it('is read as far as it makes sense', () => {
    const broken = { content: { title: 'Soup', language: 'es', category: 'Food', ingredients: [7, { text: 'sal' }], steps: {} } }; // prettier-ignore
    expect((draft!.read(JSON.stringify(broken)) as RecipeDraft).content).toMatchObject({
      title: 'Soup',
      category: 'Meals',
      ingredients: [{ key: 1, text: 'sal' }],
      steps: [],
      servings: '',
    });
  });
});

describe('the stored choice between several recipes', () => {
  const one = { content, origin: 'a text' };
  const choice = { recipes: [one, { ...one, origin: 'another' }], asOne: one, wanted: [1], count: 2 };
  const keyless = (text: string) => text.replace(/"key":4/g, '"key":1');

  it('comes back as it was, and leaves no key behind', () => {
    expect(FOUND_KEY).toBe('foundRecipes');
    const text = found!.write(choice)!;
    expect(found!.read(text)).toEqual(JSON.parse(keyless(text)));
    expect(found!.write(null)).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['one recipe', JSON.stringify({ ...choice, recipes: [one] })],
    ['a broken recipe, because the wanted ones are numbers', JSON.stringify({ ...choice, recipes: [one, 7, one] })],
  ])('is not read from %s', (_name, text) => {
    expect(found!.read(text)).toBeUndefined();
  });

  it('forgets numbers that no recipe has', () => {
    const text = JSON.stringify({ ...choice, wanted: [0, 9, 'x', 'length'], count: 'many' });
    expect(found!.read(text)).toMatchObject({ wanted: [0], count: 1 });
  });
});
