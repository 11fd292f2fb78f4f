import { secondsSaid } from '../truth/cookingSteps';
import { readIngredientLine } from './lines/ingredientLines';

/** Words that every JavaScript object knows: a table that is a plain object would find them. */
describe.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])('the word %s', (word) => {
  it('is not a unit', () => {
    expect(() => readIngredientLine(`1 ${word} egg`, 'en-GB')).not.toThrow();
  });

  it('is not a number of minutes', () => {
    expect(secondsSaid(`boil for ${word} minutes`)).toBeUndefined();
  });
});
