import { type Allergen } from '@contracts/vocabulary';
import { stemOf } from '@kitchen/reading/guessName';
import type { Tongue } from '@kitchen/reading/tongue';
import type { Clause, ClauseWord } from './allergenClauses';
import { deniedByWord, type Denials } from './allergenDenials';
import { keyOf, type AllergenDictionary, type AllergenEntry } from './allergenDictionary';
import { namesIn, type Match } from './allergenNames';
import { allergensWhere } from './allergenVocabulary';

/**
 * `may`: it depends on the product, or the text says "may contain". `none` means "none detected", never a clearance.
 */
export type AllergenVerdict = 'contains' | 'may' | 'none';

export interface AllergenEvidence {
  allergen: Allergen;
  verdict: Exclude<AllergenVerdict, 'none'>;
  /** The words of the text. */
  word: string;
  /** The row of the ingredient table, if the evidence is one. */
  ingredientId?: string;
  /** Why: by definition, usually in such a product, or because the text says so. */
  reason: 'ingredient' | 'product' | 'usual' | 'statement';
}

const NAMED_INSIDE: ReadonlySet<Allergen> = new Set(allergensWhere(({ isNamedInside }) => isNamedInside));

/** Words for a form, not an ingredient: lupin flour has no wheat, a ginger nut has no nuts. */
const HEADS: ReadonlySet<string> = new Set(
  'flour farine harina pate pasta tortilla torta tarta pan bread pie noix nuez noisette nut pastilla cracker milanaise concha amande amandes tostada macha seasoning mix stick oyster pickle tostadas soba'
    .split(' ')
    .map(stemOf),
);

/** Decides whether a match counts, given its words. */
export type Accepts = (match: Match, own: readonly ClauseWord[]) => boolean;

/**
 * "lobster roll", "everything bagels": the words of a product's name say what is in it. Butter and milk do not:
 * "peanut butter".
 */
const namedInside = (
  { entry }: Match,
  own: readonly ClauseWord[],
  { entries }: AllergenDictionary,
): readonly Allergen[] =>
  !entry.isProduct || own.length < 2
    ? []
    : own.flatMap(({ folded }) =>
        HEADS.has(stemOf(folded))
          ? []
          : (entries.get(keyOf([folded]))?.contains ?? []).filter(
              (allergen) => NAMED_INSIDE.has(allergen) && !entry.contains.includes(allergen),
            ),
      );

const reasonOf = (isStatement: boolean, isSure: boolean, { ingredientId }: AllergenEntry) =>
  isStatement ? 'statement' : !isSure ? 'usual' : ingredientId === undefined ? 'product' : 'ingredient';

/** How a text is read in one language. */
export interface TongueReader {
  dictionary: AllergenDictionary;
  tongue: Tongue;
  accepts: Accepts;
}

interface ClauseEvidence {
  evidence: AllergenEvidence[];
  /** What the name of a product denies: "cashew cheese" has no milk. */
  denied: readonly Allergen[];
}

/** The allergens that the words of a clause name, except denied ones. */
export const evidenceIn = (
  { words, isStatement }: Clause,
  { denials, silent }: Denials,
  { dictionary, tongue, accepts }: TongueReader,
): ClauseEvidence => {
  const deniedAt = deniedByWord(denials, words.length);
  const matches = namesIn({ words, dictionary, tongue }, silent).filter((match) =>
    accepts(match, words.slice(match.from, match.to)),
  );
  const isPlantDairy = !isStatement && matches.some(({ entry, isNear }) => entry.isPlantDairy === true && !isNear);
  const evidence = matches.flatMap((match) => {
    const own = words.slice(match.from, match.to);
    const { entry } = match;
    const { ingredientId } = entry;
    const denied = deniedAt[match.from]!;
    const note =
      (isSure: boolean) =>
      (allergen: Allergen): AllergenEvidence => ({
        allergen,
        verdict: isSure && !isStatement ? 'contains' : 'may',
        word: own.map(({ text }) => text).join(' '),
        ...(ingredientId !== undefined && { ingredientId }),
        reason: reasonOf(isStatement, isSure, entry),
      });
    return [
      ...entry.contains.map(note(true)),
      ...entry.may.map(note(false)),
      ...namedInside(match, own, dictionary).map(note(true)),
    ].filter(({ allergen }) => !denied.has(allergen));
  });
  return { evidence, denied: isPlantDairy ? ['Dairy'] : [] };
};
