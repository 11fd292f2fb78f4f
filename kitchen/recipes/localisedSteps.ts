import type { StepPart } from '@contracts/recipe';
import { displayPart } from '../measures/units';
import { inAmericanSteps } from './americanIngredients';
import { lettingFoods } from './americanSentences';
import { lineName, type Naming } from './ingredientNames';
import type { CorpusIngredient } from './recipeFormat';
import type { SentenceToken } from './stepSentence';
import { AS_WRITTEN, quantityText, wireMeasures } from './wireQuantities';
import type { Wording } from './wording';

const textOf = (part: StepPart): string => (typeof part === 'string' ? part : part.text);

const STARTS_SENTENCE = /(^|[.!?] )$/;

/** A placeholder without text uses the table's name, capitalised at the start of a sentence. */
const startedWithCapital = (parts: readonly StepPart[]): StepPart[] =>
  parts.map((part, index) => {
    const before = index === 0 ? '' : textOf(parts[index - 1] ?? '');
    const { kind, text } = typeof part === 'string' ? { kind: undefined, text: part } : part;
    if (kind !== 'ingredient' || (index > 0 && before === '') || !STARTS_SENTENCE.test(before)) return part;
    return { ...(part as Exclude<StepPart, string>), text: text.charAt(0).toUpperCase() + text.slice(1) };
  });

/** What every text of a recipe in one language depends on. */
export interface Setting extends Naming {
  wording: Wording;
  byKey: ReadonlyMap<string, CorpusIngredient>;
}

const wordsInStep = (words: string, id: string, { language, wording, ids }: Setting): string =>
  wording(language === 'en-US' ? inAmericanSteps(words, id, ids) : words, id);

const partOf = (token: SentenceToken, temp: number, setting: Setting): StepPart => {
  const { language, wording, byKey } = setting;
  const shown = <Part extends Exclude<StepPart, string>>(part: Part): Part => ({
    ...part,
    text: displayPart(part, { ...AS_WRITTEN, language }),
  });
  switch (token.kind) {
    case 'text':
      return wording(token.text);
    case 'temperature':
      return shown({ kind: 'temperature', celsius: token.celsius ?? temp, text: '' });
    case 'length':
      return shown({ kind: 'length', cm: token.cm, text: '' });
    case 'ingredient': {
      const ingredient = byKey.get(token.key) ?? { key: token.key, id: token.key };
      const text =
        token.words === undefined ? lineName(ingredient, setting) : wordsInStep(token.words, ingredient.id, setting);
      return { kind: 'ingredient', id: ingredient.id, text };
    }
    case 'amount': {
      const whole = byKey.get(token.key);
      const id = whole?.id ?? token.key;
      const amount = token.amount ?? whole?.amount;
      const unit = token.unit ?? whole?.unit ?? 'piece';
      if (amount === undefined) return { kind: 'ingredient', id, text: quantityText({ id }, language) };
      return shown({ kind: 'amount', id, amount, unit, ...wireMeasures(id, amount, unit), text: '' });
    }
  }
};

const TURNS_DIAL = /\boven (?:up |down )?to $/i;

/** Our English sentences turn the oven up to, down to or just to a temperature, and call it an oven each time. */
const withDials = (parts: readonly StepPart[], { language }: Setting): StepPart[] =>
  parts.map((part, index) => {
    if (typeof part === 'string' || part.kind !== 'temperature') return part;
    if (!TURNS_DIAL.test(textOf(parts[index - 1] ?? ''))) return part;
    const dial = { ...part, dial: true as const };
    return { ...dial, text: displayPart(dial, { ...AS_WRITTEN, language }) };
  });

/** American sentences whose verb and object have an ingredient between them. */
const withLetting = (parts: readonly StepPart[]): StepPart[] => {
  const texts = lettingFoods(
    parts.map(textOf),
    parts.map((part) => typeof part !== 'string' && part.kind === 'ingredient'),
  );
  return parts.map((part, index) => (typeof part === 'string' ? (texts[index] ?? part) : part));
};

/** The parts of a step's sentences in one language. @param temp what the oven is set to in this step */
export const stepPartsIn = (tokens: readonly SentenceToken[], temp: number, setting: Setting): StepPart[] => {
  const written = withDials(
    tokens.map((token) => partOf(token, temp, setting)),
    setting,
  );
  return startedWithCapital(setting.language === 'en-US' ? withLetting(written) : written);
};

/** The sentences that the parts of a step make. */
export const stepText = (parts: readonly StepPart[]): string => parts.map(textOf).join('');
