import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import type { Preferences } from '@contracts/preferences';
import type { DietType, Language, MeasurementSystem } from '@contracts/vocabulary';
import { isLanguage, measurementSystemOf } from '@contracts/startLanguage';
import { toggled } from '@/lib/toggled';
import { toggledDiet } from '@/lib/toggledDiet';

export interface PreferencesState extends Preferences {
  /** Nobody has chosen or stored a measurement system yet, so it follows the language (SPEC §4). */
  isMeasurementFromLanguage: boolean;
}

const initialState: PreferencesState = { ...DEFAULT_PREFERENCES, isMeasurementFromLanguage: false };

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    languageChosen(state, { payload }: PayloadAction<Language>) {
      if (!isLanguage(payload)) return;
      state.language = payload;
      if (state.isMeasurementFromLanguage) state.measurementSystem = measurementSystemOf(payload);
    },
    measurementSystemChosen(state, { payload }: PayloadAction<MeasurementSystem>) {
      state.measurementSystem = payload;
      state.isMeasurementFromLanguage = false;
    },
    allergenToggled(state, { payload }: PayloadAction<string>) {
      state.excludedAllergens = toggled(state.excludedAllergens, payload);
    },
    dietToggled(state, { payload }: PayloadAction<DietType>) {
      state.dietTypes = toggledDiet(state.dietTypes, payload);
    },
    preferencesReset: () => initialState,
    /** Somebody took a reset back. */
    preferencesRestored: (_state, { payload }: PayloadAction<Preferences>) => ({
      ...payload,
      isMeasurementFromLanguage: false,
    }),
    /** From another tab: shown, but no edit of ours. */
    preferencesArrived: (_state, { payload }: PayloadAction<Preferences>) => ({
      ...payload,
      isMeasurementFromLanguage: false,
    }),
  },
  selectors: {
    selectLanguage: (state) => state.language,
    selectMeasurementSystem: (state) => state.measurementSystem,
    selectExcludedAllergens: (state) => state.excludedAllergens,
    selectDietTypes: (state) => state.dietTypes,
  },
});

export const {
  languageChosen,
  measurementSystemChosen,
  allergenToggled,
  dietToggled,
  preferencesReset,
  preferencesRestored,
  preferencesArrived,
} = preferencesSlice.actions;

export const { selectLanguage, selectMeasurementSystem, selectExcludedAllergens, selectDietTypes } =
  preferencesSlice.selectors;

/** A change the user made, as opposed to one that arrived from another tab. */
export const isPreferenceEdit = isAnyOf(
  languageChosen,
  measurementSystemChosen,
  allergenToggled,
  dietToggled,
  preferencesRestored,
);

/** The panel with the preferences was opened, and closed: between them, changes are being made. */
export const preferencesOpened = createAction('preferences/opened');
export const preferencesClosed = createAction('preferences/closed');
