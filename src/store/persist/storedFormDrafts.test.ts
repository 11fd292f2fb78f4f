import { formDraftsOf, STORED_FORM_DRAFTS } from './storedFormDrafts';

const { drafts } = STORED_FORM_DRAFTS;
const forms: ReturnType<typeof formDraftsOf> = [
  { owner: 'guest', kind: 'note' as const, recipe: 7, part: 'step 2', fields: { text: 'Lower heat' } },
  { owner: 'ana', kind: 'collection' as const, fields: { name: 'Sundays' } },
];

describe('stored forms', () => {
  it('come back as they were, and leave no key behind', () => {
    expect(formDraftsOf(drafts!.write(forms))).toEqual(forms);
    expect(drafts!.write([])).toBeNull();
    expect(formDraftsOf(null)).toEqual([]);
  });

  it.each([
    ['no JSON', '{', []],
    ['no list', '7', []],
    ['no kind of ours', JSON.stringify([{ owner: 'guest', kind: 'poem', fields: {} }]), []],
    [
      'fields that are no words',
      JSON.stringify([{ owner: 'guest', kind: 'cooked', recipe: '7', fields: { stars: 3, on: [], comment: null } }]),
      [{ owner: 'guest', kind: 'cooked', fields: { stars: 3 } }],
    ],
  ])('are read from %s as far as they make sense', (_name, text, read) => {
    expect(formDraftsOf(text)).toEqual(read);
  });
});
