import { UNITS, type Unit } from '@contracts/vocabulary';

/** A piece of a step's sentence as written in a recipe file. */
export type SentenceToken =
  | { kind: 'text'; text: string }
  /** `{key}` or `{key|words}`. */
  | { kind: 'ingredient'; key: string; words?: string }
  /** `{key#}` (the whole quantity) or `{key#30 g}`. */
  | { kind: 'amount'; key: string; amount?: number; unit?: Unit }
  /** `{temp}`, the step's own, or `{74 °C}`, which a thermometer reads inside the food. */
  | { kind: 'temperature'; celsius?: number }
  /** `{24 cm}`. */
  | { kind: 'length'; cm: number };

/** A placeholder or a brace that cannot be read. */
export class SentenceFault extends Error {}

const LENGTH = /^(\d+(?:\.\d+)?) cm$/;
const CORE = /^(\d+) °C$/;
const AMOUNT = /^(\d+(?:\.\d+)?)(?: ([a-z]+))?$/;
const KEY = /^[a-z][A-Za-z0-9]*$/;

const isUnit = (word: string): word is Unit => (UNITS as readonly string[]).includes(word);

/** A quantity as written in recipe files: "400 g", or "2" for pieces. Undefined for any other text. */
export const parseAmount = (text: string): { amount: number; unit: Unit } | undefined => {
  const [, amount, unit = 'piece'] = AMOUNT.exec(text.trim()) ?? [];
  return amount !== undefined && Number(amount) > 0 && isUnit(unit) ? { amount: Number(amount), unit } : undefined;
};

const placeholder = (inside: string): SentenceToken => {
  if (inside === 'temp') return { kind: 'temperature' };
  const length = LENGTH.exec(inside);
  if (length) return { kind: 'length', cm: Number(length[1]) };
  const core = CORE.exec(inside);
  if (core) return { kind: 'temperature', celsius: Number(core[1]) };
  const [head = '', ...rest] = inside.split(/[|#]/);
  const mark = inside[head.length];
  const tail = rest.join('').trim();
  const key = head.trim();
  if (!KEY.test(key)) throw new SentenceFault(`{${inside}} is no placeholder`);
  if (mark === '#') {
    if (tail === '') return { kind: 'amount', key };
    const quantity = parseAmount(tail);
    if (!quantity) throw new SentenceFault(`{${inside}} has no readable amount`);
    return { kind: 'amount', key, ...quantity };
  }
  if (mark === '|') {
    if (tail === '') throw new SentenceFault(`{${inside}} has no words after the bar`);
    return { kind: 'ingredient', key, words: tail };
  }
  return { kind: 'ingredient', key };
};

/**
 * Splits a sentence into text and placeholders.
 * @throws SentenceFault naming the placeholder that cannot be read
 */
export const parseSentence = (sentence: string): SentenceToken[] => {
  const tokens: SentenceToken[] = [];
  let from = 0;
  for (const match of sentence.matchAll(/\{([^{}]*)\}/g)) {
    if (match.index > from) tokens.push({ kind: 'text', text: sentence.slice(from, match.index) });
    tokens.push(placeholder(match[1]!));
    from = match.index + match[0].length;
  }
  if (from < sentence.length) tokens.push({ kind: 'text', text: sentence.slice(from) });
  if (tokens.some((token) => token.kind === 'text' && /[{}]/.test(token.text)))
    throw new SentenceFault('a brace is not closed or not opened');
  return tokens;
};

const placeholderText = (token: Exclude<SentenceToken, { kind: 'text' }>): string => {
  if (token.kind === 'temperature') return token.celsius === undefined ? 'temp' : `${token.celsius} °C`;
  if (token.kind === 'length') return `${token.cm} cm`;
  if (token.kind === 'ingredient') return token.words === undefined ? token.key : `${token.key}|${token.words}`;
  return token.amount === undefined ? `${token.key}#` : `${token.key}#${token.amount} ${token.unit}`;
};

/** A sentence as recipe files have it: `parseSentence` reads the same tokens from it. */
export const writeSentence = (tokens: readonly SentenceToken[]): string =>
  tokens.map((token) => (token.kind === 'text' ? token.text : `{${placeholderText(token)}}`)).join('');

/** A sentence as text, with the words of its placeholders; quantities and lengths as `{}`. */
export const sentenceText = (tokens: readonly SentenceToken[]): string =>
  tokens
    .map((token) => {
      if (token.kind === 'text') return token.text;
      if (token.kind === 'temperature') return token.celsius === undefined ? '{temp}' : '{}';
      return token.kind === 'ingredient' ? (token.words ?? `{${token.key}}`) : '{}';
    })
    .join('');

/** A sentence as text in which each food is `◆`, for turns of phrase around any food. */
export const foodsAsMarks = (tokens: readonly SentenceToken[]): string =>
  tokens.map((token) => (token.kind === 'ingredient' ? '◆' : sentenceText([token]))).join('');

/** The references of a sentence, without words, order and repeats: must be the same in every language. */
export const referencesOf = (tokens: readonly SentenceToken[]): string[] =>
  [
    ...new Set(
      tokens.flatMap((token) => {
        if (token.kind === 'ingredient') return token.key;
        if (token.kind === 'amount') return `${token.key}#${token.amount ?? ''} ${token.unit ?? ''}`.trim();
        if (token.kind === 'temperature') return token.celsius === undefined ? 'temp' : `${token.celsius} °C`;
        if (token.kind === 'length') return `${token.cm} cm`;
        return [];
      }),
    ),
  ].sort();
