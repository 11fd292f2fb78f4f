import { ingredientNumbers } from './ingredientNumbers';
import { indexOfColumns } from './matchColumns';
import { buildIndex, type IndexEntry } from './matchIndex';

const entry = (ingredients: string): IndexEntry => ({
  ingredientIds: ingredientNumbers(ingredients.split(' ')),
  popularity: 50,
  mask: 0,
});
const listedUnder = (id: string, { postings }: Pick<ReturnType<typeof buildIndex>, 'postings'>) => [
  ...(postings[ingredientNumbers([id])[0]!] ?? []),
];

it('makes the same index of columns as of recipes', () => {
  const built = buildIndex([entry('leek cream'), entry('rice'), entry('cream leek potato')]);
  const { size: _size, postings: _postings, ...columns } = built;
  const made = indexOfColumns(columns);
  expect(made).toMatchObject({ ...columns, size: 3 });
  expect(['leek', 'cream', 'rice', 'potato', 'egg'].map((id) => listedUnder(id, made))).toEqual([
    [0, 2],
    [0, 2],
    [1],
    [2],
    [],
  ]);
  for (const id of ['leek', 'cream', 'rice', 'potato']) expect(listedUnder(id, built)).toEqual(listedUnder(id, made));
  expect(made.postings).toHaveLength(Math.max(...ingredientNumbers(['leek', 'cream', 'rice', 'potato'])) + 1);
});

it('makes an empty index of no recipes', () => {
  const { size: _size, postings: _postings, ...columns } = buildIndex([]);
  expect(indexOfColumns(columns)).toMatchObject({ size: 0, postings: [] });
});
