import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileFault } from '@contracts/fileImport';
import type { RecipeId } from '@contracts/recipe';

/** Why an import stopped by itself. */
export interface ImportFailure {
  kind: 'offline' | 'refused' | 'signedOut' | 'noFile';
  /** The server's sentence. */
  text?: string;
}

/** A recipe of the file that seems to be on the saved list already. */
export interface ImportDuplicate {
  title: string;
  savedId: RecipeId;
}

/** What is known of a file once it is read. */
export interface FileSummary {
  /** Recipes that can be imported, and in how many calls. */
  total: number;
  batches: number;
  /** Titles of the first of these recipes, which the page names. Absent in an import begun by an earlier build. */
  titles?: string[];
  /** Which of these titles are duplicates, by their places. */
  known?: number[];
  /** Recipes that are in the file twice; only one of each is imported. */
  repeated: number;
  duplicates: { count: number; first: ImportDuplicate[] };
  faults: { count: number; first: FileFault[] };
  /** How many notes, cooked dishes, collections and lines of the shopping list come with them. */
  lines: number;
  /** How many of these mean nothing without the recipe of each title. Absent in an import begun by an earlier build. */
  linesOf?: number[];
  /** It has what a draft of one recipe would lose. */
  isOwnExport: boolean;
}

/** An import of a file. Its recipes are on the device until they are on the list. */
export interface RecipeImport extends FileSummary {
  name: string;
  /** When the file was chosen, in ms since 1970; also makes the ids of its recipes. */
  startedAt: number;
  phase: 'reading' | 'ready' | 'saving' | 'done';
  isRunning: boolean;
  /** Whose list the recipes go to; set when saving begins. */
  owner: string | null;
  /** Whether duplicates of saved recipes are imported, too. */
  takesDuplicates: boolean;
  /** Recipes that the cook does not want, by their places among all. Absent in an import begun by an earlier build. */
  leftOut?: number[];
  /** The next batch to save, and how many recipes the ones before had. */
  next: number;
  handled: number;
  /** How many of these are on the list now, without those that the cook left out. */
  added: number;
  failure: ImportFailure | null;
  /** Lines that were left out because their recipe is not on the list. */
  orphans: number;
  /** Lines for which the shopping list had no room. */
  unlisted: number;
  /** The ids of saved recipes by their numbers in the file, for the lines about them. */
  ids: Record<number, RecipeId>;
  /** The numbers in the file of the recipes that the cook left out: what is about them is left out with them. */
  unwanted?: number[];
  /** How many lines were left out with them. Absent in an import begun by an earlier build. */
  unwantedLines?: number;
}

/** What became of the other lines of the file. */
export type LinesOutcome = Pick<RecipeImport, 'orphans' | 'unlisted' | 'unwantedLines'>;

export interface RecipeImportState {
  current: RecipeImport | null;
}

/** Titles, faults and duplicates that are listed one by one; further ones are only counted. */
export const IMPORT_LISTED_MAX = 300;

const initialState: RecipeImportState = { current: null };

const UNREAD: FileSummary = {
  total: 0,
  batches: 0,
  titles: [],
  known: [],
  repeated: 0,
  duplicates: { count: 0, first: [] },
  faults: { count: 0, first: [] },
  lines: 0,
  linesOf: [],
  isOwnExport: false,
};

/** What one batch came to. */
interface BatchOutcome {
  batch: number;
  recipes: number;
  added: number;
  faults: FileFault[];
  ids: readonly (readonly [number: number, id: RecipeId])[];
  /** Numbers in the file of what the cook left out. */
  unwanted?: readonly number[];
}

/** The import of a file of recipes, at most one at a time. It survives a reload. */
export const recipeImportSlice = createSlice({
  name: 'recipeImport',
  initialState,
  reducers: {
    importFileChosen: {
      prepare: (name: string) => ({ payload: { name, startedAt: Date.now() } }),
      reducer(state, { payload }: PayloadAction<Pick<RecipeImport, 'name' | 'startedAt'>>) {
        state.current = {
          ...payload,
          ...UNREAD,
          phase: 'reading',
          isRunning: true,
          owner: null,
          takesDuplicates: false,
          leftOut: [],
          next: 0,
          handled: 0,
          added: 0,
          failure: null,
          orphans: 0,
          unlisted: 0,
          unwantedLines: 0,
          ids: {},
          unwanted: [],
        };
      },
    },

    importFileRead({ current }, { payload }: PayloadAction<FileSummary>) {
      if (current) Object.assign(current, payload, { phase: 'ready', isRunning: false, failure: null });
    },

    importDuplicatesChosen({ current }, { payload }: PayloadAction<boolean>) {
      if (current?.phase === 'ready') current.takesDuplicates = payload;
    },

    /** The cook takes the recipe at this place of the file, or leaves it out. */
    importRecipeChosen({ current }, { payload }: PayloadAction<{ place: number; isTaken: boolean }>) {
      if (current?.phase !== 'ready') return;
      const others = (current.leftOut ?? []).filter((place) => place !== payload.place);
      current.leftOut = payload.isTaken ? others : [...others, payload.place];
    },

    importBegun({ current }, { payload: owner }: PayloadAction<string>) {
      if (current) Object.assign(current, { phase: 'saving', isRunning: true, owner, failure: null });
    },

    importResumed({ current }) {
      if (current && current.phase !== 'done') Object.assign(current, { isRunning: true, failure: null });
    },

    /** By the cook, or because it cannot go on. */
    importStopped({ current }, { payload }: PayloadAction<ImportFailure | null>) {
      if (current) Object.assign(current, { isRunning: false, failure: payload });
    },

    /** The cook ends a stopped import: of the rest of the file only what belongs to saved recipes is taken. */
    importCut({ current }) {
      if (current?.phase === 'saving')
        Object.assign(current, { next: current.batches, isRunning: true, failure: null });
    },

    importBatchSaved({ current }, { payload }: PayloadAction<BatchOutcome>) {
      if (current?.next !== payload.batch) return;
      current.next += 1;
      current.handled += payload.recipes;
      current.added += payload.added;
      Object.assign(current.ids, Object.fromEntries(payload.ids));
      current.unwanted = [...(current.unwanted ?? []), ...(payload.unwanted ?? [])];
      current.faults.count += payload.faults.length;
      current.faults.first.push(...payload.faults.slice(0, IMPORT_LISTED_MAX - current.faults.first.length));
    },

    /** With what was left out of the other lines of the file. */
    importFinished({ current }, { payload }: PayloadAction<LinesOutcome>) {
      if (current) Object.assign(current, payload, { phase: 'done', isRunning: false });
    },

    importDropped(state) {
      state.current = null;
    },
  },
  selectors: {
    selectImport: ({ current }) => current,
  },
});

export const {
  importFileChosen,
  importFileRead,
  importDuplicatesChosen,
  importRecipeChosen,
  importBegun,
  importResumed,
  importStopped,
  importCut,
  importBatchSaved,
  importFinished,
  importDropped,
} = recipeImportSlice.actions;
export const { selectImport } = recipeImportSlice.selectors;

/** The code of imports is here. */
export const importAttended = createAction('recipeImport/attended');
