import type { Language } from '@contracts/vocabulary';
import { hasEmoji, withEmojiNames } from '../emojiNames';
import { legible } from '../legible';
import type { IngredientLine } from './ingredientLine';
import type { LineInWords } from './lineInWords';
import { readIn, type Reading } from './lineReading';
import { TONGUES, tongueOf } from '../tongue';

const bestReading = (text: string, language?: Language): Reading => {
  const line = legible(text);
  const tongues = language ? [tongueOf(language)] : TONGUES;
  return tongues
    .map((tongue) => {
      const reading = readIn(line, tongue, language);
      return reading.line.ids.length === 0 && hasEmoji(line)
        ? readIn(withEmojiNames(line, tongue), tongue, language)
        : reading;
    })
    .reduce((best, reading) => (reading.score > best.score ? reading : best));
};

/**
 * Reads one line of an ingredient list ("1 (14 oz) can chickpeas, drained") into amount, unit, ingredient and note.
 * Without a language it tries each of the three and keeps the reading that understands most. Never throws.
 */
export const readIngredientLine = (text: string, language?: Language): IngredientLine =>
  bestReading(text, language).line;

/** A line divided into its quantity and the rest, in the words of its writer. */
export const lineInItsWords = (text: string, language: Language): LineInWords => bestReading(text, language).words();
