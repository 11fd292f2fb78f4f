import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PREFERENCES } from '@contracts/defaults';
import type { Preferences } from '@contracts/preferences';
import type { DietType, Language, MeasurementSystem } from '@contracts/vocabulary';
import { isLanguage, measurementSystemOf } from '@contracts/startLanguage';
import { accountLeft } from '@/api/accountLeft';
import { toggled } from '@/lib/values/toggled';
import { toggledDiet } from '@/lib/search/toggledDiet';

export interface PreferencesState extends Preferences {
  /** No measurement system was chosen or stored, so it follows the language (en-US measures in imperial). */
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
    /** Undoes a reset. */
    preferencesRestored: (_state, { payload }: PayloadAction<Preferences>) => ({
      ...payload,
      isMeasurementFromLanguage: false,
    }),
    /** From another tab or the account. Shown, but not counted as an edit here. */
    preferencesArrived: (_state, { payload }: PayloadAction<Preferences>) => ({
      ...payload,
      isMeasurementFromLanguage: false,
    }),
  },
  // Diets and exclusions belong to the user. Language and measurement also belong to the device.
  extraReducers: (builder) =>
    builder.addCase(accountLeft, (state) => {
      state.excludedAllergens = [];
      state.dietTypes = [];
    }),
  selectors: {
    selectLanguage: (state) => state.language,
    selectMeasurementSystem: (state) => state.measurementSystem,
    selectExcludedAllergens: (state) => state.excludedAllergens,
    selectDietTypes: (state) => state.dietTypes,
    /** Whether an allergen or a diet limits what is shown. */
    selectHasLimits: ({ excludedAllergens, dietTypes }) =>
      excludedAllergens.length > 0 || dietTypes.some((diet) => diet !== 'Meat'),
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

export const { selectLanguage, selectMeasurementSystem, selectExcludedAllergens, selectDietTypes, selectHasLimits } =
  preferencesSlice.selectors;

/** A change the user made, as opposed to one that arrived from another tab or the account. */
export const isPreferenceEdit = isAnyOf(
  languageChosen,
  measurementSystemChosen,
  allergenToggled,
  dietToggled,
  preferencesRestored,
);

/** The preferences panel was opened. */
export const preferencesOpened = createAction('preferences/opened');
export const preferencesClosed = createAction('preferences/closed');
