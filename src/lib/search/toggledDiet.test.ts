import type { DietType } from '@contracts/vocabulary';
import { toggledDiet } from './toggledDiet';

describe('toggling diets', () => {
  it.each<[DietType[], DietType, DietType[]]>([
    [[], 'Vegan', ['Vegan']],
    [['Vegan'], 'Vegan', []],
    [['Vegetarian', 'Fish', 'Keto'], 'Meat', ['Keto', 'Meat']],
    [['Meat', 'Low FODMAP'], 'Vegetarian', ['Low FODMAP', 'Vegetarian']],
    [['Meat'], 'Keto', ['Meat', 'Keto']],
    [['Meat'], 'Meat', []],
    [['Vegetarian'], 'Vegan', ['Vegetarian', 'Vegan']],
  ])('%j with %s toggled is %j', (diets, diet, expected) => {
    expect(toggledDiet(diets, diet)).toEqual(expected);
  });
});
