import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import {
  FORM_DRAFTS_MAX,
  formDraftsArrived,
  formDraftsSlice,
  formLeft,
  formsAdopted,
  formsForgotten,
  formTyped,
  selectFormDraft,
  type FormName,
} from './formDraftsSlice';

const { reducer } = formDraftsSlice;
const cooked: FormName = { kind: 'cooked', recipe: 7 };
const typed = (owner: string, form: FormName, comment: string) => formTyped({ owner, ...form, fields: { comment } });
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: '' }));
const kept = (state: ReturnType<typeof reducer>, owner: string, form: FormName) =>
  selectFormDraft({ formDrafts: state }, owner, form);

describe('an unfinished form', () => {
  it('is kept as it was typed last, for its owner and its part only', () => {
    const state = after(typed('ana', cooked, 'Lo'), typed('ana', cooked, 'Lovely'));
    expect(kept(state, 'ana', cooked)).toEqual({ comment: 'Lovely' });
    expect(kept(state, 'guest', cooked)).toBeUndefined();
    expect(kept(state, 'ana', { ...cooked, part: 'line-1' })).toBeUndefined();
    expect(kept(state, 'ana', { kind: 'note', recipe: 7 })).toBeUndefined();
  });

  it('is forgotten when it is left, and others stay', () => {
    const state = after(
      typed('ana', cooked, 'Lovely'),
      typed('ana', { ...cooked, recipe: 8 }, 'Salty'),
      formLeft({ owner: 'ana', form: cooked }),
    );
    expect(kept(state, 'ana', cooked)).toBeUndefined();
    expect(kept(state, 'ana', { ...cooked, recipe: 8 })).toEqual({ comment: 'Salty' });
  });

  it('of a guest goes on with the account, and follows a recipe to its new id', () => {
    const state = after(typed('guest', cooked, 'Lovely'), formsAdopted('ana'), recipeIdReplaced({ from: 7, to: 70 }));
    expect(kept(state, 'ana', { ...cooked, recipe: 70 })).toEqual({ comment: 'Lovely' });
    expect(kept(state, 'guest', cooked)).toBeUndefined();
  });

  it('of a guest replaces the one of the account, which is kept no longer, and only that one', () => {
    const state = after(
      typed('ana', cooked, 'Old'),
      typed('ana', { ...cooked, recipe: 8 }, 'Salty'),
      typed('bob', cooked, 'Dry'),
      typed('guest', cooked, 'Lovely'),
      formsAdopted('ana'),
    );
    expect(kept(state, 'ana', cooked)).toEqual({ comment: 'Lovely' });
    expect(kept(state, 'ana', { ...cooked, recipe: 8 })).toEqual({ comment: 'Salty' });
    expect(kept(state, 'bob', cooked)).toEqual({ comment: 'Dry' });
    expect(state.drafts).toHaveLength(3);
  });

  it('that follows a recipe replaces the one that is there under the new id', () => {
    const state = after(
      typed('ana', { ...cooked, recipe: 70 }, 'Old'),
      typed('bob', { ...cooked, recipe: 70 }, 'Dry'),
      typed('ana', cooked, 'Lovely'),
      recipeIdReplaced({ from: 7, to: 70 }),
    );
    expect(kept(state, 'ana', { ...cooked, recipe: 70 })).toEqual({ comment: 'Lovely' });
    expect(kept(state, 'bob', { ...cooked, recipe: 70 })).toEqual({ comment: 'Dry' });
    expect(state.drafts).toHaveLength(2);
  });

  it('of an account does not become another’s', () => {
    const state = after(typed('ana', cooked, 'Lovely'), formsAdopted('bob'));
    expect(kept(state, 'bob', cooked)).toBeUndefined();
    expect(kept(state, 'ana', cooked)).toEqual({ comment: 'Lovely' });
  });

  it('does not stay on the device after a sign-out, unless it is another’s', () => {
    const state = after(typed('ana', cooked, 'Lovely'), typed('guest', cooked, 'Salty'), formsForgotten('ana'));
    expect(kept(state, 'ana', cooked)).toBeUndefined();
    expect(kept(state, 'guest', cooked)).toEqual({ comment: 'Salty' });
  });

  it('makes room for newer ones', () => {
    const many = Array.from({ length: FORM_DRAFTS_MAX }, (_, i) =>
      typed('ana', { ...cooked, recipe: 100 + i }, 'Later'),
    );
    expect(kept(after(typed('ana', cooked, 'First'), ...many), 'ana', cooked)).toBeUndefined();
    expect(after(...many).drafts).toHaveLength(FORM_DRAFTS_MAX);
  });

  it('comes from another tab', () => {
    const drafts = after(typed('ana', cooked, 'Lovely')).drafts;
    expect(after(formDraftsArrived(drafts)).drafts).toEqual(drafts);
  });
});
