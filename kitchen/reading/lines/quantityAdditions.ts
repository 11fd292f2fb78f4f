import { amountAt, phraseAt } from './lineAmounts';
import { ratioOf } from './lineSums';
import { closingOf, MEASURES, unitAmong, unitOf, wordAt, type Reading } from './quantityReading';

const addToLow = (reading: Reading, more: number, to: number): void => {
  reading.amount = { ...reading.amount, low: reading.amount.low + more };
  reading.at = to;
};

/** A number after the unit that belongs to it: "1 l 1/2", "un litro y medio", "1 kg 500". */
export const addTrailing = (reading: Reading): void => {
  const { tokens, language, at, unit } = reading;
  if (!unit) return;
  const next = tokens[at];
  if (language.joiners.has(wordAt(reading, at))) {
    const half = phraseAt(tokens, at + 1, language.numbers) ?? { value: tokens[at + 1]?.value ?? 1, to: at + 2 };
    if (half.value < 1) addToLow(reading, half.value, half.to);
    return;
  }
  if (next?.value === undefined || unitOf(reading, at + 1)) return;
  const isFraction = next.value < 1 && !next.isAside && tokens[at + 1]?.value === undefined;
  const isGrams = unit === 'kg' && next.value >= 50 && next.value < 1000;
  if (isFraction) addToLow(reading, next.value, at + 1);
  else if (isGrams) addToLow(reading, next.value / 1000, at + 1);
};

/** Adds a measure in another unit of the same kind: "plus 2 tbsp" after "¾ cup", "8 oz" after "1 lb". */
export const addMore = (reading: Reading): void => {
  const { tokens, language, at, unit } = reading;
  if (unit === undefined) return;
  const sign = wordAt(reading, at);
  const isJoined = language.joiners.has(sign) || sign === 'plus';
  const amount = amountAt(tokens, isJoined ? at + 1 : at, language);
  if (!amount || amount.high !== undefined) return;
  const more = unitOf(reading, amount.to);
  const ratio = more && ratioOf(more.value, unit);
  if (!more || ratio === undefined || (!isJoined && ratio >= 1)) return;
  const added = amount.low * ratio;
  const { low, high } = reading.amount;
  reading.amount = { ...reading.amount, low: low + added, ...(high !== undefined && { high: high + added }) };
  reading.at = more.to;
};

/** "/ 7 oz", "or 7 oz": the same quantity in another unit. */
export const skipOtherMeasure = (reading: Reading): void => {
  const { tokens, language, at } = reading;
  const sign = wordAt(reading, at);
  if (sign !== '/' && sign !== '-' && !language.alternatives.has(sign)) return;
  const other = amountAt(tokens, at + 1, language);
  const unit = other && unitAmong(reading, other.to, MEASURES);
  if (!unit) return;
  reading.notes.push([at + 1, unit.to]);
  reading.at = unit.to;
};

/** "1 cup (240 ml)": brackets behind a unit. */
export const skipBrackets = (reading: Reading): void => {
  if (wordAt(reading, reading.at) !== '(' || !reading.unit) return;
  const end = closingOf(reading.tokens, reading.at);
  reading.notes.push([reading.at, end]);
  reading.at = end;
  addMore(reading);
};
