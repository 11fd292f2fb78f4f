import { needsWholeBirdTime, WHOLE_BIRD_SECONDS } from '../../measures/wholeBird';
import { foldText } from '../../reading/foldWord';
import { degreesIn, type CookingStep } from '../cookingSteps';
import type { LineFacts } from '../lineFacts';
import { fromFirst, sumHeated, type HeatFault } from './heatedSteps';
import {
  CHOPPED_STEAK,
  COLD,
  CORE,
  DIRECT,
  DONE_ALREADY,
  IN_PIECES,
  MEAT_WORDS,
  NOT_PINK,
  PINK,
  PINK_IS_FINE,
  PRESSURE,
  WATER_BATH,
  WHOLE,
  type Meat,
} from './heatWords';

const POULTRY = /^(?:chicken(?:-(?:breast|thigh|leg|drumstick|wing|liver))?|turkey|guinea-fowl|quail|poussin)$/;
const MINCE = /^(?:[a-z]+-mince|minced-meat|sausage|sausage-meat|merguez|meatball|burger-patty)$/;
const NOT_MEAT = /^soya-mince$/;
const PORK = /^pork(?:-(?:chop|shoulder|belly|tenderloin|loin|rib|cheek|trotter))?$/;

/** The kind of meat in a line, unless it was bought cooked. */
export const meatOf = ({ ids, text }: LineFacts): Meat | undefined => {
  if (DONE_ALREADY.test(foldText(text))) return undefined;
  if (ids.some((id) => MINCE.test(id) && !NOT_MEAT.test(id))) return 'mince';
  if (ids.some((id) => POULTRY.test(id))) return 'poultry';
  return ids.some((id) => PORK.test(id)) ? 'pork' : undefined;
};

/** Shortest total time on the heat, in seconds, that can cook it through. */
const SECONDS_MIN: Readonly<Record<Meat, number>> = { poultry: 300, pork: 240, mince: 240 };
const WHOLE_BIRD_PRESSED_SECONDS = 1_200;

/** Core temperature in °C (FSA: 70 °C for two minutes; USDA: 63 °C and a rest for whole cuts of pork). */
const CORE_MIN: Readonly<Record<Meat, number>> = { poultry: 70, pork: 62, mince: 68 };

/** Nothing is roasted below this temperature in °C. Only water baths and slow ovens use less. */
const COOL_OVEN = 100;

const isTooCool = (later: readonly CookingStep[], all: readonly CookingStep[], isAmerican: boolean): boolean => {
  const cooking = all
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => !CORE.test(sentence) && !COLD.test(sentence))
    .flatMap((sentence) => degreesIn(sentence, isAmerican));
  if (cooking.length === 0 || Math.max(...cooking) >= COOL_OVEN) return false;
  if (later.some(({ folded }) => DIRECT.test(folded)) && Math.max(...cooking) < 45) return false;
  const hottest = Math.max(...cooking);
  const seconds = sumHeated(later);
  const isBath = all.some(({ folded }) => WATER_BATH.test(folded));
  return !((hottest >= 75 && seconds >= 5_400) || (isBath && hottest >= 60 && seconds >= 3_600));
};

const BIRDS_MAX = 3;

const isWholeBird = ({ ids, unit, amount = 0, grams, text }: LineFacts): boolean => {
  const folded = foldText(text);
  const isCounted = unit === 'piece' && amount <= BIRDS_MAX;
  return (
    ids.some((id) => needsWholeBirdTime(id, grams)) && (isCounted || WHOLE.test(folded)) && !IN_PIECES.test(folded)
  );
};

const isServedPink = (sentence: string): boolean =>
  PINK.test(sentence) && !NOT_PINK.test(sentence) && !PINK_IS_FINE.test(sentence.replace(CHOPPED_STEAK, ''));

/** Why the meat of a line is undercooked; undefined when it is not. */
export const undercookedMeat = (
  title: string,
  line: LineFacts,
  meat: Meat,
  steps: readonly CookingStep[],
  isAmerican: boolean,
): HeatFault | undefined => {
  const fault = (detail: string): HeatFault => ({ kind: 'undercooked', detail: `${line.wire.name}: ${detail}` });
  const later = fromFirst(steps, MEAT_WORDS[meat]);
  const heated = sumHeated(later);
  const isWhole = isWholeBird(line);
  const isPressed = steps.some(({ folded }) => PRESSURE.test(folded));
  const needed = isWhole ? (isPressed ? WHOLE_BIRD_PRESSED_SECONDS : WHOLE_BIRD_SECONDS) : SECONDS_MIN[meat];
  if (heated < needed)
    return fault(
      `is on the heat for ${Math.round(heated / 60)} min, at least ${Math.ceil(needed / 60)} min are needed to cook it through`,
    );
  for (const sentence of [foldText(title), ...steps.flatMap((step) => step.sentences)]) {
    const core = CORE.test(sentence) ? degreesIn(sentence, isAmerican).filter((degrees) => degrees < 110) : [];
    if (core.length > 0 && Math.max(...core) < CORE_MIN[meat] && !PINK_IS_FINE.test(sentence))
      return fault(
        `a core of ${Math.round(Math.max(...core))} °C is too low, ${CORE_MIN[meat] + (meat === 'pork' ? 1 : 4)} °C are needed`,
      );
    const isSafePork = meat === 'pork' && core.length > 0;
    if (isServedPink(sentence) && !isSafePork) return fault('has to be cooked through, never pink, rare or raw');
  }
  if (isTooCool(later, steps, isAmerican)) return fault('is cooked at a temperature that kills no germs');
  return undefined;
};
