import { splitList } from './listLines';

const isIngredient = (piece: string) => /^(?:eggs|flour|sugar)/.test(piece);

it.each([
  ['eggs (beaten, cold), flour, sugar', ['eggs (beaten, cold)', 'flour', 'sugar']],
  ['flour [plain], sugar, eggs', ['flour [plain]', 'sugar', 'eggs']],
  ['2 eggs, beaten, 100 g flour, sifted', ['2 eggs, beaten', '100 g flour, sifted']],
])(
  'a list in one line is split at commas outside brackets, and notes stay with their ingredient: %s',
  (line, pieces) => {
    expect(splitList(line, isIngredient)).toEqual(pieces);
  },
);
