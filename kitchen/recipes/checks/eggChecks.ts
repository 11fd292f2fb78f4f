import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '../recipeFormat';
import { sentenceText, type SentenceToken } from '../stepSentence';

const BOILS = /\b(?:boil|hard-boil) (?:(?:all|two|three|four|\d+) (?:of )?)?$/i;

/** Shelled, or set down as they are: an egg baked, poached or eaten from the shell is none of these. */
const SHELLED: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\b(?:peel|peeled|shell|shelled)\b/i,
  es: /(?<!\p{L})p[eé]l[ae]/iu,
  fr: /(?<!\p{L})écal/iu,
};

const textBefore = (tokens: readonly SentenceToken[], at: number): string => {
  const token = tokens[at - 1];
  return token?.kind === 'text' ? token.text : '';
};

/** Eggs that are boiled hard are shelled before they are cut, mashed or put in a salad, and a step of each language says so. */
export const checkBoiledEggs: Check = ({ ingredients, text }, report) => {
  const eggs = new Set(ingredients.filter(({ id }) => id === 'egg').map(({ key }) => key));
  const namesEggs = (tokens: readonly SentenceToken[]): boolean =>
    tokens.some((token) => token.kind === 'ingredient' && eggs.has(token.key));
  text.en.steps.forEach((tokens, index) => {
    const isBoiled = tokens.some(
      (token, at) => token.kind === 'ingredient' && eggs.has(token.key) && BOILS.test(textBefore(tokens, at)),
    );
    if (!isBoiled) return;
    for (const language of WRITTEN_LANGUAGES) {
      // Potatoes may be peeled in another step: the word stands beside the eggs, here or where they come next.
      const isShelled = text[language].steps
        .slice(index)
        .some((later, after) => SHELLED[language].test(sentenceText(later)) && (after === 0 || namesEggs(later)));
      if (!isShelled) report(`${language}.steps[${index}]`, 'boils eggs that no step peels');
    }
  });
};
