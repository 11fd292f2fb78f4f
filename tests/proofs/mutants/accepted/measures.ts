import type { Accepted } from './accepted';

/** Accepted survivors in `kitchen/measures`. */
export const IN_MEASURES: readonly Accepted[] = [
  {
    file: 'kitchen/measures/shownNumbers.ts',
    mutation: '`value < limit` → `value <= limit`',
    reason: 'a limit is a whole number, which any of the fractions allow',
  },
  {
    file: 'kitchen/measures/shownNumbers.ts',
    mutation: '`Math.abs(rounded - exact) <= share * exact` → `Math.abs(rounded - exact) < share * exact`',
    reason: 'no measure is exactly so far from another',
  },
  {
    file: 'kitchen/measures/metricMeasures.ts',
    mutation: '`value < 1` → `value <= 1`',
    reason: 'one is one by either rule',
  },
  {
    file: 'kitchen/measures/metricMeasures.ts',
    mutation: '`[]` → `["Stryker was here"]`',
    reason: 'what is no limit is above no number',
  },
  {
    file: 'kitchen/measures/spoonedLine.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'it begins with no cut, like an empty note',
  },
  {
    file: 'kitchen/measures/ovenAndTin.ts',
    mutation: "`typeof part === 'object' && 'celsius' in part` → `true`",
    reason: 'no other piece of a sentence has degrees; the types need the condition',
  },
  {
    file: 'kitchen/measures/ovenAndTin.ts',
    mutation: "`'celsius' in part` → `true`",
    reason: 'no other piece of a sentence has degrees; the types need the condition',
  },
  {
    file: 'kitchen/measures/metricMeasures.ts',
    mutation: '`value < 100` → `value <= 100`',
    reason: 'a hundred is a whole number, which is kept by either rule',
  },
  {
    file: 'kitchen/measures/units.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason:
      'what stands for the piece beside the first or the last one of a sentence is no sign and no dish, whatever it is',
  },
  {
    file: 'kitchen/measures/units.ts',
    mutation: "`typeof part !== 'object'` → `false`",
    reason: 'a piece of text is no length; the types need the condition',
  },
  {
    file: 'kitchen/measures/usLine.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'it begins with no words for a piece, like an empty note',
  },
  {
    file: 'kitchen/measures/usMeasures.ts',
    mutation: '`exact >= MIN_EVEN_OUNCES` → `exact > MIN_EVEN_OUNCES`',
    reason: 'eight is an even number itself',
  },
  {
    file: 'kitchen/measures/usMeasures.ts',
    mutation: '`tablespoons < MIN_TABLESPOONS` → `tablespoons <= MIN_TABLESPOONS`',
    reason: 'no weight of butter is exactly 3.8 tablespoons',
  },
  {
    file: 'kitchen/measures/usMeasures.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'what stands for no ingredient is in no list of the shop, whatever it is',
  },
  {
    file: 'kitchen/measures/usVolumes.ts',
    mutation: '`tablespoons < 0.99` → `tablespoons <= 0.99`',
    reason: 'no measure is exactly so far from a tablespoon',
  },
  {
    file: 'kitchen/measures/usVolumes.ts',
    mutation: '`teaspoons > 1` → `teaspoons >= 1`',
    reason: 'one teaspoon is one by either rule',
  },
  {
    file: 'kitchen/measures/usVolumes.ts',
    mutation: '`exact >= 0.5` → `exact > 0.5`',
    reason: 'half a cup is a measure itself, so that the condition after it is true',
  },
  {
    file: 'kitchen/measures/unitWords.ts',
    mutation: '`\'\'` → `"Stryker was here!"`',
    reason: 'what stands for no ingredient has a special word for no unit, whatever it is',
  },
  {
    file: 'kitchen/measures/shownNumbers.ts',
    mutation: '`Math.abs(a - b) < 0.005` → `Math.abs(a - b) <= 0.005`',
    reason: 'no two fractions are exactly so far apart',
  },
];
