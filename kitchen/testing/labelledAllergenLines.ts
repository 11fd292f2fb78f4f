import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Allergen, Language } from '@contracts/vocabulary';
import { detectAllergens } from '../facts/allergens/allergenGuard';

/** An ingredient line with the allergens it contains and those that must not be reported. */
export interface LabelledLine {
  language: Language;
  line: string;
  contains: readonly Allergen[];
  never: readonly Allergen[];
}

export const LINE_SETS = [
  'everyday.json',
  'alternatives.json',
  'products.tsv',
  'shops.tsv',
  'dietitian.json',
  'food-safety.json',
  'brands.tsv',
  'registers.tsv',
] as const;

const listOf = (cell: string) => cell.split(',').filter((name) => name !== '') as Allergen[];

const lineOf = (row: string): LabelledLine => {
  const [language = '', line = '', contains = '', never = ''] = row.split('\t');
  return { language: language as Language, line, contains: listOf(contains), never: listOf(never) };
};

/** The lines of a set in tests/data/allergen-lines. */
export const labelledLines = (set: (typeof LINE_SETS)[number]): LabelledLine[] => {
  const text = readFileSync(join(__dirname, '../../tests/data/allergen-lines', set), 'utf8');
  if (set.endsWith('.tsv')) return text.trimEnd().split('\n').slice(1).map(lineOf);
  const lines = JSON.parse(text) as (Omit<LabelledLine, 'never'> & { never?: Allergen[] })[];
  return lines.map((line) => ({ ...line, never: line.never ?? [] }));
};

/** The faults of `countLines` that are known, as `set fault`, from misjudged.tsv beside the sets. */
export const knownFaults = (): ReadonlySet<string> => {
  const text = readFileSync(join(__dirname, '../../tests/data/allergen-lines/misjudged.tsv'), 'utf8');
  return new Set(text.trimEnd().split('\n').slice(1));
};

export interface LineCounts {
  lines: number;
  labels: number;
  found: number;
  never: number;
  /** Reported although the label rules it out. */
  accused: number;
  /** A description of each wrong judgement. */
  faults: string[];
}

/** Scores the guard on labelled lines: a label is found if the verdict is `contains` or `may`. */
export const countLines = (lines: readonly LabelledLine[]): LineCounts => {
  const counts: LineCounts = { lines: lines.length, labels: 0, found: 0, never: 0, accused: 0, faults: [] };
  for (const { language, line, contains, never } of lines) {
    const { verdicts } = detectAllergens(line, language);
    const missed = contains.filter((allergen) => verdicts[allergen] === 'none');
    const accused = never.filter((allergen) => verdicts[allergen] === 'contains');
    counts.labels += contains.length;
    counts.found += contains.length - missed.length;
    counts.never += never.length;
    counts.accused += accused.length;
    for (const allergen of missed) counts.faults.push(`${language} misses ${allergen}: ${line}`);
    for (const allergen of accused) counts.faults.push(`${language} accuses of ${allergen}: ${line}`);
  }
  return counts;
};
