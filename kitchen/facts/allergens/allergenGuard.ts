import { ALLERGENS, type Allergen, type Language } from '@contracts/vocabulary';
import { withEmojiNames } from '@kitchen/reading/emojiNames';
import { legible } from '@kitchen/reading/legible';
import { TONGUES, tongueOf, type Tongue } from '@kitchen/reading/tongue';
import { clausesOf, type Clause } from './allergenClauses';
import { denialsIn, type Denials } from './allergenDenials';
import { allergenDictionary, type AllergenDictionary } from './allergenDictionary';
import {
  evidenceIn,
  type Accepts,
  type AllergenEvidence,
  type AllergenVerdict,
  type TongueReader,
} from './allergenEvidence';
import { otherTonguesIn } from './otherTongues';

export interface AllergenReport {
  verdicts: Readonly<Record<Allergen, AllergenVerdict>>;
  evidence: readonly AllergenEvidence[];
  /**
   * Allergens that the text denies for something in it, also by its name ("cashew cheese"). A known ingredient of the same
   * line need not have them.
   */
  denied: readonly Allergen[];
}

/**
 * Lowers denied evidence to `may`. In "flour (gluten free)" the bracket may describe the product or only one choice.
 */
const demoted = (evidence: readonly AllergenEvidence[], denied: readonly Allergen[]): AllergenEvidence[] =>
  evidence.map((one) => (denied.includes(one.allergen) ? { ...one, verdict: 'may' as const } : one));

/** "Vegan cheese or regular", "lait végétal ou de vache": the alternative is the usual product. */
const REGULAR =
  /^(regular|normal|normale|ordinary|standard|usual|traditional|ordinaire|classique|traditionnel(?:le)?|habitual|comun|tradicional|real|dairy|lacte[oa]|laitiere?|not|non?|(cow|goat|sheep)s?|s|de|vache|chevre|brebis|vaca|cabra|oveja|animale?)$/;
/** "Light coconut milk or regular": the alternative differs in degree, not in plant or animal origin. */
const DEGREE = /^(light|lite|low|reduced|sweetened|unsweetened|salted|unsalted|organic)$/;
const NOTHING_DENIED: Denials = { denials: [], silent: new Set(), isAll: false };

/**
 * A clause read as its usual product: "vegan cheese" without its denial, and "oat milk" also by its last word, as
 * milk.
 */
const usual = (clause: Clause, dictionary: AllergenDictionary, tongue: Tongue): Clause[] => {
  const { silent } = denialsIn(clause.words, dictionary, tongue);
  const undenied = clause.words.filter((_, i) => !silent.has(i));
  const isOfDegree = tongue !== 'en' || clause.words.some(({ folded }) => DEGREE.test(folded));
  return [undenied, ...(isOfDegree ? [] : [undenied.slice(-1)])].map((words) => ({ ...clause, words }));
};

interface TextReading {
  evidence: AllergenEvidence[];
  denied: Allergen[];
}

const readIn = (text: string, tongue: Tongue, accepts: Accepts): TextReading => {
  const dictionary = allergenDictionary(tongue);
  const reader: TongueReader = { dictionary, tongue, accepts };
  const denied: Allergen[] = [];
  const found: AllergenEvidence[][] = [];
  let before: Clause | undefined;
  for (const clause of clausesOf(withEmojiNames(text, tongue), tongue)) {
    const denials = denialsIn(clause.words, dictionary, tongue);
    const own = denials.denials.flatMap(({ allergens }) => allergens);
    denied.push(...own);
    const last = found.at(-1);
    if (denials.isAll && clause.isAside && !clause.isAlternative && last) found[found.length - 1] = demoted(last, own);
    else if (clause.isAlternative && before && clause.words.every(({ folded }) => REGULAR.test(folded)))
      found.push(
        demoted(
          usual(before, dictionary, tongue).flatMap((one) => evidenceIn(one, NOTHING_DENIED, reader).evidence),
          ALLERGENS,
        ),
      );
    else {
      const { evidence, denied: deniedByName } = evidenceIn(clause, denials, reader);
      found.push(evidence);
      denied.push(...deniedByName);
    }
    before = clause;
  }
  return { evidence: found.flat(), denied };
};

/** The reading of a recipe line in its language, and in other languages where the line mixes them. */
const readLine = (text: string, language: Language): TextReading => {
  const understood = new Set<string>();
  const own = readIn(text, tongueOf(language), ({ isNear }, words) => {
    if (!isNear) for (const { folded } of words) understood.add(folded);
    return true;
  });
  const { tongues, isAlien } = otherTonguesIn(text, language, understood);
  const others = tongues.map(({ tongue, isSpoken }) => {
    const { evidence, denied } = readIn(
      text,
      tongue,
      ({ isNear }, words) => !isNear && (isSpoken || words.some(({ folded }) => isAlien(folded))),
    );
    return { evidence, denied: isSpoken ? denied : [] };
  });
  return {
    evidence: [own, ...others].flatMap(({ evidence }) => evidence),
    denied: [own, ...others].flatMap(({ denied }) => denied),
  };
};

/**
 * Verdicts of a text on the fifteen allergens (contains, may contain or none detected), each with its evidence. For
 * ingredient lines, product names and labels from any source, in any of our languages. It is a detector, never a
 * clearance, and never throws. An alternative ("or vegan butter") never removes what the rest of the text says.
 * @param language of the recipe; names of our other languages in the text count too. Without it all three are read
 * alike
 */
export const detectAllergens = (written: string, language?: Language): AllergenReport => {
  const text = legible(written);
  const readings = language ? [readLine(text, language)] : TONGUES.map((tongue) => readIn(text, tongue, () => true));
  const evidence = readings.flatMap((reading) => reading.evidence);
  const verdicts = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, 'none'])) as Record<
    Allergen,
    AllergenVerdict
  >;
  for (const { allergen, verdict } of evidence)
    if (verdict === 'contains' || verdicts[allergen] === 'none') verdicts[allergen] = verdict;
  // Wheat always carries gluten with it.
  if (verdicts.Wheat !== 'none' && verdicts.Gluten !== 'contains') verdicts.Gluten = verdicts.Wheat;
  return { verdicts, evidence, denied: [...new Set(readings.flatMap(({ denied }) => denied))] };
};
