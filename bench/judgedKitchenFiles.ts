import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KitchenQuestion } from './kitchenMetrics';

/** Rules are tuned on the first half only; the second shows what they do to kitchens they have not seen. */
export const HALVES = ['tune', 'unseen'] as const;
export type Half = (typeof HALVES)[number];

/** A kitchen of tests/data/judged-kitchens, whose README explains the fields. */
export interface JudgedKitchen extends KitchenQuestion {
  size: 2 | 4 | 8;
  about: string[];
  /** Slugs of the recipes by grade. */
  dishes: Record<'3' | '2' | '1', string[]>;
}

/** The judged kitchens of one half in one language. */
export const judgedKitchens = (half: Half, language: string): JudgedKitchen[] =>
  JSON.parse(
    readFileSync(join(__dirname, '../tests/data/judged-kitchens', half, `${language}.json`), 'utf8'),
  ) as JudgedKitchen[];
