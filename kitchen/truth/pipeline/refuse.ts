/** What refuses a draft that no cook should get: no recipe, no food, or a danger. */
import { DRAFT_LIMITS } from '@contracts/recipeDraft';
import type { Language } from '@contracts/vocabulary';
import { addsNoFood, namesChemical, namesNoFood } from '../dangerWords';
import { unsafeForEater } from '../eaterRules';
import { eatersOf } from '../eaters';
import { isInstruction } from '../instructionWords';
import { unsafeKeepingIn } from '../keepingFood';
import type { LineFacts } from '../lineFacts';
import { implausibleAmountIn } from '../plausibleAmounts';
import { poisonIn } from '../poisonousFood';
import type { ReadDraft } from '../readDraft';
import { heatFaultOf } from '../safeHeat';
import { isOtherLanguage, otherLanguageAmong } from '../spokenLanguage';
import type { TruthFault } from '../types';
import { refuse, type Dish } from './dish';
import { asTitled } from './unreadLines';

const textsOf = ({ title, description, cuisine, ingredients, steps }: ReadDraft): string[] => [
  title,
  description,
  cuisine,
  ...ingredients.map(({ name, quantity, note }) => `${quantity} ${name} ${note}`),
  ...steps.map(({ text }) => text),
];

export const refuseOtherThanRecipes = (draft: ReadDraft): void => {
  if (textsOf(draft).some(isInstruction)) refuse('notARecipe', 'a text speaks to a model, or as one');
  if (draft.steps.some(({ text }) => text.endsWith('?'))) refuse('notARecipe', 'a step is a question');
};

export const refuseOtherLanguage = ({ title, description, steps }: ReadDraft, language: Language): void => {
  const sentences = [description, ...steps.map(({ text }) => text)];
  if (isOtherLanguage([title, ...sentences].join('\n'), language))
    refuse('wrongLanguage', 'it is not in the asked language');
  const at = otherLanguageAmong(sentences, language);
  if (at < 0) return;
  const part = at === 0 ? 'its description' : `step ${at}`;
  refuse('wrongLanguage', `${part} is in another language`);
};

const KNOWN_SHARE_MIN = 0.5;

export const refuseNoFood = (draft: ReadDraft, lines: readonly LineFacts[]): void => {
  if (textsOf(draft).some(namesChemical))
    refuse('dangerousMix', 'it names a chemical or something that is dangerous to handle');
  const name = [draft.title, ...draft.ingredients.map((line) => line.name)].find(namesNoFood);
  if (name !== undefined) refuse('notFood', `“${name.slice(0, 60)}” is no food`);
  if (draft.steps.some(({ text }) => addsNoFood(text))) refuse('notFood', 'a step adds what is no food');
  const known = lines.filter(({ named }) => named.length > 0).length;
  if (known < lines.length * KNOWN_SHARE_MIN)
    refuse('notFood', `only ${known} of ${lines.length} ingredients are known as food`);
};

export const refuseServings = (servings: number): void => {
  if (servings < 1 || servings > DRAFT_LIMITS.servings) refuse('implausibleServings', `it is for ${servings} servings`);
};

const refuseWhere = (kind: TruthFault, detail: string | undefined): void => {
  if (detail !== undefined) refuse(kind, detail);
};

/** Checks for poison, unsafe storage, eaters, odd amounts and too little heat. Reports the first fault. */
export const refuseDangers = ({ ask, draft, lines, steps, servings, category }: Dish): void => {
  const { title, description } = draft;
  const guessed = asTitled(title, lines, ask.language);
  refuseWhere('poisonous', poisonIn(title, guessed, steps, servings));
  refuseWhere('unsafeKeeping', unsafeKeepingIn(description, lines, steps));
  const eaters = new Set([...eatersOf(ask.text, ask.language), ...eatersOf(`${title}. ${description}`, ask.language)]);
  refuseWhere('unsafeForEater', unsafeForEater([...eaters], guessed, steps, category));
  const method = steps.map(({ folded }) => folded).join(' ');
  refuseWhere('implausibleQuantity', implausibleAmountIn(lines, servings, method));
  const minutes = draft.steps.map((step) => step.minutes);
  const heat = heatFaultOf(title, guessed, steps, minutes, ask.language === 'en-US');
  if (heat) refuse(heat.kind, heat.detail);
};
