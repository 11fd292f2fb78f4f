import type { Language, Unit } from '@contracts/vocabulary';
import { readIngredientLine } from './ingredientLines';
import { metricOf } from './metricLine';

type Case = readonly [line: string, amount: number, unit: Unit];

const CASES: Readonly<Record<Language, readonly Case[]>> = {
  'en-US': [
    ['1-1/2 cups sugar', 354.9, 'ml'],
    ['1–1/2 cups sugar', 354.9, 'ml'],
    ['1-½ cups sugar', 354.9, 'ml'],
    ['1 -1/2 cups sugar', 354.9, 'ml'],
    ['1 - 1/2 cups sugar', 354.9, 'ml'],
    ['1 & 1/2 cups sugar', 354.9, 'ml'],
    ['1 and 1/2 cups sugar', 354.9, 'ml'],
    ['1+1/2 cups sugar', 354.9, 'ml'],
    ['1½ cups sugar', 354.9, 'ml'],
    ['1 1⁄2 cups sugar', 354.9, 'ml'],
    ['1¹⁄₂ cups sugar', 354.9, 'ml'],
    ['1 ¹⁄₂ cups sugar', 354.9, 'ml'],
    ['1 ⅟2 cups sugar', 354.9, 'ml'],
    ['1-1/2 to 2 cups sugar', 414.1, 'ml'],
    ['1-1½ cups sugar', 295.8, 'ml'],
    ['1-2 cups sugar', 354.9, 'ml'],
    ['1/2-3/4 cup sugar', 147.9, 'ml'],
    ['2-1/4 teaspoons salt', 2.25, 'tsp'],
    ['1,000 g flour', 1000, 'g'],
    ['1,000g flour', 1000, 'g'],
    ['1,200 almonds', 1200, 'piece'],
    ['1,250 kg beef', 1.25, 'kg'],
    ['1.125 kg beef', 1.125, 'kg'],
    ['1,5 kg flour', 1.5, 'kg'],
    ['¾ cup plus 2 tbsp sugar', 207, 'ml'],
    ['1 cup + 2 tbsp flour', 266.2, 'ml'],
    ['1 cup (240 ml) plus 2 tbsp milk', 266.2, 'ml'],
    ['1 cup 2 tbsp flour', 266.2, 'ml'],
    ['1 quart plus 1 cup water', 1183, 'ml'],
    ['1 tablespoon plus 1 teaspoon salt', 4 / 3, 'tbsp'],
    ['1 lb 4 oz beef', 567, 'g'],
    ['1 cup milk plus 2 tbsp for brushing', 236.6, 'ml'],
    ['1 gallon water', 3785, 'ml'],
    ['1 gill milk', 118.3, 'ml'],
    ['1 peck apples', 8810, 'ml'],
    ['1 stick butter', 113, 'g'],
    ['10 fl oz milk', 295.7, 'ml'],
    ['1 pint milk', 473.2, 'ml'],
    ['1 shot vodka', 44, 'ml'],
  ],
  'en-GB': [
    ['1 gallon water', 4546, 'ml'],
    ['1 gill double cream', 142.1, 'ml'],
    ['10 fl oz milk', 284.1, 'ml'],
    ['1 pint milk', 568.3, 'ml'],
    ['½ pint double cream', 284.2, 'ml'],
    ['1 quart stock', 1136.5, 'ml'],
    ['2 dessertspoons sugar', 4, 'tsp'],
    ['1 000 g flour', 1000, 'g'],
    ['1 400g tin tomatoes', 1, 'can'],
  ],
  es: [
    ['1-1/2 tazas de azúcar', 354.9, 'ml'],
    ['1.000 g de harina', 1000, 'g'],
    ['1,000 g de harina', 1000, 'g'],
    ['1,5 kg de harina', 1.5, 'kg'],
    ['1.250 kg de harina', 1.25, 'kg'],
    ['1 taza más 2 cucharadas de azúcar', 266.2, 'ml'],
    ['1 galón de leche', 3785, 'ml'],
  ],
  fr: [
    ['1-½ tasse de sucre', 354.9, 'ml'],
    ['1 000 g de farine', 1000, 'g'],
    ['1\u202f000 g de farine', 1000, 'g'],
    ['1\u00a0500 g de farine', 1500, 'g'],
    ['1,5 kg de farine', 1.5, 'kg'],
    ['2 400 g boîtes de tomates', 2, 'can'],
    ['1 tasse plus 2 cuillères à soupe de sucre', 266.2, 'ml'],
  ],
};

describe.each(Object.entries(CASES))('the amount of a line in %s', (language, cases) => {
  it.each(cases)('%s', (line, amount, unit) => {
    const read = metricOf(readIngredientLine(line, language as Language), language as Language);
    expect(read.unit).toBe(unit);
    expect(read.amount).toBeCloseTo(amount, 5);
  });
});

it('keeps amounts that cannot be added as a note', () => {
  expect(readIngredientLine('1 egg plus 2 yolks', 'en-US')).toMatchObject({ amount: 1, note: 'plus 2 yolks' });
  expect(readIngredientLine('1 cup milk plus 2 tbsp for brushing', 'en-US').note).toBe('plus 2 tbsp for brushing');
});
