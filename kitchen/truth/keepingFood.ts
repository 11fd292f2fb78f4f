import { foldText } from '../reading/foldWord';
import type { CookingStep } from './cookingSteps';
import type { LineFacts } from './lineFacts';

const WARM_PLACE =
  /\b(?:room temperature|on the (?:counter|worktop|side|shelf|table)|in (?:the|a) (?:cupboard|pantry|larder)|unrefrigerated|temperatura ambiente|despensa|encimera|estanteria|alacena|temperature ambiante|placard|plan de travail|etagere|shelf|cupboard|pantry)\b/;
const COLD_PLACE = /\b(?:fridge|freez\w*|never[ao]|frigo\w*|refriger\w*|congel\w*)\b/;
const WEEKS = /\b(?:weeks?|months?|years?|semanas?|mes(?:es)?|anos?|semaines?|mois|un an|\d+ ans|annees?)\b/;
const LONG =
  /\b(?:overnight|all night|all day|(?:[4-9]|\d\d+) hours|toda la noche|todo el dia|(?:[4-9]|\d\d+) horas|toute la nuit|toute la journee|(?:[4-9]|\d\d+) heures|the next day)\b/;

/** Foods in steps that bacteria grow in. */
const PERISHABLE =
  /\b(?:rice|chicken|turkey|pork|beef|lamb|mince|meat|fish|salmon|prawns?|shrimps?|seafood|eggs?|cream|milk|stock|soup|stew|curry|arroz|pollo|pavo|cerdo|ternera|carne|pescado|gambas?|marisco|huevos?|nata|leche|caldo|guiso|riz|poulet|dinde|porc|boeuf|viande|poisson|crevettes?|oeufs?|creme|lait|bouillon|ragout)\b/;
const FERMENTED =
  /\b(?:dough|starter|sourdough|levain|yeast|ferment\w*|yogh?urt|kefir|kombucha|koji|masa|levadura|pate|levure|soak\w*|remoj\w*|tremp\w*|beans?|brine|salmuera|saumure|vinegar|vinagre|vinaigre|washed|batter|idli|dosa)\b/;

const JARS =
  /\b(?:jars?|can(?:ning|ned)|seal\w*|steril\w*|water bath|tarros?|frascos?|botes?|conservas?|esteriliz\w*|bano maria|bocal|bocaux|bouteilles?|bottles?|botellas?)\b/;
const PRESSURE_CANNED = /\b(?:pressure can\w*|olla a presion|autoclave|sterilisateur a pression|olla expres)\b/;

/** Roots and herbs that carry botulism spores into oil. */
const INTO_OIL =
  /^(?:garlic|chilli|birds-eye-chilli|rosemary|basil|thyme|ginger|mushroom|sun-dried-tomato|shallot|truffle|onion)$|^(?!pickled-).*-(?:onion|mushroom)$/;
const SUGAR = /sugar$|^(?:honey|maple-syrup)$/;
const VINEGAR = /vinegar$/;

const gramsOf = (lines: readonly LineFacts[], pattern: RegExp): number =>
  lines
    .filter(({ ids }) => ids.some((id) => pattern.test(id)))
    .reduce((sum, { grams, ml }) => sum + (grams ?? ml ?? 0), 0);

const hasOne = (lines: readonly LineFacts[], pattern: RegExp) =>
  lines.some(({ ids }) => ids.some((id) => pattern.test(id)));

/** Whether sugar or acid preserves a jar. Without them, only pressure canning does. */
const isPreserved = (lines: readonly LineFacts[]): boolean => {
  const whole = lines.reduce((sum, { grams, ml }) => sum + (grams ?? ml ?? 0), 0);
  return gramsOf(lines, SUGAR) > whole * 0.25 || gramsOf(lines, VINEGAR) > whole * 0.2;
};

/** Unsafe storage in a recipe, worded for a repair; undefined when nothing was found. */
export const unsafeKeepingIn = (
  description: string,
  lines: readonly LineFacts[],
  steps: readonly CookingStep[],
): string | undefined => {
  const sentences = [...steps.flatMap((step) => step.sentences), foldText(description)];
  const left = sentences.find(
    (one) =>
      WARM_PLACE.test(one) &&
      LONG.test(one) &&
      PERISHABLE.test(one) &&
      !FERMENTED.test(one) &&
      !/\b(?:do not|don.t|never|no dejes|nunca|ne .*pas|jamais)\b/.test(one),
  );
  if (left !== undefined)
    return 'perishable food is left at room temperature for hours: cool it at once and keep it in the fridge';
  const keeps = sentences.filter((one) => WARM_PLACE.test(one) && WEEKS.test(one) && !COLD_PLACE.test(one));
  if (keeps.length === 0) return undefined;
  if (hasOne(lines, /oil$/) && hasOne(lines, INTO_OIL) && !isPreserved(lines))
    return 'garlic, herbs or vegetables in oil kept at room temperature can grow botulism: keep it in the fridge and use it within 4 days';
  const isJarred = steps.some(({ folded }) => JARS.test(folded));
  const isPressed = steps.some(({ folded }) => PRESSURE_CANNED.test(folded));
  const isDry = lines.every(({ ids }) =>
    ids.every((id) =>
      /salt|pepper|spice|powder|sugar|tea|dried|flour|oat|seed|nut|almond|cumin|paprika|cinnamon|oregano|thyme|bay-leaf/.test(
        id,
      ),
    ),
  );
  if (isJarred && !isPressed && !isDry && !isPreserved(lines))
    return 'food with little acid in jars at room temperature can grow botulism: keep it in the fridge, or leave the keeping out';
  return undefined;
};
