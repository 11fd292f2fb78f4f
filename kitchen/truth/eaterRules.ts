import type { RecipeCategory } from '@contracts/vocabulary';
import { foldText } from '../reading/foldWord';
import { ingredientById } from '../ingredients/ingredientTable';
import type { CookingStep } from './cookingSteps';
import type { LineFacts } from './lineFacts';
import { rawOf } from './heat/rawFood';
import type { Eater } from './types';

const ALCOHOL_MIN = 1.3;
const NO_DRINK = /extract$|vinegar$/;
/** Up to this amount, such as a dash of bitters, does not make a drink alcoholic. */
const DASH_ML = 10;

/** Ids of the alcoholic drinks in a recipe. */
export const strongOf = (lines: readonly LineFacts[]): string[] =>
  lines.flatMap(({ ids, ml = 0 }) =>
    ids.filter(
      (id) =>
        (ingredientById(id)?.abv ?? 0) >= ALCOHOL_MIN && !NO_DRINK.test(id) && !(/bitters$/.test(id) && ml <= DASH_ML),
    ),
  );

const STRONG_WORDS =
  /\b(?:vodka|rum|gin|tequila|whisky|whiskey|bourbon|mezcal|brandy|cognac|liqueur|schnapps|absinthe|aguardiente|rhum|licor)\b/;

const ALCOHOL_FREE = /(?:0%|alcohol[- ]free|non[- ]alcoholic|sin alcohol|sans alcool)/;

/** Whether a recipe contains an alcoholic drink, by the table or by its name. */
export const isAlcoholic = (lines: readonly LineFacts[]): boolean =>
  lines.some((line) => {
    const folded = foldText(line.text);
    const isStrong = line.ids.length > 0 ? strongOf([line]).length > 0 : STRONG_WORDS.test(folded);
    return isStrong && !ALCOHOL_FREE.test(folded);
  });

const WHOLE_NUT =
  /^(?:almond|walnut|hazelnut|cashew|pistachio|pecan|macadamia|brazil-nut|mixed-nuts|peanut|popcorn|popcorn-kernel)$/;
const MOULDY = /^(?:brie|camembert|blue-cheese|roquefort|stilton|reblochon)$/;
const NEVER_PREGNANT = /^(?:liver|chicken-liver|pate|foie-gras|swordfish)$/;
const ENERGY = /^energy-drink$/;

const has = (lines: readonly LineFacts[], pattern: RegExp): LineFacts | undefined =>
  lines.find(({ ids }) => ids.some((id) => pattern.test(id)));

/** Why a recipe is unsafe for an eater, worded for a repair; undefined when nothing was found. */
export const unsafeForEater = (
  eaters: readonly Eater[],
  lines: readonly LineFacts[],
  steps: readonly CookingStep[],
  category: RecipeCategory,
): string | undefined => {
  const isHeated = steps.some(({ heated }) => heated > 0);
  const alcohol = isAlcoholic(lines);
  const raw = [...rawOf(lines, steps, 'egg'), ...rawOf(lines, steps, 'fish'), ...rawOf(lines, steps, 'meat')];
  for (const eater of eaters) {
    if (alcohol && (category === 'Drinks' || !isHeated || eater === 'infant'))
      return `alcohol is not for this eater (${eater})`;
    if (eater === 'child') {
      if (has(lines, ENERGY)) return 'energy drinks are not for children';
      continue;
    }
    if (raw.length > 0) return `${raw[0]} is not cooked, which is not for this eater (${eater})`;
    if (eater === 'infant') {
      const isHoney = has(lines, /^honey/) ?? lines.find(({ text }) => /\b(?:honey|miel)\b/.test(foldText(text)));
      if (isHoney) return 'honey can give infants botulism: leave it out, heated or not';
      const nut = has(lines, WHOLE_NUT);
      if (nut && !/\b(?:ground|butter|powder|paste|molid|polvo|crema|poudre|puree|moulu)/.test(foldText(nut.text)))
        return `${nut.wire.name}: infants can choke on whole nuts`;
    } else {
      const never = has(lines, NEVER_PREGNANT) ?? (isHeated ? undefined : has(lines, MOULDY));
      if (never) return `${never.wire.name} is not for pregnant women`;
    }
  }
  return undefined;
};
