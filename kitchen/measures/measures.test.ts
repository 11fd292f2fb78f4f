import type { Unit } from '@contracts/vocabulary';
import { ingredientById } from '../ingredients/ingredientTable';
import { measuresOf } from './measures';

const weightOf = (id: string, amount: number, unit: Unit) => measuresOf(ingredientById(id)!, amount, unit).grams;

describe('what a counted amount weighs', () => {
  it.each<[string, Unit, number]>([
    ['salt', 'pinch', 0.4],
    ['salt', 'dash', 0.6],
    ['thyme', 'sprig', 2],
    ['basil', 'leaf', 0.5],
    ['basil', 'handful', 10],
    ['basil', 'bunch', 30],
    ['asparagus', 'bunch', 150],
    ['almond', 'handful', 30],
    ['tinned-tuna', 'can', 120],
    ['chickpea', 'can', 400],
  ])('%s: one %s is %d g', (id, unit, grams) => {
    expect(weightOf(id, 1, unit)).toBe(grams);
    expect(weightOf(id, 3, unit)).toBeCloseTo(3 * grams);
  });

  it.each<Unit>(['piece', 'clove', 'stalk', 'sheet', 'cube', 'scoop'])('one %s is a piece of it', (unit) => {
    const potato = ingredientById('potato')!;
    expect(measuresOf(potato, 2, unit)).toEqual({ grams: 2 * potato.pieceGrams! });
  });

  it('counts a plant as a herb up to 0.3 g per millilitre', () => {
    const herb = { ...ingredientById('basil')!, density: 0.3 };
    expect(measuresOf(herb, 1, 'bunch')).toEqual({ grams: 30 });
    expect(measuresOf({ ...herb, density: 0.31 }, 1, 'bunch')).toEqual({ grams: 150 });
  });

  it('a slice of something small is a piece of it; of something large it is unknown', () => {
    const small = { ...ingredientById('egg')!, pieceGrams: 60 };
    expect(measuresOf(small, 1, 'slice')).toEqual({ grams: 60 });
    expect(measuresOf({ ...small, pieceGrams: 61 }, 1, 'slice')).toEqual({});
    expect(measuresOf({ ...small, pieceGrams: undefined }, 1, 'slice')).toEqual({});
  });

  it('a leaf of something light is a piece of it; a lettuce leaf is not a lettuce', () => {
    const small = { ...ingredientById('egg')!, pieceGrams: 5 };
    expect(measuresOf(small, 1, 'leaf')).toEqual({ grams: 5 });
    expect(measuresOf({ ...small, pieceGrams: 6 }, 1, 'leaf')).toEqual({});
  });
});

describe('weight and volume', () => {
  const oil = { ...ingredientById('olive-oil')!, density: 0.9 };

  it.each<[number, Unit, number, number]>([
    [1, 'l', 900, 1000],
    [100, 'ml', 90, 100],
    [2, 'tbsp', 27, 30],
    [2, 'tsp', 9, 10],
    [90, 'g', 90, 100],
    [1.8, 'kg', 1800, 2000],
  ])('%d %s of oil weigh %d g and fill %d ml', (amount, unit, grams, ml) => {
    const measures = measuresOf(oil, amount, unit);
    expect(measures.grams).toBeCloseTo(grams);
    expect(measures.ml).toBeCloseTo(ml);
  });

  it('say only what is known without a density', () => {
    const unknown = { ...oil, density: undefined };
    expect(measuresOf(unknown, 2, 'tbsp')).toEqual({ ml: 30 });
    expect(measuresOf(unknown, 2, 'kg')).toEqual({ grams: 2000 });
  });
});
