import type { Instruction } from '@contracts/recipe';
import { isLanguageTag } from '@/lib/recipe/isRecipe';
import { LANGUAGES, RECIPE_CATEGORIES } from '@contracts/vocabulary';
import { COOKING_STATUSES, stepSeconds, type BesideTimer, type StepEnd } from '@/lib/cooking/timerState';
import type { CookingSession, CookingSettings, CookingStep, CookingTimers } from '@/slices/cookingTimerSlice';
import { asJson, readFields, type StoredFields } from './specStorage';
import { isText } from '@/lib/values/isText';

/** All countdowns and their alarm settings in one key, so that another tab never reads half of them. */
export const TIMERS_KEY = 'cookingTimers';

type Unknown<Shape> = Partial<Record<keyof Shape, unknown>>;

const fieldsOf = <Shape>(value: unknown) => Object(value) as Unknown<Shape>;
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const numberOrNull = (value: unknown) => (isNumber(value) ? value : null);

const readStep = (value: unknown): CookingStep[] => {
  const { step, parts, seconds, alongside } = fieldsOf<CookingStep>(value);
  if (!isText(step)) return [];
  const isPart = (part: unknown) => isText(part) || isText((part as { text?: unknown } | null)?.text);
  return [
    {
      step,
      ...(Array.isArray(parts) && parts.every(isPart) && { parts: parts as Instruction['parts'] }),
      seconds: stepSeconds(isNumber(seconds) ? seconds : undefined),
      ...(alongside === true && { alongside }),
    },
  ];
};

const readEnd = (value: unknown): StepEnd | null => {
  const { step, at, count } = fieldsOf<StepEnd>(value);
  return isNumber(step) && isNumber(at) && isNumber(count) ? { step, at, count } : null;
};

/** The countdown of a step alongside: one that is over, runs while its dish runs, or is held with it. */
const readBeside = (value: unknown, isRunning: boolean): BesideTimer | null => {
  const { endsAt, remainingMs, isOver } = fieldsOf<BesideTimer>(value);
  if (isOver === true) return { endsAt: null, remainingMs: null, isOver };
  if (isRunning) return isNumber(endsAt) ? { endsAt, remainingMs: null, isOver: false } : null;
  return isNumber(remainingMs) ? { endsAt: null, remainingMs, isOver: false } : null;
};

const isPlaced = (stepIndex: unknown, steps: readonly CookingStep[]): stepIndex is number =>
  Number.isInteger(stepIndex) && steps[stepIndex as number] !== undefined;

/**
 * A usable session, or none. Stopped sessions are dropped, because a returning cook starts again. The fields keep the
 * slice's order, so that a session just read is written back unchanged and two tabs do not trigger each other.
 */
const readSession = (id: string, value: unknown): [string, CookingSession][] => {
  const stored = fieldsOf<CookingSession>(value);
  const { recipeId, title, ingredients, servings, recipeServings, stepIndex, endsAt } = stored;
  const status = COOKING_STATUSES.find((one) => one === stored.status);
  const steps = Array.isArray(stored.steps) ? stored.steps.flatMap(readStep) : [];
  const isOfRecipe = Number.isSafeInteger(recipeId) && String(recipeId) === id;
  const isServed = isText(title) && isNumber(servings) && isNumber(recipeServings) && recipeServings > 0;
  const isTimed = status === 'paused' || status === 'complete' || (status === 'running' && isNumber(endsAt));
  if (!isOfRecipe || !isServed || !isPlaced(stepIndex, steps) || !isTimed) return [];
  const language = LANGUAGES.find((one) => one === stored.language);
  const isLine = (line: unknown) => isText(line) || isText((line as { name?: unknown } | null)?.name);
  return [
    [
      id,
      {
        recipeId: recipeId as number,
        title,
        ...(language && { language }),
        ...(isLanguageTag(stored.foreignLanguage) && { foreignLanguage: stored.foreignLanguage }),
        category: RECIPE_CATEGORIES.find((one) => one === stored.category) ?? 'Meals',
        ...(isText(stored.imageUrl) && { imageUrl: stored.imageUrl }),
        ingredients: Array.isArray(ingredients) ? ingredients.filter(isLine) : [],
        servings,
        recipeServings,
        isSwapped: stored.isSwapped === true,
        steps,
        status,
        stepIndex,
        stepMs: isNumber(stored.stepMs) ? stored.stepMs : steps[stepIndex]!.seconds * 1000,
        endsAt: status === 'running' ? (endsAt as number) : null,
        remainingMs: status === 'paused' ? numberOrNull(stored.remainingMs) : null,
        rangAt: status === 'running' ? numberOrNull(stored.rangAt) : null,
        beside:
          status === 'complete' || !steps[stepIndex + 1]?.alongside
            ? null
            : readBeside(stored.beside, status === 'running'),
        ended: readEnd(stored.ended),
      },
    ],
  ];
};

const readSettings = (value: unknown): CookingSettings => {
  const { waitsForMe, isMuted, isSpoken, ignoresLetters } = fieldsOf<CookingSettings>(value);
  return {
    waitsForMe: waitsForMe === true,
    isMuted: isMuted === true,
    isSpoken: isSpoken === true,
    ignoresLetters: ignoresLetters === true,
  };
};

const readTimers = (value: unknown): CookingTimers => {
  const { sessions, settings } = fieldsOf<CookingTimers>(value);
  return {
    sessions: Object.fromEntries(Object.entries(Object(sessions)).flatMap(([id, one]) => readSession(id, one))),
    settings: readSettings(settings),
  };
};

const isUntouched = ({ sessions, settings }: CookingTimers) =>
  Object.keys(sessions).length === 0 && !Object.values(settings).some(Boolean);

const timers = asJson(TIMERS_KEY, readTimers);

/** Without a cooking session, nothing is stored. */
export const STORED_TIMERS: StoredFields<{ timers: CookingTimers | null }> = {
  timers: { ...timers, write: (value) => (value === null || isUntouched(value) ? null : timers.write(value)) },
};

/** The timers in a stored text. A missing or broken text means no sessions. */
export const readStoredTimers = (text: string | null): CookingTimers =>
  (text === null ? undefined : timers.read(text)) ?? readTimers(undefined);

/** The initial state of a visit. */
export const initialTimers = (area: Storage): CookingTimers =>
  readFields(STORED_TIMERS, area).timers ?? readTimers(undefined);
