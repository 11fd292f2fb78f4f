import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { GUEST } from '@/lib/account/guest';

/** `guest` or the uid of an account. */
type Owner = string;

/** What is typed into the fields of a form. */
export type FormFields = Record<string, string | number>;

/** What a form is about: a new note, a line of the cookbook, a dish, the name of a collection. */
export interface FormName {
  kind: 'note' | 'cooked' | 'collection';
  /** The recipe it belongs to; absent if none. */
  recipe?: number;
  /** The line that is changed, or another part of the recipe; absent for a new one. */
  part?: string;
}

interface FormDraft extends FormName {
  owner: Owner;
  fields: FormFields;
}

export interface FormDraftsState {
  /** The newest last. */
  drafts: FormDraft[];
}

/** How many unfinished forms are kept; the oldest goes first. */
export const FORM_DRAFTS_MAX = 20;

const initialState: FormDraftsState = { drafts: [] };

const isOf =
  (owner: Owner, { kind, recipe, part }: FormName) =>
  (draft: FormDraft) =>
    draft.owner === owner && draft.kind === kind && draft.recipe === recipe && draft.part === part;

/** Gives some drafts another owner or recipe. A draft that had the form there before is replaced. */
const withMoved = (
  drafts: readonly FormDraft[],
  isMoved: (draft: FormDraft) => boolean,
  move: (draft: FormDraft) => FormDraft,
): FormDraft[] => {
  const moved = drafts.filter(isMoved).map(move);
  const isReplaced = (draft: FormDraft) => moved.some((one) => isOf(one.owner, one)(draft));
  return drafts.flatMap((draft) => {
    if (isMoved(draft)) return [move(draft)];
    return isReplaced(draft) ? [] : [draft];
  });
};

/** Unfinished forms of the cookbook, until they are saved or cancelled. They survive a reload and
 * a session that ends by itself, but no sign-out. */
export const formDraftsSlice = createSlice({
  name: 'formDrafts',
  initialState,
  reducers: {
    formTyped(state, { payload }: PayloadAction<FormDraft>) {
      const others = state.drafts.filter((draft) => !isOf(payload.owner, payload)(draft));
      state.drafts = [...others, payload].slice(-FORM_DRAFTS_MAX);
    },

    formLeft(state, { payload: { owner, form } }: PayloadAction<{ owner: Owner; form: FormName }>) {
      const isThis = isOf(owner, form);
      if (state.drafts.some(isThis)) state.drafts = state.drafts.filter((draft) => !isThis(draft));
    },

    /** A cook who signs out leaves no words on the device. A session that ends by itself is another matter. */
    formsForgotten(state, { payload: owner }: PayloadAction<Owner>) {
      state.drafts = state.drafts.filter((draft) => draft.owner !== owner);
    },

    /** What a guest has typed goes on with the account, in place of what the account had in the same form. */
    formsAdopted(state, { payload: owner }: PayloadAction<Owner>) {
      const isMoved = (draft: FormDraft) => draft.owner === GUEST;
      state.drafts = withMoved(state.drafts, isMoved, (draft) => ({ ...draft, owner }));
    },

    /** As another tab stored them. */
    formDraftsArrived(state, { payload }: PayloadAction<FormDraft[]>) {
      state.drafts = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(recipeIdReplaced, (state, { payload: { from, to } }) => {
      const isMoved = (draft: FormDraft) => draft.recipe === from;
      state.drafts = withMoved(state.drafts, isMoved, (draft) => ({ ...draft, recipe: to }));
    }),
  selectors: {
    /** What was typed into a form; undefined if nothing is kept. */
    selectFormDraft: ({ drafts }, owner: Owner, form: FormName) => drafts.find(isOf(owner, form))?.fields,
  },
});

export const { formTyped, formLeft, formsForgotten, formsAdopted, formDraftsArrived } = formDraftsSlice.actions;
export const { selectFormDraft } = formDraftsSlice.selectors;
