import type { TextLanguage } from '../languageOfScores';

/** What a line of a pasted text was taken for. `label` and `aside` are not part of the recipe. */
export type LineKind = 'title' | 'about' | 'servings' | 'time' | 'label' | 'heading' | 'ingredient' | 'step' | 'aside';

/** One line of the source, and what it was taken for. */
export interface ReadLine {
  text: string;
  kind: LineKind;
}

/** An entry of the ingredient list: a line, or a heading above the lines that follow. */
export interface IngredientEntry {
  text: string;
  isHeading?: true;
}

/** A recipe as it was cut out of a plain text, in the words of the text. */
export interface RecipeText {
  title: string;
  /** What the text says about the dish, and its notes. Paragraphs are separated by an empty line. */
  about: string;
  servings?: number;
  /** Minutes from start to plate. */
  minutes?: number;
  ingredients: IngredientEntry[];
  steps: string[];
  /** The address of the page that the text names as its source. */
  source?: string;
  lines: ReadLine[];
  spoken: TextLanguage;
}
