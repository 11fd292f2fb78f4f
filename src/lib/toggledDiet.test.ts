import type { DietType } from '@contracts/vocabulary';
import { toggledDiet } from './toggledDiet';

describe('choosing diets', () => {
  it.each<[DietType[], DietType, DietType[]]>([
    [[], 'Vegan', ['Vegan']],
    [['Vegan'], 'Vegan', []],
    [['Vegetarian', 'Fish', 'Keto'], 'Meat', ['Keto', 'Meat']],
    [['Meat', 'Low FODMAP'], 'Vegetarian', ['Low FODMAP', 'Vegetarian']],
    [['Meat'], 'Keto', ['Meat', 'Keto']],
    [['Meat'], 'Meat', []],
    [['Vegetarian'], 'Vegan', ['Vegetarian', 'Vegan']],
  ])('%j and then %s gives %j', (diets, diet, expected) => {
    expect(toggledDiet(diets, diet)).toEqual(expected);
  });
});
