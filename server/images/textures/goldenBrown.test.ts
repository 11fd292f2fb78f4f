import { darken } from '../canvas/palette';
import { isGoldenBrown } from './goldenBrown';

it('tells roast potatoes from boiled ones, also where a heap shades them', () => {
  expect(isGoldenBrown('#d9a040', 0.345)).toBe(true);
  for (const boiled of ['#ecd06a', '#e8cc78', '#f2da90']) {
    expect(isGoldenBrown(boiled, 0.345)).toBe(false);
    expect(isGoldenBrown(darken(boiled, 0.24), 0.345)).toBe(false);
  }
});

it('takes no pumpkin for a roast potato', () => {
  expect(isGoldenBrown('#e5853a', 0.345)).toBe(false);
});
