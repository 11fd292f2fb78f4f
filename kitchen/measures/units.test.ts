import type { Language, Unit } from '@contracts/vocabulary';
import { shown } from './testing/shownQuantity';
import { displayLine, displayQuantity } from './units';

describe('metric quantities', () => {
  it.each<[number, Unit, number, Language, string]>([
    [400, 'g', 1, 'en-GB', '400 g'],
    [400, 'g', 2.5, 'en-GB', '1 kg'],
    [700, 'g', 1.5, 'es', '1,05 kg'],
    [128, 'g', 1, 'en-GB', '128 g'],
    [100, 'g', 1 / 3, 'en-GB', '33 g'],
    [500, 'g', 1 / 3, 'en-GB', '165 g'],
    [7, 'g', 1 / 2, 'fr', '3,5 g'],
    [22.5, 'ml', 1, 'en-GB', '22.5 ml'],
    [22.5, 'ml', 1, 'fr', '22,5 ml'],
    [22.5, 'g', 1, 'en-GB', '23 g'],
    [0.55, 'g', 1, 'en-GB', '0.6 g'],
    [1, 'g', 1, 'en-GB', '1 g'],
    [9.8, 'g', 1, 'en-GB', '10 g'],
    [10.4, 'g', 1, 'en-GB', '10 g'],
    [99.6, 'g', 1, 'en-GB', '100 g'],
    [102.4, 'g', 1, 'en-GB', '100 g'],
    [122.5, 'ml', 1, 'en-GB', '125 ml'],
    [998, 'g', 1, 'en-GB', '998 g'],
    [399, 'g', 2.5, 'en-GB', '1 kg'],
    [1, 'kg', 1, 'fr', '1 kg'],
    [1, 'tsp', 4.5, 'en-GB', '1½ tbsp'],
    [1, 'tsp', 5, 'en-GB', '1¾ tbsp'],
    [1, 'tbsp', 12, 'en-GB', '12 tbsp'],
    [1, 'tbsp', 10.4, 'en-GB', '10 tbsp'],
    [1, 'tbsp', 9.7, 'en-GB', '9¾ tbsp'],
    [1, 'piece', 4.4, 'en-GB', '4½'],
    [1, 'piece', 3.3, 'en-GB', '3⅓'],
    [1, 'piece', 10.4, 'en-GB', '10'],
    [1, 'piece', 0.1, 'en-GB', '¼'],
    [1, 'sprig', 0.2, 'en-GB', '1 sprig'],
    [1, 'sheet', 2.4, 'en-GB', '2 sheets'],
    [1, 'dash', 0.2, 'en-GB', '1 dash'],
    [1, 'slice', 2.4, 'en-GB', '2½ slices'],
    [1, 'bunch', 0.7, 'en-GB', '¾ bunch'],
    [3, 'bunch', 1, 'en-GB', '3 bunches'],
    [2, 'clove', 1, 'fr', '2 gousses'],
    [22.5, 'ml', 1 / 3, 'en-GB', '7.5 ml'],
    [4, 'tbsp', 1, 'en-US', '4 tbsp'],
    [1.2, 'l', 1, 'fr', '1,2 l'],
    [1, 'l', 1 / 4, 'en-GB', '250 ml'],
    [2, 'tbsp', 1 / 4, 'en-GB', '½ tbsp'],
    [1, 'tbsp', 1 / 3, 'en-GB', '1 tsp'],
    [1, 'tsp', 3, 'en-GB', '1 tbsp'],
    [1, 'tsp', 4, 'en-GB', '4 tsp'],
    [1, 'tsp', 1 / 10, 'en-GB', '⅛ tsp'],
    [1, 'tbsp', 1.5, 'es', '1½ cdas.'],
    [2, 'tsp', 1, 'fr', '2 c. à c.'],
    [4, 'piece', 1, 'en-GB', '4'],
    [1, 'piece', 1.5, 'en-GB', '1½'],
    [1, 'piece', 1 / 3, 'en-GB', '⅓'],
    [3, 'clove', 1, 'en-GB', '3 cloves'],
    [1, 'clove', 1, 'es', '1 diente'],
    [3, 'clove', 0.5, 'fr', '1½ gousse'],
    [1, 'can', 2, 'en-GB', '2 tins'],
    [1, 'can', 2, 'en-US', '2 cans'],
    [1, 'pinch', 0.25, 'es', '1 pizca'],
    [8, 'leaf', 1.2, 'fr', '10 feuilles'],
    [1, 'handful', 0.5, 'en-GB', '½ handful'],
    [1.5, 'tsp', 1, 'en-GB', '1½ tsp'],
    [0.75, 'tsp', 0.25, 'en-GB', '¼ tsp'],
    [0.75, 'tsp', 0.5, 'en-GB', '¼ tsp'],
    [0.004, 'g', 1, 'en-GB', '0.004 g'],
  ])('%s %s times %s in %s is “%s”', (amount, unit, factor, language, text) => {
    expect(shown(amount, unit, { factor, language })).toBe(text);
  });
});

it('counts pieces when a line names no unit', () => {
  const eggs = { name: 'eggs', quantity: '2', amount: 2 };
  expect(displayQuantity(eggs, { factor: 1.5, system: 'metric', language: 'en-GB' })).toBe('3');
});

