import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@contracts/vocabulary';

const FILE = join(__dirname, '../../tests/data/demand.tsv');

/** The language people search in, by the country of the list. */
const LANGUAGE_OF: Readonly<Record<string, Language>> = {
  us: 'en-US',
  gb: 'en-GB',
  in: 'en-GB',
  world: 'en-GB',
  es: 'es',
  mx: 'es',
  ar: 'es',
  pe: 'es',
  co: 'es',
  fr: 'fr',
};

const KINDS = ['dish', 'weeknight'] as const;

/** What people look for: a dish by its name, or what to cook from a few ingredients on a weeknight. */
export interface Demand {
  kind: (typeof KINDS)[number];
  /** The dish as it is typed, or ingredients with commas between them. */
  typed: string;
  countries: readonly string[];
  /** Slug of the recipe that is this dish; empty when the collection has none. */
  recipe: string;
}

/** The language of a country of the list; undefined for an unknown country. */
export const languageOf = (country: string): Language | undefined => LANGUAGE_OF[country];

/** Reads the list of what people look for. Throws on a kind that does not exist. */
export const readDemand = (): Demand[] =>
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [typed = '', countries = '', kindText, recipe = ''] = row.split('\t');
      const kind = KINDS.find((one) => one === kindText);
      if (!kind) throw new Error(`No kind of demand: ${row}`);
      return { kind, typed, countries: countries.split(','), recipe };
    });

/** The ingredients of a weeknight. */
export const namesOf = ({ typed }: Demand): string[] => typed.split(',').map((name) => name.trim());
