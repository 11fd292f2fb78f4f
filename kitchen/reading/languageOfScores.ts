import type { Language } from '@contracts/vocabulary';

/** The language of a text: one of `LANGUAGES`, or which foreign one. */
export interface TextLanguage {
  /** The language to treat it as; `en-GB` for a foreign text. */
  language: Language;
  /** Its language as a BCP 47 tag when it is not one of `LANGUAGES`. */
  foreignLanguage?: string;
}

/** How likely a text is in each language, from 0 to 1, by two-letter tag. */
export type LanguageScores = Readonly<Record<string, number>>;

const OURS: readonly string[] = ['en', 'es', 'fr'];

/**
 * A foreign language must be this much likelier than ours, because short lists of names look alike in all languages.
 */
const FOREIGN_MARGIN = 0.04;
/** Weight of a claim: low enough that a German page claiming to be English, as many do, is still detected. */
const CLAIM_WEIGHT = 0.05;
/** Texts with fewer letters say too little, so a claim decides. A non-Latin letter counts as ten. */
const TELLING_LETTERS = 40;
const OTHER_SCRIPT_WEIGHT = 9;

/** Units and spellings that only American recipes use. */
const AMERICAN =
  /\b(?:cups?|sticks?|quarts?|all[- ]purpose|confectioners|heavy cream|cilantro|zucchini|eggplants?|scallions?|arugula|broil\w*|skillet|ground (?:beef|pork|turkey)|kosher salt|cornstarch|molasses|flavors?|flavorful|colors?|half-and-half|graham|shortening)\b|°\s?F\b|\d\s?degrees F\b/giu;
const BRITISH =
  /\b(?:caster|icing sugar|plain flour|self[- ]raising|strong (?:white )?flour|bicarbonate|double cream|single cream|courgettes?|aubergines?|spring onions?|rocket|hob|frying pan|beef mince|cornflour|treacle|flavours?|flavourful|colours?|gas mark|fan oven|tins?|rashers?|stock cubes?|prawns?|tea towel|cling ?film|litres?|millilitres?|grammes?)\b|°\s?C\b|\d\s?(?:g|ml|kg)\b/giu;

/** Galician lies between Portuguese and Spanish, and detectors do not know it. */
const GALICIAN =
  /(?<!\p{L})(?:unhas?|azucre|fariña|coas?|auga|tixola|engad\p{L}+|patacas|allos?|ovos coa|deixamos|cocemos|facemos|batemos os|mesturamos|lume|máis|remollo)(?!\p{L})/giu;
const GALICIAN_WORDS_MIN = 2;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const tellingLetters = (text: string): number =>
  count(text, /\p{L}/gu) + OTHER_SCRIPT_WEIGHT * count(text, /[^\p{Script=Latin}\P{L}]/gu);

const englishOf = (text: string, claim: string): Language => {
  if (/^en[-_]us\b/i.test(claim)) return 'en-US';
  if (/^en[-_](?:gb|au|nz|ie|za|in)\b/i.test(claim)) return 'en-GB';
  return count(text, AMERICAN) > count(text, BRITISH) ? 'en-US' : 'en-GB';
};

const ourLanguage = (tag: string | undefined, text: string, claim: string): Language =>
  tag === 'es' || tag === 'fr' ? tag : englishOf(text, claim);

const likeliest = (scores: LanguageScores, isWanted: (tag: string) => boolean) =>
  Object.entries(scores).reduce<{ tag?: string; score: number }>(
    (best, [tag, score]) => (isWanted(tag) && score > best.score ? { tag, score } : best),
    { score: 0 },
  );

/**
 * The language of a recipe's text. The claim of the page or file decides when the text is ambiguous. British and
 * American English are distinguished by the claim, then by units and spelling.
 * @param scores a detector's result for the text
 * @param claimed a language tag: "de", "en-US"
 */
export const languageOfScores = (text: string, scores: LanguageScores, claimed = ''): TextLanguage => {
  const claim = claimed.trim();
  const claimedTag = /^([a-z]{2,3})(?:[-_]|$)/i.exec(claim)?.[1]?.toLowerCase();
  if (claimedTag !== undefined && tellingLetters(text) < TELLING_LETTERS)
    return OURS.includes(claimedTag)
      ? { language: ourLanguage(claimedTag, text, claim) }
      : { language: 'en-GB', foreignLanguage: claimedTag };

  const weighed = { ...scores };
  if (claimedTag !== undefined && weighed[claimedTag] !== undefined) weighed[claimedTag] += CLAIM_WEIGHT;
  const ours = likeliest(weighed, (tag) => OURS.includes(tag));
  const foreign = likeliest(weighed, (tag) => !OURS.includes(tag));
  const margin = claimedTag === undefined ? FOREIGN_MARGIN : 0;
  const isForeign = foreign.score > ours.score + margin;
  if ((ours.tag === 'es' || foreign.tag === 'pt') && count(text, GALICIAN) >= GALICIAN_WORDS_MIN && claimedTag !== 'es')
    return { language: 'en-GB', foreignLanguage: 'gl' };
  return isForeign
    ? { language: 'en-GB', foreignLanguage: foreign.tag }
    : { language: ourLanguage(ours.tag ?? claimedTag, text, claim) };
};
