import { wordAt } from './lineAmounts';
import type { LineContext } from './lineContext';
import { isName, namesIn, ownNames, stemmed } from './lineNames';
import { endOfPart, isWord, rangeOf } from './lineParts';
import type { LineQuantity } from './lineQuantity';
import { KEPT_UNITS } from './lineUnits';
import { quantityOf } from './quantityInLine';

/** "4 cloves": without any other word the unit is the ingredient. */
const withoutLoneUnit = ({ tokens, spoken }: LineContext, quantity: LineQuantity): LineQuantity => {
  if (!quantity.unit || quantity.from > 0 || tokens.slice(quantity.to).some(isWord)) return quantity;
  const place = quantity.to - 1;
  return isName(tokens[place]!.word, spoken) ? { ...quantity, unit: undefined, to: place } : quantity;
};

/** "1 bouquet garni", "un peu de noix de muscade": the unit is the first word of a name. */
const withoutUnitOfName = (context: LineContext, quantity: LineQuantity): LineQuantity => {
  const { tokens, tongue, language } = context;
  const { unit, from, to } = quantity;
  const place = rangeOf(from, to).find((i) => language.units.get(tokens[i]!.word) === unit);
  if (!unit || place === undefined || KEPT_UNITS.has(unit)) return quantity;
  const end = endOfPart(tokens, place, language);
  const whole = namesIn(tokens, place, end, context).find(({ span }) => span[0] === place);
  const isOwn =
    whole &&
    whole.span[1] - place > 1 &&
    ownNames(whole.id, tongue).some(([word]) => word === stemmed(tokens[place]!.word));
  return isOwn ? { ...quantity, unit: undefined, to: place } : quantity;
};

/** "five-spice powder", "half and half": the number is the first word of a name, so the quantity is behind it. */
const withoutNumberOfName = (context: LineContext, quantity: LineQuantity): LineQuantity => {
  const { tokens, language } = context;
  const isNumber = tokens[0]?.value !== undefined || language.numbers.has(wordAt(tokens, 0));
  if (!isNumber) return quantity;
  const [whole] = namesIn(tokens, 0, endOfPart(tokens, 0, language), context);
  return whole?.span[0] === 0 && whole.span[1] >= quantity.to ? quantityOf(tokens, language, whole.span[1]) : quantity;
};

/** The quantity of a line without what is a part of the ingredient's name. */
export const withoutWordsOfName = (context: LineContext, quantity: LineQuantity): LineQuantity =>
  withoutNumberOfName(context, withoutUnitOfName(context, withoutLoneUnit(context, quantity)));
