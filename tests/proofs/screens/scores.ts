/** A judgement of a screen, from 0 to 10, as if it were part of a product that one pays for. */
interface Score {
  before: number;
  now: number;
  /** What was mended, or what keeps it from ten. */
  why: string;
}

/** The day of the judgement. */
export const SCORED_ON = '28 November 2026';

/** By the names of `tests/e2e/screens.ts`. Looked at on 1440, 900 and 390 px, in both themes, in English and French. */
export const SCORES: Readonly<Record<string, Score>> = {};
