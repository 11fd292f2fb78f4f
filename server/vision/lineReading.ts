import type { Language } from '@contracts/vocabulary';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { foldText } from '@kitchen/reading/foldWord';
import { exactNames } from './exactNames';
import { DESCRIPTIONS, OTHER_PRODUCTS } from './receiptDescriptions';
import { writtenOut, type Meaning, printedWordsOf } from './receiptLine';
import { rivalOf, type PrintedWord } from './receiptRivals';
import { RECEIPT_FILLERS } from './receiptWords';

/** What one line names. */
export interface LineReading {
  ids: readonly string[];
  /** 0 … 1; how sure the line itself is, whatever the reader’s confidence. */
  sureness: number;
}

/**
 * Confidence when a line has other words than the name, which may be a brand, a flavour or another dish: the cook is
 * asked.
 */
const WITH_OTHER_WORDS = 0.55;
const NAME_ALONE = 0.97;

/** Whether a line is the name of a food and nothing else. */
export const isNameAlone = ({ sureness }: LineReading): boolean => sureness >= NAME_ALONE;

const foodsIn = (words: string, language: Language) => {
  const { found: named, unknown } = exactNames(words, language);
  // "In water", "with salt": staples are in every kitchen and need not be shown.
  const found = named.filter((id) => !ingredientById(id)?.isStaple);
  return { found, unknown, isStaple: named.length > 0 && found.length === 0 };
};

const descriptionsOf = (language: Language): ReadonlySet<string> =>
  language === 'es' || language === 'fr' ? DESCRIPTIONS[language] : DESCRIPTIONS.en;

/** A word that says nothing about which food it is: of a sort, a size, a shop, or a single letter. */
const isBeside = (word: string, language: Language): boolean =>
  word.length < 2 || RECEIPT_FILLERS.has(word) || descriptionsOf(language).has(foldText(word));

/** Whether a text names this food alone also without a word, so that the word is no part of its name. */
const namesWithout = (text: string, word: string, id: string, language: Language): boolean => {
  const without = text
    .split(' ')
    .filter((other) => foldText(other) !== foldText(word))
    .join(' ');
  const { found } = foodsIn(without, language);
  return found.length === 1 && found[0] === id;
};

/** Whether every word of a text but the food's name describes it. */
const isDescribed = (text: string, id: string, language: Language): boolean => {
  const { found, unknown } = foodsIn(text, language);
  const left = unknown.flatMap((part) => foldText(part).split(' '));
  return found.length === 1 && found[0] === id && left.every((word) => isBeside(word, language));
};

/**
 * Whether nothing in a line of a receipt is left to explain: it names one food, every other word only describes it, and
 * what is shortened can mean no other food that we know.
 */
const isExplained = (meanings: readonly Meaning[], id: string, language: Language): boolean => {
  const text = meanings.map(({ written }) => written).join(' ');
  const asPrinted = meanings.map(({ printed }) => printed).join(' ');
  if (!isDescribed(text, id, language)) return false;
  const others = asPrinted.split(' ').filter((word) => OTHER_PRODUCTS.has(word));
  if (others.some((word) => namesWithout(text, word, id, language))) return false;
  if (isDescribed(asPrinted, id, language)) return true;
  const printed = meanings.flatMap((meaning) => {
    const isBesideName = meaning.written.split(' ').every((word) => isBeside(word, language));
    const isNaming = !isBesideName || !namesWithout(text, meaning.written, id, language);
    const isCutOff = (short: string) =>
      meaning.written.split(' ').some((word) => foldText(word).startsWith(short) && foldText(word) !== short);
    return meaning.printed.split(' ').map((short): PrintedWord => ({ short, isNaming, isCutOff: isCutOff(short) }));
  });
  return rivalOf({ printed, id, language }) === undefined;
};

/**
 * Reads the words of a line as a till shortens them, else as they are printed; undefined when they name nothing.
 * @param isOfReceipt it is an article of a receipt, on which words are shortened and foods described in a few known ways
 */
export const readLine = (words: string, language: Language, isOfReceipt: boolean): LineReading | undefined => {
  const plain = foodsIn(words, language);
  const { found, unknown } = plain;
  // A line with many foods is a sentence about food.
  if (found.length > 3) return undefined;
  const surenessOf = (meanings: readonly Meaning[], ids: readonly string[]): number =>
    isOfReceipt && ids.length === 1 && isExplained(meanings, ids[0]!, language) ? NAME_ALONE : WITH_OTHER_WORDS;
  const [short] = writtenOut(words, language)
    .map((written) => ({ ...written, ...foodsIn(written.text, language) }))
    .filter((read) => read.isStaple || (read.found.length > 0 && read.found.length <= Math.max(1, found.length)))
    .sort((a, b) => a.unknown.length - b.unknown.length);
  // Written out, a line may name more exactly what its one known word names broadly.
  const isPlain = found.length === 1 && unknown.length === 0;
  if (short && short.unknown.length <= unknown.length && (short.isShortened || !isPlain))
    return { ids: short.found, sureness: surenessOf(short.meanings, short.found) };
  if (found.length === 0) return plain.isStaple ? { ids: [], sureness: 0 } : undefined;
  if (!isOfReceipt) return { ids: found, sureness: isPlain ? NAME_ALONE : WITH_OTHER_WORDS };
  const asPrinted = printedWordsOf(words).map((word) => ({ printed: word, written: word, isShortened: false }));
  return { ids: found, sureness: surenessOf(asPrinted, found) };
};
