import type { Language, RecipeCategory, Subcategory } from '@contracts/vocabulary';

/** A file to import: its name as the cook gave it (inside an archive with the archive's name before it), and its content. */
export interface ImportFile {
  name: string;
  bytes: Uint8Array;
}

export interface RawStep {
  text: string;
  seconds?: number;
}

/** What a reader found, in the file's own words: markup, entities and absurd numbers may still be in it. */
export interface RawRecipe {
  title: string;
  description: string;
  /** Categories, keywords and tags, as the file spells them. */
  labels: string[];
  servings?: number;
  /** Minutes from start to plate. */
  minutes?: number;
  ingredients: string[];
  steps: RawStep[];
  /** The language that the file claims, as a language tag. */
  language?: string;
  source?: string;
}

/** A recipe in plain text, within the limits of the contracts. */
export interface ImportedRecipe {
  title: string;
  description: string;
  category: RecipeCategory;
  subcategory: Subcategory;
  servings: number;
  /** Minutes from start to plate. */
  prepTime?: number;
  ingredients: string[];
  steps: RawStep[];
  language: Language;
  /** The address or the book that it comes from, as text: never opened. */
  source?: string;
}

export type ImportFaultCode =
  | 'cannotRead'
  | 'symbolicLink'
  | 'empty'
  | 'tooLarge'
  | 'tooManyEntries'
  | 'suspiciousArchive'
  | 'nestedTooDeep'
  | 'encrypted'
  | 'malformed'
  | 'unknownFormat'
  | 'noRecipe'
  | 'noTitle'
  | 'noIngredients'
  | 'noSteps'
  | 'tooManyLines';

/** Why a file, or one recipe in it, cannot be imported. */
export class ImportError extends Error {
  constructor(
    readonly code: ImportFaultCode,
    readonly file: string,
    readonly reason: string,
  ) {
    super(`${file}: ${reason}`);
    this.name = 'ImportError';
  }
}

/** Reads one format. It throws an ImportError when the file is not of that format, broken, or without any recipe. */
export type RecipeReader = (file: ImportFile) => RawRecipe[];
