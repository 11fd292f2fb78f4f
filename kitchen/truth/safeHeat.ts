import { degreesIn, type CookingStep } from './cookingSteps';
import type { HeatFault } from './heat/heatedSteps';
import { COLD, HOT_OVEN, OIL, OVEN } from './heat/heatWords';
import { impossibleTime } from './heat/impossibleTime';
import { meatOf, undercookedMeat } from './heat/undercookedMeat';
import type { LineFacts } from './lineFacts';

/** In °C. */
const OVEN_MAX = 300;
const OIL_MAX = 230;
const ANY_MAX = 320;

const heatFault = (steps: readonly CookingStep[], isAmerican: boolean): HeatFault | undefined => {
  for (const sentence of steps.flatMap((step) => step.sentences)) {
    if (HOT_OVEN.test(sentence) || COLD.test(sentence)) continue;
    const most = Math.max(0, ...degreesIn(sentence, isAmerican));
    const isTooHot =
      (OVEN.test(sentence) && most > OVEN_MAX) ||
      (!OVEN.test(sentence) && OIL.test(sentence) && most > OIL_MAX) ||
      most > ANY_MAX;
    if (isTooHot) return { kind: 'implausibleHeat', detail: `${Math.round(most)} °C is no temperature of a kitchen` };
  }
  return undefined;
};

/** Why the heat or the times of a recipe are unsafe or impossible. */
export const heatFaultOf = (
  title: string,
  lines: readonly LineFacts[],
  steps: readonly CookingStep[],
  minutes: readonly (number | undefined)[],
  isAmerican: boolean,
): HeatFault | undefined => {
  const hot = heatFault(steps, isAmerican);
  if (hot) return hot;
  for (const line of lines) {
    const meat = meatOf(line);
    const fault = meat && undercookedMeat(title, line, meat, steps, isAmerican);
    if (fault) return fault;
  }
  return impossibleTime(lines, steps, minutes);
};
