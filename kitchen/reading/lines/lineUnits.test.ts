import { kindBeside, unitBeside } from './lineUnits';
import type { LineUnit } from './lineWords';
import type { Tongue } from '../tongue';

it.each<[LineUnit, string, Tongue, LineUnit | null]>([
  ['leaf', 'gelatine', 'es', 'sheet'],
  ['leaf', 'filo-pastry', 'en', 'sheet'],
  ['leaf', 'lasagne-sheet', 'fr', 'sheet'],
  ['leaf', 'brick-pastry', 'fr', 'sheet'],
  ['leaf', 'rice-paper', 'en', 'sheet'],
  ['leaf', 'nori', 'es', 'sheet'],
  ['leaf', 'mint', 'en', 'leaf'],
  ['sprig', 'celery', 'en', 'stalk'],
  ['sprig', 'lemongrass', 'en', 'stalk'],
  ['sprig', 'rhubarb', 'en', 'stalk'],
  ['sprig', 'chard', 'en', 'stalk'],
  ['sprig', 'mint', 'en', 'sprig'],
  ['sprig', 'celery-seed', 'en', 'sprig'],
  ['stick', 'celery', 'en', 'stalk'],
  ['stick', 'lemongrass', 'en', 'stalk'],
  ['stick', 'rhubarb', 'en', 'stalk'],
  ['stick', 'chard', 'en', 'stalk'],
  ['stick', 'butter', 'en', 'stick'],
  ['stick', 'bread', 'en', null],
  ['stick', 'baguette', 'es', null],
  ['sprig', 'cinnamon', 'es', 'stick'],
  ['stalk', 'cinnamon', 'fr', 'stick'],
  ['stalk', 'cinnamon-stick', 'fr', 'stick'],
  ['leaf', 'cinnamon', 'en', 'leaf'],
  ['clove', 'garlic', 'en', 'clove'],
  ['clove', 'shallot', 'en', 'clove'],
  ['clove', 'onion', 'en', null],
  ['clove', 'vanilla', 'fr', null],
  ['scoop', 'ice-cream', 'en', 'scoop'],
  ['scoop', 'flour', 'en', null],
  ['dash', 'chicken', 'fr', null],
  ['dash', 'cod', 'fr', null],
  ['stalk', 'beef', 'fr', null],
  ['knob', 'beef', 'fr', null],
  ['dash', 'olive-oil', 'fr', 'dash'],
  ['dash', 'milk', 'fr', 'dash'],
  ['stalk', 'celery', 'fr', 'stalk'],
  ['knob', 'butter', 'fr', 'knob'],
  ['slice', 'beef', 'fr', 'slice'],
  ['dash', 'beef', 'en', 'dash'],
])('a %s of %s in %s is %s', (unit, id, tongue, meant) => {
  expect(unitBeside(unit, id, tongue)).toBe(meant);
});

it.each<[string, LineUnit | undefined, string]>([
  ['tomato', 'can', 'tinned-tomato'],
  ['chickpea', 'jar', 'tinned-chickpea'],
  ['tomato', 'packet', 'tomato'],
  ['tomato', undefined, 'tomato'],
  ['olive', 'can', 'olive'],
  ['vegetable-stock', 'cube', 'vegetable-stock-cube'],
  ['fish-stock', 'cube', 'stock-cube'],
  ['stock', 'cube', 'stock-cube'],
  ['stock', 'can', 'stock'],
  ['butter', 'cube', 'butter'],
  ['vegetable-stock', 'can', 'vegetable-stock'],
  ['cinnamon', 'stick', 'cinnamon-stick'],
  ['cinnamon', 'sprig', 'cinnamon-stick'],
  ['cinnamon', 'tsp', 'cinnamon'],
  ['celery', 'stick', 'celery'],
])('%s in a %s is %s', (id, unit, kind) => {
  expect(kindBeside(id, unit)).toBe(kind);
});
