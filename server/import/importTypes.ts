import type { FileLine, FileRecipe } from '@contracts/fileImport';
import type { ImportFaultCode } from '@contracts/vocabulary';
import type { Language, RecipeCategory, Subcategory } from '@contracts/vocabulary';
import type { IngredientEntry } from '@kitchen/reading/recipeText/recipeText';

/** A file to import: its name as the cook gave it (within an archive after the archive's name), and its content. */
export interface ImportFile {
  name: string;
  bytes: Uint8Array;
}

export interface RawStep {
  text: string;
  seconds?: number;
}

/** A reader's result in the file's own words; may still contain markup, entities and absurd numbers. */
export interface RawRecipe {
  title: string;
  description: string;
  /** Categories, keywords and tags, spelled as in the file. */
  labels: string[];
  /** What the file gives as the cuisine, if it has a place for it. */
  cuisines?: string[];
  servings?: number;
  /** Minutes from start to plate. */
  minutes?: number;
  ingredients: string[];
  steps: RawStep[];
  /** The file's declared language, as a language tag. */
  language?: string;
  source?: string;
  /** Uncertainties of the reader, for the report. */
  notes?: string[];
  /** The recipe as Larder's own export has it. */
  own?: FileRecipe;
}

/** A recipe in plain text, within the limits of the contracts. */
export interface ImportedRecipe {
  title: string;
  description: string;
  category: RecipeCategory;
  subcategory: Subcategory;
  /** An id of `CUISINES`, or the file's own words. */
  cuisine?: string;
  servings: number;
  /** Minutes from start to plate. */
  prepTime?: number;
  ingredients: string[];
  /** The same lines with the headings above them. */
  entries: IngredientEntry[];
  steps: RawStep[];
  language: Language;
  /** Its language when it is not one of `LANGUAGES`. */
  foreignLanguage?: string;
  /** The address or book of origin, as text: never opened. */
  source?: string;
}

/** Why a file, or one recipe in it, cannot be imported. */
export class ImportError extends Error {
  constructor(
    readonly code: ImportFaultCode,
    readonly file: string,
    readonly reason: string,
    /** The title of the recipe, if it is about one that has one. */
    readonly title?: string,
  ) {
    super(`${file}: ${reason}`);
    this.name = 'ImportError';
  }
}

/** What Larder's own export has besides recipes: lines of the cookbook and of the shopping list. */
export interface RawLines {
  lines: FileLine[];
  /** Lines that could not be read. */
  broken: number;
}

/** Reads one format. Throws an ImportError when the file is not of that format, is broken, or contains no recipe. */
export type RecipeReader = (file: ImportFile) => RawRecipe[];
