import { HOSTILE_PIECES, repeated, unknownWords } from '../../../kitchen/testing/hostileTexts';
import { sendJson, type Attack, type AttackSize } from './attack';

const LINES: Readonly<Record<AttackSize, number>> = { small: 3, full: 100 };
const LETTERS = 1_990;
const REPEATED_MS = 4_000;
/** Telling pieces; the step counts of the unit tests go through all of them. */
const PIECES = HOSTILE_PIECES.filter((piece) => /nuts|\[1|\(a|<<b|use up and|sin gluten|x\/|egg free/.test(piece));

const recipeOf = (lineOf: (i: number) => string, size: AttackSize) => ({
  title: 'Soup',
  category: 'Meals',
  ingredients: Array.from({ length: LINES[size] }, (_, i) => lineOf(i).trim()),
  instructions: ['Cook it.'],
});

const posted = (name: string, lineOf: (i: number) => string): Attack => ({
  name: `a posted recipe: ${name}`,
  repeatForMs: REPEATED_MS,
  run: async (url, size) => [await sendJson(`${url}/api/recipes`, recipeOf(lineOf, size))],
  allowed: [200, 503],
});

const searched = (name: string, ingredients: string): Attack => ({
  name: `a search: ${name}`,
  repeatForMs: REPEATED_MS,
  run: async (url) => [await sendJson(`${url}/api/analyze`, { ingredients, category: 'None', preferences: {} })],
  allowed: [200, 422],
});

/** Texts that keep readers of kitchen text busy. */
export const KITCHEN_TEXTS: readonly Attack[] = [
  ...PIECES.map((piece) => posted(JSON.stringify(piece), () => repeated(piece, LETTERS))),
  posted('words that no table has', (i) => unknownWords(i, LETTERS)),
  ...PIECES.map((piece) => searched(JSON.stringify(piece), repeated(piece, LETTERS))),
  searched('words that no table has', unknownWords(1, LETTERS)),
  {
    name: 'twenty long recipes at once',
    run: (url, size) =>
      Promise.all(
        Array.from({ length: size === 'full' ? 20 : 3 }, (_, i) =>
          sendJson(
            `${url}/api/recipes`,
            recipeOf((line) => unknownWords(i * 100 + line, LETTERS), size),
          ),
        ),
      ),
    allowed: [200, 429, 503],
  },
];
