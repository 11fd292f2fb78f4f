import { amountAt, withLinks } from './lineAmounts';
import { closingOf, MEASURES, PACKAGES, unitAmong, unitOf, wordAt, type Reading, type Units } from './quantityReading';

/** Packages whose size is written before them: "a 400g tin". */
const SIZED: Units = new Set(['can', 'jar', 'packet', 'bottle', 'sheet']);
/** More tins than these are grams: "400-500 g tins". */
const COUNT_MAX = 12;
const isBracket = (word: string) => word === '(' || word === '[';

/**
 * The size of each piece, and then its container: "2 x 400 g tins", "1-14 oz can".
 * @returns whether there is one
 */
export const readSize = (reading: Reading): boolean => {
  const { tokens, language, at, notes } = reading;
  const word = wordAt(reading, at);
  if (isBracket(word)) return false;
  const start = word === 'x' || word === '-' ? at + 1 : at;
  const size = amountAt(tokens, start, language);
  const measure = size && unitAmong(reading, size.to, MEASURES);
  if (!measure) return false;
  notes.push([start, measure.to]);
  reading.at = wordAt(reading, measure.to) === '-' ? measure.to + 1 : measure.to;
  const container = unitAmong(reading, withLinks(tokens, reading.at, language), PACKAGES);
  if (container) {
    reading.unit = container.value;
    reading.at = container.to;
  }
  return true;
};

/**
 * "1 (14 oz) can", "1 large (28 oz) can": the brackets are a note only when a container follows; otherwise they repeat the
 * quantity.
 */
const skipSizeInBrackets = (reading: Reading): void => {
  const { tokens, language, at, notes } = reading;
  const start = language.unitStates.has(wordAt(reading, at)) ? at + 1 : at;
  if (!isBracket(wordAt(reading, start))) return;
  const end = closingOf(tokens, start);
  if (!unitAmong(reading, end, PACKAGES)) return;
  if (start > at) notes.push([at, start]);
  notes.push([start, end]);
  reading.at = end;
};

/** "2-14 oz cans" are two cans, "400 g can" is one. */
const containersOf = ({ amount: { low, high } }: Reading, word: string): number =>
  high !== undefined && low <= COUNT_MAX && word.endsWith('s') ? low : 1;

/** The unit. A weight before a container is its size: "a 400g tin", "400 g can". */
export const readUnit = (reading: Reading): void => {
  if (wordAt(reading, reading.at) === 'x') reading.at += 1;
  else skipSizeInBrackets(reading);
  const found = unitOf(reading, reading.at);
  if (!found) return;
  if (found.states) reading.notes.push([...found.states]);
  reading.unit = found.value;
  reading.at = found.to;
  const behind = wordAt(reading, found.to) === '-' ? found.to + 1 : found.to;
  const container = MEASURES.has(found.value) ? unitAmong(reading, behind, SIZED) : undefined;
  if (!container) return;
  reading.notes.push([reading.from, found.to]);
  reading.unit = container.value;
  reading.amount = { low: containersOf(reading, wordAt(reading, container.to - 1)), to: found.to };
  reading.at = container.to;
};
