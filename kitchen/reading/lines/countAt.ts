import { amountAt, phraseAt, type Amount } from './lineAmounts';
import { wordAt, type Line } from './quantityReading';

const MEASURED_WITHOUT_ONE: ReadonlySet<string> = new Set(['kilo', 'litro', 'litre']);

/** "a lemon", "Kilo y medio de costillas": at the start of a line these are one. */
const impliedOneAt = (line: Line, at: number): Amount | undefined => {
  const { articles, joiners } = line.language;
  if (articles.has(wordAt(line, at))) return { low: 1, to: at + 1 };
  const isKilo = MEASURED_WITHOUT_ONE.has(wordAt(line, at)) && joiners.has(wordAt(line, at + 1));
  return isKilo ? { low: 1, to: at } : undefined;
};

/** The number of a quantity, with dozens counted out. */
export const countAt = (line: Line, at: number, isStart: boolean): Amount | undefined => {
  const { tokens, language } = line;
  const amount = amountAt(tokens, at, language) ?? (isStart ? impliedOneAt(line, at) : undefined);
  if (!amount || !language.dozens.has(wordAt(line, amount.to))) return amount;
  const { low, high, to } = amount;
  const half = language.joiners.has(wordAt(line, to + 1)) ? phraseAt(tokens, to + 2, language.numbers) : undefined;
  if (half?.value === 0.5) return { low: (low + half.value) * 12, to: half.to };
  return { low: low * 12, ...(high !== undefined && { high: high * 12 }), to: to + 1 };
};