it('keeps the text of a line without an amount', () => {
  const line = { name: 'salt', quantity: 'al gusto' };
  expect(displayQuantity(line, { factor: 3, system: 'imperial', language: 'es' })).toBe('al gusto');
  expect(displayQuantity({ ...line, amount: 0 }, { factor: 3, system: 'metric', language: 'es' })).toBe('al gusto');
});

it.each<[Language, string, string | undefined, string]>([
  ['en-US', 'to taste', undefined, 'salt, to taste'],
  ['es', 'al gusto', undefined, 'salt, al gusto'],
  ['fr', 'selon le goût', 'moulu', 'salt, moulu, selon le goût'],
])('in %s, “%s” follows the name and its note', (language, quantity, note, text) => {
  const line = displayLine({ name: 'salt', quantity, note }, { factor: 2, system: 'metric', language });
  expect(line.quantity).toBe('');
  expect([line.name, line.note].join(', ')).toBe(text);
});

it.each<[Language, string]>([
  ['en-GB', 'as needed'],
  ['es', 'lo necesario'],
  ['fr', 'selon besoin'],
])('in %s, a line whose amount is “%s” has only its name and note', (language, quantity) => {
  const options = { factor: 1, system: 'metric', language } as const;
  expect(displayLine({ name: 'ice', quantity }, options)).toEqual({ quantity: '', name: 'ice' });
  expect(displayLine({ name: 'ice', quantity, note: 'crushed' }, options)).toMatchObject({ note: 'crushed' });
});

it.each(['a few', 'some leaves each'])('keeps an amount in words, “%s”, before the name', (quantity) => {
  const line = displayLine({ name: 'parsley', quantity }, { factor: 1, system: 'metric', language: 'en-GB' });
  expect(line).toEqual({ quantity, name: 'parsley' });
});

it('scales a line that was stored whole', () => {
  const stored = { name: 'flour', quantity: '100 g', amount: 100, unit: 'g', written: '100 g of flour' } as const;
  const options = { system: 'metric', language: 'en-GB' } as const;
  expect(displayLine(stored, { ...options, factor: 1 })).toEqual({ quantity: '', name: '100 g of flour' });
  expect(displayLine(stored, { ...options, factor: 2 })).toEqual({ quantity: '200 g', name: 'flour' });
});

it.each<[Unit, string]>([
  ['tsp', '2 tsp, 2 tsp, 2 cdtas., 2 c. à c.'],
  ['clove', '2 cloves, 2 cloves, 2 dientes, 2 gousses'],
  ['slice', '2 slices, 2 slices, 2 rodajas, 2 tranches'],
  ['sprig', '2 sprigs, 2 sprigs, 2 ramitas, 2 brins'],
  ['leaf', '2 leaves, 2 leaves, 2 hojas, 2 feuilles'],
  ['stalk', '2 stalks, 2 stalks, 2 tallos, 2 tiges'],
  ['bunch', '2 bunches, 2 bunches, 2 manojos, 2 bottes'],
  ['handful', '2 handfuls, 2 handfuls, 2 puñados, 2 poignées'],
  ['pinch', '2 pinches, 2 pinches, 2 pizcas, 2 pincées'],
  ['dash', '2 dashes, 2 dashes, 2 chorritos, 2 traits'],
  ['can', '2 tins, 2 cans, 2 latas, 2 boîtes'],
  ['sheet', '2 sheets, 2 sheets, 2 láminas, 2 feuilles'],
  ['cube', '2 cubes, 2 cubes, 2 cubitos, 2 cubes'],
  ['scoop', '2 scoops, 2 scoops, 2 bolas, 2 boules'],
])('two of the unit %s are %s', (unit, texts) => {
  const languages = ['en-GB', 'en-US', 'es', 'fr'] as const;
  expect(languages.map((language) => shown(2, unit, { language })).join(', ')).toBe(texts);
});

it.each<[Unit, string, Language, string]>([
  ['slice', 'lemon-zest', 'en-GB', '2 strips'],
  ['slice', 'lemon-zest', 'en-US', '2 strips'],
  ['slice', 'lemon-zest', 'es', '2 tiras'],
  ['slice', 'lemon-zest', 'fr', '2 lanières'],
  ['slice', 'bacon', 'en-US', '2 slices'],
  ['dash', 'angostura-bitters', 'es', '2 golpes'],
  ['bunch', 'parsley', 'fr', '2 bouquets'],
  ['bunch', 'asparagus', 'fr', '2 bottes'],
  ['stalk', 'celery', 'es', '2 ramas'],
  ['stalk', 'lemongrass', 'es', '2 tallos'],
  ['slice', 'white-bread', 'es', '2 rebanadas'],
  ['slice', 'ham', 'es', '2 lonchas'],
  ['slice', 'lemon', 'es', '2 rodajas'],
  ['slice', 'bacon', 'en-GB', '2 rashers'],
  ['cube', 'ice', 'fr', '2'],
  ['stalk', 'celery', 'fr', '2 branches'],
])('a %s of %s has its own word in %s', (unit, id, language, text) => {
  expect(shown(2, unit, { language }, { id })).toBe(text);
});
