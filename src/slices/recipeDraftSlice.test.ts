import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { emptyContent } from '@/testing/draft';
import {
  draftChanged,
  draftDropped,
  draftRedone,
  draftStarted,
  draftUndone,
  recipeDraftSlice,
  type DraftContent,
} from './recipeDraftSlice';

const empty = emptyContent;
type Action = Parameters<typeof recipeDraftSlice.reducer>[1];

const after = (...actions: Action[]) =>
  actions.reduce(recipeDraftSlice.reducer, recipeDraftSlice.getInitialState()).draft;

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
