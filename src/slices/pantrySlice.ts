import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { PANTRY_KEPT } from '@contracts/limits';

/** Something the cook always has at home. With an id, its name follows the interface language. */
export interface PantryItem {
  id?: string;
  name: string;
}

export interface PantryState {
  items: PantryItem[];
}

const initialState: PantryState = { items: [] };

const isSame = (one: PantryItem, other: PantryItem) =>
  (one.id !== undefined && one.id === other.id) || one.name.toLowerCase() === other.name.toLowerCase();

export const pantrySlice = createSlice({
  name: 'pantry',
  initialState,
  reducers: {
    pantryItemToggled(state, { payload }: PayloadAction<PantryItem>) {
      const item = { ...payload, name: payload.name.trim() };
      const others = state.items.filter((one) => !isSame(one, item));
      if (others.length < state.items.length) state.items = others;
      else if (item.name !== '' && others.length < PANTRY_KEPT) state.items.push(item);
    },
    pantryCleared(state) {
      state.items = [];
    },
    /** From another tab. */
    pantryArrived(state, { payload }: PayloadAction<PantryItem[]>) {
      state.items = payload;
    },
  },
  selectors: {
    selectPantry: (state) => state.items,
    selectPantryNames: createSelector([(state: PantryState) => state.items], (items) => items.map(({ name }) => name)),
  },
});

export const { pantryItemToggled, pantryCleared, pantryArrived } = pantrySlice.actions;
export const { selectPantry, selectPantryNames } = pantrySlice.selectors;
