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
