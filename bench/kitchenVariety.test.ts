import { varietyOf } from './kitchenVariety';

const dish = (dishKind: number, ...ingredients: number[]) => ({ dishKind, ingredients });

it('is varied with three kinds among the first six', () => {
  expect(varietyOf([dish(1, 1), dish(2, 2), dish(3, 3)])).toEqual({ isVaried: true, besideDuplicates: 0 });
});

it('is not varied when the third kind comes after the first six', () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => dish(number % 2, number));
  expect(varietyOf([...six, dish(7, 7)])).toEqual({ isVaried: false, besideDuplicates: 0 });
});

it('says nothing of an answer of two kinds', () => {
  expect(varietyOf([dish(1, 1), dish(2, 2)])).toEqual({ besideDuplicates: 0 });
});

it('counts near-duplicates beside each other', () => {
  expect(varietyOf([dish(1, 1, 2), dish(1, 1, 2), dish(2, 3), dish(1, 1, 2)]).besideDuplicates).toBe(1);
});
