import type { LineToken } from './lineTokens';
import type { LineLanguage, LineUnit } from './lineWords';

/** How much a line asks for, and which of its tokens said so. */
export interface LineQuantity {
  amount?: number;
  /** The upper end of a range. */
  amountMax?: number;
  unit?: LineUnit;
  /** First token, and the one after the last. */
  from: number;
  to: number;
  /** Ranges of tokens that are notes: "heaped", a package's size, the same in other units. */
  notes: readonly (readonly [from: number, to: number])[];
}

const PHRASE_MAX = 4;

/** The longest phrase of a table that begins at a token. Dots inside abbreviations count for nothing ("c. à s."). */
const phraseAt = <Value>(
  tokens: readonly LineToken[],
  at: number,
  table: ReadonlyMap<string, Value>,
): { value: Value; to: number } | undefined => {
  let found: { value: Value; to: number } | undefined;
  let phrase = '';
  let count = 0;
  for (let i = at; i < tokens.length && count < PHRASE_MAX; i += 1) {
    const { word } = tokens[i]!;
    if (word === '.' && count > 0) {
      if (found?.to === i) found.to = i + 1;
      continue;
    }
    if (word === '-' && count > 0 && tokens[i]!.isGlued) continue;
    if (!/^[\p{L}\d/]+$/u.test(word)) break;
    phrase = phrase === '' ? word : `${phrase} ${word}`;
    count += 1;
    const value = table.get(phrase);
    if (value !== undefined) found = { value, to: i + 1 };
  }
  if (found && tokens[found.to]?.word === '.' && tokens[found.to]!.isGlued) found.to += 1;
  return found;
};

interface Amount {
  low: number;
  high?: number;
  to: number;
}

const numberAt = (tokens: readonly LineToken[], at: number, language: LineLanguage): Amount | undefined => {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.value !== undefined) {
    if (tokens[at + 1]?.word === '%' || tokens[at + 1]?.word === '°') return undefined;
    // "2 and a half", "1 y 1/2", "1 et demie"
    const joiner = tokens[at + 1]?.word ?? '';
    if (language.joiners.has(joiner) && Number.isInteger(token.value)) {
      const part = tokens[at + 2]?.value;
      if (part !== undefined && part < 1) return { low: token.value + part, to: at + 3 };
      const spoken = phraseAt(tokens, at + 2, language.numbers);
      if (spoken && spoken.value < 1) return { low: token.value + spoken.value, to: spoken.to };
    }
    return { low: token.value, to: at + 1 };
  }
  const spoken = phraseAt(tokens, at, language.numbers);
  if (!spoken) return undefined;
  const joiner = tokens[spoken.to]?.word ?? '';
  if (language.joiners.has(joiner)) {
    const part = phraseAt(tokens, spoken.to + 1, language.numbers);
    if (part && part.value < 1) return { low: spoken.value + part.value, to: part.to };
  }
  return { low: spoken.value, to: spoken.to };
};

const amountAt = (tokens: readonly LineToken[], at: number, language: LineLanguage): Amount | undefined => {
  const low = numberAt(tokens, at, language);
  if (!low) return undefined;
  const between = tokens[low.to]?.word ?? '';
  if (between === '-' || language.range.has(between)) {
    const high = numberAt(tokens, low.to + 1, language);
    // "1-14 oz can" is one of fourteen ounces, but nobody writes a range downwards.
    if (high && high.low > low.low) return { low: low.low, high: high.low, to: high.to };
  }
  return low;
};

const isFlagged = (units: LineUnit | undefined, list: readonly LineUnit[]) =>
  units !== undefined && list.includes(units);
