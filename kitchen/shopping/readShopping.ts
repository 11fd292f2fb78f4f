import { SHOPPING_LINES_MAX, SHOPPING_NAME_MAX, SHOPPING_NOTE_MAX } from '@contracts/limits';
import type { ShoppingThing } from '@contracts/shopping';
import type { Language, SoldUnit } from '@contracts/vocabulary';
import { ingredientById } from '../ingredients/ingredientTable';
import { measuresOf } from '../measures/measures';
import { foldText, wordsOf } from '../reading/foldWord';
import { readIngredientLine } from '../reading/lines/ingredientLines';
import type { IngredientLine } from '../reading/lines/ingredientLine';
import { ownNames, stemmed } from '../reading/lines/lineNames';
import { TONGUES, tongueOf, type Tongue } from '../reading/tongue';
import { metricOf } from '../reading/lines/metricLine';
import { isHousehold } from './household';
import { kindMarks } from './kindMarks';
import { partsOf } from './shoppingParts';

const PACKED: ReadonlySet<string> = new Set<SoldUnit>(['packet', 'bottle', 'jar']);

const isRead = ({ ids, isGuess }: IngredientLine) => ids.length > 0 && !isGuess;

const hasAmount = ({ amount, unit }: IngredientLine) => amount !== undefined || unit !== undefined;

/** The language that calls a food so: the cook's if it does. */
const languageOf = (id: string, name: string, language: Language): Language => {
  const words = new Set(wordsOf(foldText(name)).map(stemmed));
  const isName = (tongue: Tongue) =>
    ownNames(id, tongue).some((own) => own.length > 0 && own.every((word) => words.has(word)));
  const own = tongueOf(language);
  const tongue = [own, ...TONGUES].find(isName) ?? own;
  if (tongue === own) return language;
  return tongue === 'en' ? 'en-GB' : tongue;
};

/** The cook's language first, then any of the others; a guess about a misspelt word may put anything on the list. */
const readingOf = (text: string, language: Language): IngredientLine => {
  const own = readIngredientLine(text, language);
  if (isRead(own) && hasAmount(own)) return own;
  const any = readIngredientLine(text);
  // Names of foods are known in every language, amounts only in the language of the line.
  if (isRead(any) && (hasAmount(any) || !isRead(own))) return any;
  if (isRead(own)) return own;
  if (own.ids.length === 0 && own.name !== '') return own;
  return { ids: [], name: text };
};

/** Amount and unit on the list; a cup or a pint is millilitres, a packet stays a packet. */
const amountOf = (line: IngredientLine, language: Language): Pick<ShoppingThing, 'amount' | 'unit'> => {
  const { unit, amount = 1, amountMax = amount } = line;
  if (unit === 'jar' && line.ids[0]?.startsWith('tinned-')) return { amount: amountMax, unit: 'can' };
  if (unit !== undefined && PACKED.has(unit)) return { amount: amountMax, unit: unit as SoldUnit };
  // "a bunch of coriander" has no number, and of a range the shop sells the larger end.
  const counted = unit !== undefined && line.amount === undefined ? { ...line, amount: 1 } : line;
  return metricOf({ ...counted, amount: counted.amountMax ?? counted.amount, amountMax: undefined }, language);
};

const rounded = (value: number) => Math.round(value * 10) / 10;

const measured = (id: string | undefined, { amount, unit }: Pick<ShoppingThing, 'amount' | 'unit'>) => {
  const row = id === undefined ? undefined : ingredientById(id);
  if (!row || amount === undefined || unit === undefined || PACKED.has(unit)) return {};
  const { grams, ml } = measuresOf(row, amount, unit as Exclude<SoldUnit, 'packet' | 'bottle' | 'jar'>);
  return { ...(grams !== undefined && { grams: rounded(grams) }), ...(ml !== undefined && { ml: rounded(ml) }) };
};

const LEADING_NUMBER = /^(\d{1,3})\s*(?:x|×)?\s+(?=\p{L})/u;
const TRAILING_NUMBER = /\s+[x×]\s?(\d{1,3})$/u;

/** Something for the house: a number in front or "x9" at the end counts pieces. */
const householdThing = (text: string, language: Language): ShoppingThing => {
  const [all, number] = LEADING_NUMBER.exec(text) ?? TRAILING_NUMBER.exec(text) ?? ['', undefined];
  const name = text.replace(all, '').slice(0, SHOPPING_NAME_MAX);
  return { name, language, ...(number !== undefined && { amount: Number(number), unit: 'piece' }) };
};

const LETTERS_AROUND = /[\p{L}-]/u;

/** The words of a line from the first of some phrases to the last, if no amount stands between them. */
const spanOf = (text: string, phrases: readonly string[]): string | undefined => {
  const places = phrases.map((phrase) => [text.indexOf(phrase), text.indexOf(phrase) + phrase.length] as const);
  if (places.some(([from]) => from < 0)) return undefined;
  let from = Math.min(...places.map(([start]) => start));
  let to = Math.max(...places.map(([, end]) => end));
  while (from > 0 && LETTERS_AROUND.test(text[from - 1]!)) from -= 1;
  while (to < text.length && LETTERS_AROUND.test(text[to]!)) to += 1;
  const words = text.slice(from, to);
  return /[\d,()]/.test(words) ? undefined : words;
};

/** The name with the words that tell the kind, which the line reader takes for a note: "semi-skimmed milk". */
const nameOf = (text: string, { ids, name, note }: IngredientLine): string => {
  const bare = name.replace(/^-+|-+$/g, '').trim();
  const [id] = ids;
  if (id === undefined || bare === '') return bare === '' ? text : bare;
  const kinds = (note?.split(', ') ?? []).filter((part) => kindMarks(id, part).length > 0);
  return kinds.length > 0 || bare !== name ? (spanOf(text, [bare, ...kinds]) ?? bare) : bare;
};

/** The names of a line with two foods ("salt and pepper"), and how they are bought: one line each. */
const thingsOf = (text: string, language: Language): ShoppingThing[] => {
  if (isHousehold(text)) return [householdThing(text, language)];
  const line = readingOf(text, language);
  const amount = amountOf(line, language);
  const [id, ...others] = line.ids;
  const name = nameOf(text, line).slice(0, SHOPPING_NAME_MAX);
  const notes = (line.note?.split(', ') ?? []).filter((part) => !name.includes(part));
  const spoken = id === undefined ? language : languageOf(id, name, language);
  const first = { name, language: spoken, ...(id !== undefined && { id }), ...amount, ...measured(id, amount) };
  if (others.length > 0)
    return line.ids.map((one) => ({ name: ingredientById(one)?.en[0] ?? name, language: 'en-GB', id: one }));
  return [{ ...first, ...(notes.length > 0 && { note: notes.join(', ').slice(0, SHOPPING_NOTE_MAX) }) }];
};

/** What a text of the cook's asks to buy, read in their language first: "2 onions, a bunch of coriander, papel higiénico". */
export const readShopping = (text: string, language: Language): ShoppingThing[] =>
  partsOf(text, language)
    .flatMap((part) => thingsOf(part, language))
    .slice(0, SHOPPING_LINES_MAX);
