import { foldText } from '../../reading/foldWord';
import { STEP_SECONDS_MAX } from '@contracts/limits';
import { secondsSaid, type CookingStep } from '../cookingSteps';
import type { LineFacts } from '../lineFacts';
import { fromFirst, type HeatFault } from './heatedSteps';
import { BOILED_EGG, EGG, OTHER_EGG, OTHERWISE_TIMED, PRESSURE, SOAKED } from './heatWords';

interface TimeRule {
  what: string;
  id: RegExp;
  words: RegExp;
  except: RegExp;
  seconds: number;
}

/** Foods that a short time cannot cook. All heat from the first mention counts. */
const TIME_RULES: readonly TimeRule[] = [
  {
    what: 'rice',
    id: /^(?:rice|[a-z]+-rice|long-grain-rice|short-grain-rice)$/,
    words: /\b(?:rice|arroz|riz|risotto|paella)\b/,
    except:
      /\b(?:cooked|leftover|microwave|pouch|instant|cocido|sobras?|cuit|restes?|puffed|inflado|souffle|paper|noodles?|express|pre-?cooked|precocido)\b/,
    seconds: 420,
  },
  {
    what: 'potatoes',
    id: /^(?:potato|new-potato|papa-criolla)$/,
    words: /\b(?:potato\w*|patatas?|papas?|pommes? de terre|grenailles?)\b/,
    except: /\b(?:cooked|leftover|boiled|mashed|crisps|cocidas?|cuites?|puree|instant|sobras?|restes?)\b/,
    seconds: 240,
  },
  {
    what: 'lentils',
    id: /^(?:lentil|red-lentil|green-lentil|split-pea|chana-dal|toor-dal|chickpea)$/,
    words: /\b(?:lentil\w*|lentejas?|split peas?|dal|chickpeas?|garbanzos?|pois)\b/,
    except:
      /\b(?:cooked|tinned|canned|can|tin|drained|cocid[oa]s?|bote|lata|conserva|escurrid[oa]s?|cuite?s?|boite|conserve|egoutte\w*|sprout\w*|jar)\b/,
    seconds: 480,
  },
];

const isRawRice = (id: string) => !/^(?:cooked-rice|puffed-rice|flattened-rice)$/.test(id);

const SOFT_EGG_SECONDS = 150;

/** Whether another rule decides when it is done: soaking, a pressure cooker, the packet, or the eye. */
const isOtherwiseDone = ({ words }: TimeRule, steps: readonly CookingStep[], later: readonly CookingStep[]): boolean =>
  later.some(({ folded }) => PRESSURE.test(folded)) ||
  steps.some(
    ({ folded }) =>
      words.test(folded) &&
      (SOAKED.test(folded) || (OTHERWISE_TIMED.test(folded) && secondsSaid(folded) === undefined)),
  );

/** Why a time is impossible: a step of more than a week, or food that cannot be done in its time. */
export const impossibleTime = (
  lines: readonly LineFacts[],
  steps: readonly CookingStep[],
  minutes: readonly (number | undefined)[],
): HeatFault | undefined => {
  const fault = (detail: string): HeatFault => ({ kind: 'impossibleTime', detail });
  for (const rule of TIME_RULES) {
    const line = lines.find(
      ({ ids, text, unit }) =>
        ids.some((id) => rule.id.test(id) && isRawRice(id)) && !rule.except.test(foldText(text)) && unit !== 'can',
    );
    if (!line) continue;
    const later = fromFirst(steps, rule.words);
    if (isOtherwiseDone(rule, steps, later)) continue;
    // Ladling in stock is not a word for heat, but the food cooks meanwhile.
    const heated = later.reduce(
      (sum, { claimed, field, folded }) => sum + (rule.words.test(folded) ? Math.max(claimed, field) : claimed),
      0,
    );
    if (heated < rule.seconds) return fault(`${rule.what} cannot be done in ${Math.round(heated / 60)} min`);
  }
  for (const sentence of steps.flatMap((step) => step.sentences)) {
    if (!EGG.test(sentence) || !BOILED_EGG.test(sentence) || OTHER_EGG.test(sentence)) continue;
    const seconds = secondsSaid(sentence) ?? Infinity;
    if (seconds < SOFT_EGG_SECONDS) return fault(`an egg cannot be boiled in ${seconds} s`);
  }
  const long = [...steps.map(({ said }) => said ?? 0), ...minutes.map((value = 0) => value * 60)];
  if (Math.max(...long) > STEP_SECONDS_MAX) return fault('a step takes more than a week');
  return undefined;
};
