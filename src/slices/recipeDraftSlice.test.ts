import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { emptyContent } from '@/testing/draft';
import type { DraftContent } from './recipeDraft/draftState';
import {
  choiceReturned,
  draftChanged,
  draftDropped,
  draftFinished,
  draftRedone,
  draftStarted,
  draftUndone,
  foundAsOneChosen,
  recipeDraftSlice,
  recipesChosen,
  recipesFound,
  selectDraft,
  selectFound,
} from './recipeDraftSlice';

const empty = emptyContent;
type Action = Parameters<typeof recipeDraftSlice.reducer>[1];

const after = (...actions: Action[]) =>
  selectDraft({ recipeDraft: actions.reduce(recipeDraftSlice.reducer, recipeDraftSlice.getInitialState()) });

const begun = draftStarted({ content: empty, origin: 'Soup' });
const changed = (patch: Partial<DraftContent>, field: string, at: number): Action => {
  const action = draftChanged({ ...empty, ...patch }, field);
  return { ...action, payload: { ...action.payload, at } };
};

describe('the draft of a recipe', () => {
  it('begins with what was read, and keeps the text it was read from', () => {
    expect(after(begun)).toEqual({ content: empty, origin: 'Soup', past: [], future: [], last: null });
  });

  it('takes back what was typed in one field without a pause as one change', () => {
    const typed = [changed({ title: 'S' }, 'title', 0), changed({ title: 'So' }, 'title', 900)];
    expect(after(begun, ...typed)!.content.title).toBe('So');
    expect(after(begun, ...typed, draftUndone())!.content.title).toBe('');
    expect(after(begun, ...typed, changed({ title: 'Soup' }, 'title', 5_000), draftUndone())!.content.title).toBe('So');
    expect(after(begun, ...typed, changed({ title: 'So', servings: '2' }, 'servings', 950), draftUndone())!.content).toEqual({ ...empty, title: 'So' }); // prettier-ignore
  });

  it('makes a change again that was taken back, until something else is changed', () => {
    const undone = [begun, changed({ title: 'Soup' }, 'title', 0), draftUndone()] as const;
    expect(after(...undone, draftRedone())!.content.title).toBe('Soup');
    const other = after(...undone, changed({ title: 'Stew' }, 'title', 1), draftRedone())!;
    expect(other.content.title).toBe('Stew');
  });

  it('does nothing when there is nothing to take back, or no draft', () => {
    expect(after(begun, draftUndone())).toMatchObject({ content: empty, future: [] });
    expect(after(begun, draftRedone())).toMatchObject({ content: empty, past: [] });
    expect(after(changed({ title: 'x' }, 'title', 0), draftUndone())).toBeNull();
    expect(after(begun, draftDropped())).toBeNull();
  });

  it('follows the recipe that it edits when the server gives it an id', () => {
    const editing = draftStarted({ content: empty, origin: '', replaces: 10_001 });
    expect(after(editing, recipeIdReplaced({ from: 10_001, to: 77 }))!.replaces).toBe(77);
    expect(after(editing, recipeIdReplaced({ from: 3, to: 77 }))!.replaces).toBe(10_001);
  });

  it('keeps the last fifty changes', () => {
    const many = Array.from({ length: 60 }, (_, i) => changed({ title: `${i}` }, `field ${i}`, i));
    expect(after(begun, ...many)!.past).toHaveLength(50);
  });
});

describe('several recipes that were found at once', () => {
  const named = (title: string) => ({ content: { ...empty, title }, origin: title });
  const found = recipesFound({ recipes: [named('Dal'), named('Raita'), named('Rice')], asOne: named('Thali') });
  const state = (...actions: Action[]) => actions.reduce(recipeDraftSlice.reducer, recipeDraftSlice.getInitialState());
  const titleAfter = (...actions: Action[]) => state(found, ...actions).draft?.content.title;

  it('wait for the choice of the cook', () => {
    expect(state(begun, found)).toMatchObject({ draft: null, found: { wanted: [], recipes: [{}, {}, {}] } });
    expect(selectFound({ recipeDraft: state(found) })).toEqual(state(found).found);
  });

  it('are reviewed one after the other, and end with the last', () => {
    const all = recipesChosen([0, 1, 2]);
    expect(titleAfter(all)).toBe('Dal');
    expect(titleAfter(all, draftFinished())).toBe('Raita');
    expect(titleAfter(all, draftFinished(), draftFinished())).toBe('Rice');
    expect(state(found, all, draftFinished(), draftFinished(), draftFinished())).toEqual({ draft: null, found: null });
  });

  it('are done with the one that was chosen', () => {
    expect(titleAfter(recipesChosen([1]))).toBe('Raita');
    expect(state(found, recipesChosen([1]), draftFinished()).found).toBeNull();
  });

  it('may be one recipe', () => {
    expect(state(found, foundAsOneChosen())).toMatchObject({ draft: named('Thali'), found: null });
    const apart = recipesFound({ recipes: [named('Dal'), named('Raita')] });
    expect(state(apart, foundAsOneChosen()).draft).toBeNull();
  });

  it('keep what was changed in one of them when the cook goes back to the choice', () => {
    const changes = [recipesChosen([1]), changed({ title: 'Cucumber raita' }, 'title', 0), choiceReturned()];
    expect(state(found, ...changes).draft).toBeNull();
    expect(titleAfter(...changes, recipesChosen([1]))).toBe('Cucumber raita');
  });

  it('begin the review of each without what could be undone in the one before', () => {
    const changes = [recipesChosen([0, 1]), changed({ title: 'Tarka dal' }, 'title', 0), draftFinished()];
    expect(state(found, ...changes).draft).toMatchObject({ past: [], content: { title: 'Raita' } });
  });

  it('are gone once the cook begins again, or begins something else', () => {
    expect(state(found, recipesChosen([0, 1]), draftDropped())).toEqual({ draft: null, found: null });
    expect(state(found, begun).found).toBeNull();
    expect(state(begun, choiceReturned()).draft).not.toBeNull();
    expect(state(begun, recipesChosen([0])).draft).not.toBeNull();
  });
});
