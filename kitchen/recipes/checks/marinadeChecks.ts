import type { Check } from './recipeCheck';
import { sentenceText, type SentenceToken } from '../stepSentence';

/** Raw meat and fish; what is cured, cooked or tinned keeps at room temperature for as long as a step takes. */
const RAW =
  /^(?:beef|chicken|cod|duck|goat|hake|lamb|mackerel|mutton|pork|prawn|rabbit|salmon|stewing-beef|trout|tuna|turkey|veal|venison|white-fish)(?:-|$)/;
const KEEPS = /-(?:stock|stock-cube|broth|ham|powder)$/;

/** Half an hour and more, after "leave it" or "marinate". */
const LEFT_LONG =
  /\b(?:leave (?:it|them)|let (?:it|them) (?:marinate|stand)|marinate)\b[^.;]*?\b(?:half an hour|(?<!of )an hour|(?:two|three|four|six|eight) hours|[3-9]\d minutes)\b/i;
const COLD = /\b(?:fridge|chill|cold|ice|room temperature)\b/i;

const HEATED = /\b(?:bake|boil|braise|brown|fry|grill|poach|roast|simmer|steam)\b/i;

/** The words of a step up to where heat begins: what stands after it is cooked. */
const beforeHeat = (tokens: readonly SentenceToken[]): string => sentenceText(tokens).split(HEATED)[0] ?? '';

/** Raw meat and fish that lie in a marinade for half an hour or more lie in the fridge. */
export const checkMarinade: Check = ({ ingredients, text }, report) => {
  const raw = new Set(ingredients.filter(({ id }) => RAW.test(id) && !KEEPS.test(id)).map(({ key }) => key));
  text.en.steps.forEach((tokens, index) => {
    const hasRaw = tokens.some((token) => token.kind === 'ingredient' && raw.has(token.key));
    if (hasRaw && LEFT_LONG.test(beforeHeat(tokens)) && !COLD.test(sentenceText(tokens)))
      report(`en.steps[${index}]`, 'leaves raw meat or fish for half an hour or more, and not in the fridge');
  });
};
