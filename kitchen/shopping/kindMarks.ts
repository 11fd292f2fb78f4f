import { foldText } from '../reading/foldWord';

/**
 * Words that make another thing of the same ingredient: salted and unsalted butter are two lines. Names that the table
 * of ingredients keeps apart ("red onion") need none. Folded, in English, Spanish and French.
 */
const MARKS: readonly (readonly [mark: string, words: RegExp])[] = [
  ['unsalted', /\bunsalted\b|\bsin sal\b|\bbeurre doux\b|^doux$|\bnon sale\b|\bsans sel\b/],
  ['salted', /\b(?:slightly |lightly )?salted\b|\bcon sal\b|\bsalada\b|\bdemi-sel\b|\bbeurre sale\b|^demi$/],
  ['semi-skimmed', /\bsemi-?skimmed\b|\b(?:reduced fat|2%)|\bsemidesnatad[ao]\b|\bdemi-?ecreme\b/],
  ['skimmed', /\bskim(?:med)?\b|\bfat-?free\b|\bdesnatad[ao]\b|\becreme\b|(?<!\d)0 ?%/],
  ['golden', /\bgolden\b|\bsucre roux\b/],
  ['gluten-free', /\bgluten-?free\b|\bsin gluten\b|\bsans gluten\b/],
  ['lactose-free', /\blactose-?free\b|\bsin lactosa\b|\bsans lactose\b/],
  ['vegan', /\bvegan\b|\bvegan[ao]s?\b|\bvegetalien(?:ne)?s?\b/],
  ['smoked', /\b(?<!un)smoked\b|\bahumad[ao]s?\b|\bfumee?s?\b/],
  ['decaf', /\bdecaf(?:feinated)?\b|\bdescafeinado\b|\bdecafeine\b/],
  ['frozen', /\bfrozen\b|\bcongelad[ao]s?\b|\bsurgelee?s?\b|\bcongelee?s?\b/],
  ['dried', /\bdried\b|\bsec[ao]s?\b|\bsech?ee?s?\b|\bsecs?\b|\bseches?\b/],
];

/** An id that says the mark already: smoked salmon is always smoked. */
const isSaid = (id: string, mark: string) =>
  id.includes(mark) || (mark === 'dried' && /^(?:dried|sun-dried)-/.test(id));

/** Marks of the kind of a thing, in the order of the table, so that equal kinds have equal marks. */
export const kindMarks = (id: string, text: string): string[] => {
  const folded = foldText(text);
  const found: string[] = [];
  let rest = folded;
  for (const [mark, words] of MARKS) {
    if (!words.test(rest)) continue;
    rest = rest.replace(words, ' ');
    if (!isSaid(id, mark)) found.push(mark);
  }
  return found;
};
