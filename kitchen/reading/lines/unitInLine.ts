import type { LineContext } from './lineContext';
import { ownNames, stemmed, type Named } from './lineNames';
import type { LineQuantity } from './lineQuantity';
import { COUNTED_BEHIND, unitBeside } from './lineUnits';
import type { LineUnit } from './lineWords';

/** "3 garlic cloves", "10 mint leaves": in English a unit may follow what it counts. */
const unitBehind = (context: LineContext, { id, span: [from, to] }: Named): LineUnit | undefined => {
  const { tokens, tongue, language, claimed } = context;
  for (let i = from; i <= to && i < tokens.length; i += 1) {
    const behind = language.units.get(tokens[i]!.word);
    if (behind === undefined || !COUNTED_BEHIND.includes(behind)) continue;
    if (ownNames(id, tongue).some((name) => name.includes(stemmed(tokens[i]!.word)))) continue;
    claimed.add(i);
    return behind;
  }
  return undefined;
};

/** Leaves the word of a unit to the note. */
const releaseUnit = ({ tokens, language, claimed }: LineContext, { from, to }: LineQuantity, unit: LineUnit): void => {
  claimed.delete(tokens.findIndex(({ word }, i) => i >= from && i < to && language.units.get(word) === unit));
};

/** The unit of a line whose first ingredient is known. */
export const unitOf = (context: LineContext, quantity: LineQuantity, first: Named): LineUnit | undefined => {
  const mayFollow = context.tongue === 'en' && quantity.amount !== undefined;
  const unit = quantity.unit ?? (mayFollow ? unitBehind(context, first) : undefined);
  if (unit === undefined) return undefined;
  const beside = unitBeside(unit, first.id, context.tongue);
  if (beside !== null) return beside;
  if (first.id !== 'scallop') releaseUnit(context, quantity, unit);
  return undefined;
};
