import { draftStarted, recipeDraftSlice, type RecipeDraft } from '@/slices/recipeDraftSlice';
import { emptyContent } from '@/testing/draft';
import { DRAFT_KEY, STORED_DRAFT } from './storedDraft';

const { draft } = STORED_DRAFT;
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
