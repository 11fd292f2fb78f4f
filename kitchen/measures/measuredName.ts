import { isAsNeeded } from './unitWords';

/** A number with a unit after it, "250 g" or "2 c. à s.", and not the bare number of "4 œufs" or "½ citron". */
const IS_MEASURED = /^[\d\p{No}]\S*\s+\p{L}/u;
const HAS_NUMBER = /[\d\p{No}]/u;

/** Foods before whose h French elides nothing: "de haricots", but "d’huile". */
const ASPIRATED =
  /^(?:haché|haddock|halloumi|halva|hamburger|hareng|haricot|harissa|hauts|hoisin|hojicha|homard|hot[ -]?dog|houmous|hominy)/i;

const STARTS_WITH_VOWEL = /^[aeiouhœæ]/i;

/** Decomposed, "é" begins with an "e". */
const isElided = (name: string): boolean => STARTS_WITH_VOWEL.test(name.normalize('NFD')) && !ASPIRATED.test(name);

/**
 * What stands between a quantity and a name that run as one text: French says "250 g de farine" and "1 c. à s. d’huile",
 * Spanish "2 cdas. de aceite", English nothing. Empty if nothing is measured: "4 œufs", "à volonté".
 */
export const joinOf = (quantity: string, name: string, language: string | undefined): string => {
  if (!IS_MEASURED.test(quantity)) return ' ';
  if (language === 'es') return ' de ';
  if (language !== 'fr') return ' ';
  return isElided(name) ? ' d’' : ' de ';
};

/** A quantity and the food it measures as one text. */
export const measuredName = (quantity: string, name: string, language: string | undefined): string =>
  quantity === '' ? name : `${quantity}${joinOf(quantity, name, language)}${name}`;

/**
 * Whether a quantity stands before the name. One without a number follows it: a cookbook prints "salt, to taste", and
 * "a handful" does not join a name in every language.
 */
export const precedesName = (quantity: string): boolean => HAS_NUMBER.test(quantity);

interface WrittenLine {
  quantity: string;
  name: string;
  note?: string | undefined;
}

/** An ingredient line as one text: "400 g flour, sifted", "salt, to taste", "ice, crushed". */
export const ingredientText = ({ quantity, name, note }: WrittenLine, language: string | undefined): string =>
  (precedesName(quantity)
    ? [measuredName(quantity, name, language), note]
    : [name, note, isAsNeeded(quantity) ? '' : quantity]
  )
    .filter(Boolean)
    .join(', ');