const MEASURES: readonly LineUnit[] = ['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'oz', 'floz', 'lb', 'cup', 'pint', 'quart', 'tsp', 'tbsp', 'inch']; // prettier-ignore
const PACKAGES: readonly LineUnit[] = ['can', 'jar', 'packet', 'bottle', 'head', 'stick', 'cube', 'sheet', 'slice', 'bunch', 'glass', 'knob']; // prettier-ignore

const unitAt = (tokens: readonly LineToken[], at: number, language: LineLanguage) => {
  // "-oz", "-inch": hyphens between number and unit.
  const start = tokens[at]?.word === '-' && tokens[at]!.isGlued ? at + 1 : at;
  const plain = phraseAt(tokens, start, language.units);
  if (plain) return { ...plain, states: undefined };
  let end = start;
  while (end < start + 2 && language.unitStates.has(tokens[end]?.word ?? '')) end += 1;
  if (end === start) return undefined;
  const unit = phraseAt(tokens, end, language.units);
  return unit && { ...unit, states: [start, end] as const };
};

const withLinks = (tokens: readonly LineToken[], at: number, language: LineLanguage): number => {
  let to = at;
  while (to < at + 2 && to < tokens.length) {
    const { word } = tokens[to]!;
    const isElision = word === "'" || word === '’';
    if (!isElision && !language.links.has(word)) break;
    to += 1;
  }
  return to < tokens.length ? to : at;
};

const closingOf = (tokens: readonly LineToken[], at: number): number => {
  const end = tokens.findIndex(({ word }, i) => i > at && (word === ')' || word === ']'));
  return end < 0 ? tokens.length : end + 1;
};

/**
 * The quantity that begins at a token: number, range, article or vague word, size of a package, unit, the same in other
 * units, and the "of" behind it. Undefined when none begins there.
 */
export const quantityAt = (
  tokens: readonly LineToken[],
  at: number,
  language: LineLanguage,
  isStart: boolean,
): LineQuantity | undefined => {
  const notes: [number, number][] = [];
  let i = at;
  const approximate = i;
  while (tokens[i] && (tokens[i]!.word === '~' || (language.approximate.has(tokens[i]!.word) && tokens[i + 1]?.value !== undefined))) i += 1; // prettier-ignore

  if (i > approximate && language.approximate.has('about')) notes.push([approximate, i]);
  const vague = isStart ? language.vague.find((phrase) => phrase.every((word, k) => tokens[i + k]?.word === word)) : undefined; // prettier-ignore
  if (vague && tokens[i + vague.length]?.value === undefined) {
    const unit = unitAt(tokens, i + vague.length, language);
    const to = unit?.to ?? i + vague.length;
    if (unit?.states) notes.push([...unit.states]);
    // "a few" tells a cook something, "some" does not.
    if (vague.includes('few') || vague.includes('abundante')) notes.push([i, i + vague.length]);
    return { ...(unit && { unit: unit.value }), from: at, to: withLinks(tokens, to, language), notes };
  }
  let amount = amountAt(tokens, i, language);
  if (!amount && isStart && language.articles.has(tokens[i]?.word ?? '')) amount = { low: 1, to: i + 1 };
  // "Kilo y medio de costillas"
  if (!amount && isStart && /^(kilo|litro|litre|demi)$/.test(tokens[i]?.word ?? '') && language.joiners.has(tokens[i + 1]?.word ?? '')) amount = { low: 1, to: i }; // prettier-ignore
  if (amount && language.dozens.has(tokens[amount.to]?.word ?? ''))
    amount = { low: amount.low * 12, ...(amount.high !== undefined && { high: amount.high * 12 }), to: amount.to + 1 };
  if (!amount) {
    if (!isStart) return undefined;
    const unit = unitAt(tokens, i, language);
    // Without a number only words that are nothing else: "Pinch of salt", but not "l", "head" or "cube".
    if (!unit || !isFlagged(unit.value, ['pinch', 'handful', 'dash', 'knob', 'bunch', 'drop'])) return undefined;
    if (unit.states) notes.push([...unit.states]);
    return { unit: unit.value, from: at, to: withLinks(tokens, unit.to, language), notes };
  }
  i = amount.to;
  // "half a lemon", "1/2 a cup", "¼ de taza"
  if (amount.low < 1 && language.articles.has(tokens[i]?.word ?? '')) i += 1;
  if (amount.low < 1 && language.links.has(tokens[i]?.word ?? '') && unitAt(tokens, i + 1, language)) i += 1;

  let unit: LineUnit | undefined;
  const times = tokens[i]?.word === 'x';
  const sizeStart = times || tokens[i]?.word === '-' ? i + 1 : i;
  const bracket = tokens[i]?.word === '(' || tokens[i]?.word === '[';
  const size = bracket ? undefined : amountAt(tokens, sizeStart, language);
  const sizeUnit = size && unitAt(tokens, size.to, language);
  if (size && sizeUnit && isFlagged(sizeUnit.value, MEASURES)) {
    notes.push([sizeStart, sizeUnit.to]);
    i = sizeUnit.to;
    if (tokens[i]?.word === '-') i += 1;
    const container = unitAt(tokens, withLinks(tokens, i, language), language);
    if (container && isFlagged(container.value, PACKAGES)) {
      unit = container.value;
      i = container.to;
    }
  } else {
    if (times) i += 1;
    if (bracket) {
      // "1 (14 oz) can": the brackets are a note only when a container follows; else they say the same again.
      const end = closingOf(tokens, i);
      const container = unitAt(tokens, end, language);
      if (container && isFlagged(container.value, PACKAGES)) {
        notes.push([i, end]);
        i = end;
      }
    }
    const found = unitAt(tokens, i, language);
    if (found) {
      unit = found.value;
      if (found.states) notes.push([...found.states]);
      const measured: readonly [number, number] = [at, found.to];
      i = found.to;
      const behind = tokens[i]?.word === '-' ? i + 1 : i;
      // A weight in front of a container is the size of one: "a 400g tin", "400 g can".
      const container = isFlagged(unit, MEASURES) ? unitAt(tokens, behind, language) : undefined;
      if (container && isFlagged(container.value, ['can', 'jar', 'packet', 'bottle', 'sheet'])) {
        notes.push([...measured]);
        unit = container.value;
        amount = { low: 1, to: i };
        i = container.to;
      }
    }
  }

  const spoken = tokens[i];
  // "1 l 1/2", "1 lb 4 oz"
  if (
    unit &&
    spoken?.value !== undefined &&
    spoken.value < 1 &&
    !spoken.isAside &&
    tokens[i + 1]?.value === undefined
  ) {
    if (!unitAt(tokens, i + 1, language)) {
      amount = { ...amount, low: amount.low + spoken.value };
      i += 1;
    }
  }
  // "un litro y medio", "une tasse et demie", "2 tazas y 1/2"
  if (unit && language.joiners.has(spoken?.word ?? '')) {
    const part = tokens[i + 1]?.value;
    const half =
      part !== undefined && part < 1 ? { value: part, to: i + 2 } : phraseAt(tokens, i + 1, language.numbers);
    if (half && half.value < 1) {
      amount = { ...amount, low: amount.low + half.value };
      i = half.to;
    }
  }
  // "1 kg 500"
  if (
    unit === 'kg' &&
    spoken?.value !== undefined &&
    spoken.value >= 50 &&
    spoken.value < 1000 &&
    !unitAt(tokens, i + 1, language)
  ) {
    amount = { ...amount, low: amount.low + spoken.value / 1000 };
    i += 1;
  }
  if (unit === 'lb' && spoken?.value !== undefined) {
    const more = unitAt(tokens, i + 1, language);
    if (more?.value === 'oz') {
      amount = { ...amount, low: amount.low + spoken.value / 16 };
      i = more.to;
    }
  }
  // "/ 7 oz", "or 7 oz"
  const sign = tokens[i]?.word ?? '';
  if (sign === '/' || sign === '-' || language.alternatives.has(sign)) {
    const other = amountAt(tokens, i + 1, language);
    const otherUnit = other && unitAt(tokens, other.to, language);
    if (otherUnit && isFlagged(otherUnit.value, MEASURES)) {
      notes.push([i + 1, otherUnit.to]);
      i = otherUnit.to;
    }
  }
  if (tokens[i]?.word === '(' && unit) {
    const end = closingOf(tokens, i);
    notes.push([i, end]);
    i = end;
  }
  return {
    amount: amount.low,
    ...(amount.high !== undefined && { amountMax: amount.high }),
    ...(unit && unit !== 'piece' && { unit }),
    from: at,
    to: withLinks(tokens, i, language),
    notes,
  };
};
