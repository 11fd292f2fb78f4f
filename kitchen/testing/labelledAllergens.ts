import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLERGENS, type Allergen, type Language } from '@contracts/vocabulary';
import type { AllergenVerdict } from '../facts/allergens/allergenEvidence';
import { detectAllergens } from '../facts/allergens/allergenGuard';

/** A text labelled by a person who did not know the program. */
export interface LabelledText {
  text: string;
  contains: readonly Allergen[];
  may: readonly Allergen[];
}

const listOf = (cell: string) => cell.split(',').filter((name) => name !== '') as Allergen[];

/** The labelled texts of a language, from tests/data/allergen-texts. */
export const labelledTexts = (language: Language): LabelledText[] =>
  readFileSync(join(__dirname, '../../tests/data/allergen-texts', `${language}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [text = '', contains = '', may = ''] = row.split('\t');
      return { text, contains: listOf(contains.trim()), may: listOf(may.trim()) };
    });

/** The misses of `countGuard` that are known, as `language kind allergen text`, from misjudged.tsv beside the texts. */
export const knownMisses = (): ReadonlySet<string> => {
  const text = readFileSync(join(__dirname, '../../tests/data/allergen-texts/misjudged.tsv'), 'utf8');
  return new Set(text.trimEnd().split('\n').slice(1));
};

export interface GuardCounts {
  texts: number;
  /** Labelled `contains`: total, reported at all, and reported as `contains`. */
  sure: number;
  sureFound: number;
  sureExact: number;
  /** Labelled `may`: total, and reported at all. */
  may: number;
  mayFound: number;
  /** Reported as contained: total, and those labelled `contains` or `may`. */
  said: number;
  saidRight: number;
  /** Reported at all, and those with any label. */
  named: number;
  namedRight: number;
}

type Miss = 'missed' | 'invented' | 'missed may' | 'invented may';

interface Label {
  isSure: boolean;
  isMay: boolean;
}

/** Counts one judgement and returns what is wrong with it. */
const countVerdict = (counts: GuardCounts, verdict: AllergenVerdict, { isSure, isMay }: Label): Miss[] => {
  const isNone = verdict === 'none';
  const isSaid = verdict === 'contains';
  const isLabelled = isSure || isMay;
  counts.sure += Number(isSure);
  counts.sureFound += Number(isSure && !isNone);
  counts.sureExact += Number(isSure && isSaid);
  counts.may += Number(isMay);
  counts.mayFound += Number(isMay && !isNone);
  counts.said += Number(isSaid);
  counts.saidRight += Number(isSaid && isLabelled);
  counts.named += Number(!isNone);
  counts.namedRight += Number(!isNone && isLabelled);
  const misses: [kind: Miss, isMissed: boolean][] = [
    ['missed', isSure && isNone],
    ['missed may', isMay && isNone],
    ['invented', isSaid && !isLabelled],
    ['invented may', verdict === 'may' && !isLabelled],
  ];
  return misses.flatMap(([kind, isMissed]) => (isMissed ? [kind] : []));
};

/** Scores the guard on labelled texts. `onMiss` is called for each wrong judgement. */
export const countGuard = (
  texts: readonly LabelledText[],
  language: Language,
  onMiss?: (kind: Miss, allergen: Allergen, text: LabelledText) => void,
): GuardCounts => {
  const counts: GuardCounts = {
    texts: texts.length,
    sure: 0,
    sureFound: 0,
    sureExact: 0,
    may: 0,
    mayFound: 0,
    said: 0,
    saidRight: 0,
    named: 0,
    namedRight: 0,
  };
  for (const text of texts) {
    const { verdicts } = detectAllergens(text.text, language);
    for (const allergen of ALLERGENS) {
      const misses = countVerdict(counts, verdicts[allergen], {
        isSure: text.contains.includes(allergen),
        isMay: text.may.includes(allergen),
      });
      for (const miss of misses) onMiss?.(miss, allergen, text);
    }
  }
  return counts;
};
