import type { TextLanguage } from '../languageOfScores';
import { languageOfScores } from '../languageOfScores';
import { foldText, wordsOf } from '../foldWord';

/** Words that recipes of one language have and those of the others do not. Folded. */
const MARKERS = {
  en: 'the and with of to until for or in into then over add cup cups tbsp tsp oil salt pepper butter sugar flour minutes your from about all large small chopped it is are',
  es: 'el los las con y una un del al hasta en se para que por sal aceite ajo harina azucar huevos cucharada cucharadas minutos taza leche cebolla agua pimienta muy su lo',
  fr: 'le les des du et avec une un dans jusqu pour sel poivre huile ail farine sucre oeufs beurre cuillere soupe minutes eau lait oignon est sur au aux il vous ce qu',
} as const;
const WORDS = Object.entries(MARKERS).map(([tongue, words]) => [tongue, new Set(words.split(' '))] as const);
/** More does not change the result. */
const WORDS_MAX = 1_500;

/**
 * The language of a pasted recipe, as far as the words of ours tell: the browser has no letter statistics. The server
 * looks again when the recipe is stored.
 * @param claimed decides when the text does not: the language of the interface
 */
export const textTongue = (text: string, claimed: string): TextLanguage => {
  const words = wordsOf(foldText(text.slice(0, WORDS_MAX * 8))).slice(0, WORDS_MAX);
  const counts = WORDS.map(([tongue, markers]) => [tongue, words.filter((word) => markers.has(word)).length] as const);
  const most = Math.max(1, ...counts.map(([, count]) => count));
  return languageOfScores(text, Object.fromEntries(counts.map(([tongue, count]) => [tongue, count / most])), claimed);
};
