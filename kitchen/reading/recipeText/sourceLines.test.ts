import { sourceLines } from './sourceLines';

const textsOf = (...lines: string[]) => sourceLines(lines.join('\n')).map(({ text }) => text);

it('a line that a mail program broke is whole again', () => {
  const [first, second] = [
    'Beat the eggs with the sugar until they are pale and thick, and then fold in',
    'the flour with a large spoon.',
  ];
  expect(textsOf('Lemon cake', 'Serves 4', first, second, 'Bake it for 30 minutes.')).toEqual([
    'Lemon cake',
    'Serves 4',
    `${first} ${second}`,
    'Bake it for 30 minutes.',
  ]);
});

it('lines of a writer who uses no capitals stay apart', () => {
  const lines = [
    'lemon cake',
    'beat the eggs with the sugar until they are pale and thick, and then fold in the flour',
    'bake it for 30 minutes',
    'serve it cold',
  ];
  expect(textsOf(...lines)).toEqual(lines);
});

it.each([
  ['- 2 eggs', '2 eggs', true],
  ['• eggs', 'eggs', true],
  ['-eggs', 'eggs', true],
  ['–½ lemon', '½ lemon', true],
  ['+2 eggs', '2 eggs', true],
  ['o 2 leeks', '2 leeks', true],
  ['o ½ leek', '½ leek', true],
  ['O 2 leeks', '2 leeks', true],
  ['oil', 'oil', false],
  ['o vinegar', 'o vinegar', false],
  ['[ ] salt', 'salt', true],
  ['[x] salt', 'salt', true],
  ['[X] salt', 'salt', true],
  ['[] salt', 'salt', true],
  ['> eggs', 'eggs', false],
  ['> > 1. eggs', '1. eggs', true],
  ['>- 2 eggs', '2 eggs', true],
  ['1. Mix', '1. Mix', true],
  ['12) Mix', '12) Mix', true],
  ['1/ Mix', '1/ Mix', true],
  ['2º Mezcla', '2º Mezcla', true],
  ['2° Mélangez', '2° Mélangez', true],
  ['3- Mix', '3- Mix', true],
  ['3-Mix', '3-Mix', true],
  ['2-inch pieces of ginger', '2-inch pieces of ginger', false],
  ['4. ¡Mezcla!', '4. ¡Mezcla!', true],
  ['5. « Mélangez »', '5. « Mélangez »', true],
  ['6. "Mix"', '6. "Mix"', true],
  ['1.5 l milk', '1.5 l milk', false],
  ['2 eggs', '2 eggs', false],
  ['123. Mix', '123. Mix', false],
  ['Step 1: Mix', 'Step 1: Mix', true],
  ['PASO 2', 'PASO 2', true],
  ['Étape 3', 'Étape 3', true],
  ['etape 12', 'etape 12', true],
  ['paso 2', 'paso 2', true],
  ['ÉTAPE 3', 'ÉTAPE 3', true],
  ['ETAPE 3', 'ETAPE 3', true],
  ['2 > 1 eggs', '2 > 1 eggs', false],
  ['Soup # 2', 'Soup # 2', false],
  ['A **b** c', 'A b c', false],
  ['Eggs* beaten', 'Eggs beaten', false],
  ['Eggs*', 'Eggs', false],
  ['2*3 eggs', '2*3 eggs', false],
  ['** 🥚 Eggs **', 'Eggs', false],
  ['-a', 'a', false],
  ['[x]salt', 'salt', true],
  ['Step by step', 'Step by step', false],
  ['## Soup', 'Soup', false],
  ['#Soup', '#Soup', false],
  ['**Soup** is good', 'Soup is good', false],
  ['__Soup__', 'Soup', false],
  ['*Note*: serve', 'Note: serve', true],
  ['5 * 3 eggs', '5 * 3 eggs', false],
  ['1️⃣ Mix', '1. Mix', true],
  ['2⃣Bake', '2. Bake', true],
  ['🥚 2 eggs', '2 eggs', true],
  ['🥚🧈 eggs and butter 🥚', 'eggs and butter', true],
  ['👩🏽‍🍳 Mix it', 'Mix it', true],
  ['🇫🇷 Crêpes', 'Crêpes', true],
  ['🥚🥚', '🥚🥚', true],
  ['Soup 🍲', 'Soup', false],
])('“%s” without its marks is “%s”, and an entry of a list: %s', (line, plain, isListed) => {
  expect(sourceLines(line)).toEqual([{ text: line, plain, isListed, isApart: false }]);
});

it('lines end as any system ends them, and an empty one or one of marks alone sets the next apart', () => {
  const lines = sourceLines('Soup\r\n\r\n2   leeks\t1\u20281 onion\u2029salt\r- \noil');
  expect(lines.map(({ text, isApart }) => [text, isApart])).toEqual([
    ['Soup', false],
    ['2 leeks 1', true],
    ['1 onion', false],
    ['salt', false],
    ['oil', true],
  ]);
});

it('a broken line of a mail that was quoted is whole again', () => {
  expect(sourceLines(`  Cake\n> ${OPEN}\n> and thick.`).map(({ plain }) => plain)).toEqual([
    'Cake',
    `${OPEN} and thick.`,
  ]);
});

it('a caption in one line is cut at its labels', () => {
  expect(textsOf('Soup Ingredients: 2 leeks Method: Boil.')).toEqual(['Soup', 'Ingredients: 2 leeks', 'Method: Boil.']);
});

const OPEN = 'Beat the eggs with the sugar until they are pale';

it.each([
  [OPEN, 'and thick.', true],
  [OPEN, '(about 5 minutes).', true],
  [OPEN, '& thick.', true],
  [`Mix. ${OPEN}`, 'and thick.', true],
  [OPEN, 'Fold in the flour.', false],
  [OPEN, '2 eggs', false],
  [OPEN, 'o 2 eggs', false],
  [OPEN, '- eggs', false],
  [`${OPEN}.`, 'and thick.', false],
  [`${OPEN}!”`, 'and thick.', false],
  [`${OPEN}:`, 'and thick.', false],
  [`${OPEN};`, 'and thick.', false],
  [`${OPEN}?)`, 'and thick.', false],
  [`${OPEN},`, 'and thick.', true],
  [OPEN.slice(0, 45), 'and thick.', true],
  [OPEN.slice(0, 44), 'and thick.', false],
])('“%s” goes on in “%s”: %s', (first, second, goesOn) => {
  expect(textsOf('Cake', first, second)).toHaveLength(goesOn ? 2 : 3);
});

it('a line does not go on behind an empty one, nor to more than any cook would write', () => {
  expect(textsOf('Cake', OPEN, '', 'and thick.')).toHaveLength(3);
  expect(textsOf('Cake', 'X'.repeat(5_980), 'and thick.')).toHaveLength(2);
  expect(textsOf('Cake', 'X'.repeat(5_990), 'and thick.')).toHaveLength(3);
});

it('the writer of two lines is not taken for one who uses no capitals', () => {
  expect(textsOf(OPEN.toLowerCase(), 'and thick.')).toHaveLength(1);
  expect(textsOf(OPEN.toLowerCase(), 'and thick.', 'and cold.')).toHaveLength(3);
});

it('is bounded: in letters, in lines, and in the letters of a line', () => {
  expect(textsOf('x'.repeat(7_000))[0]).toHaveLength(6_000);
  expect(textsOf(...Array.from({ length: 900 }, (_, i) => `Line ${i}`))).toHaveLength(800);
  const long = Array.from({ length: 20 }, () => 'X'.repeat(4_000));
  expect(textsOf(...long).join('').length).toBeLessThanOrEqual(60_000);
});
