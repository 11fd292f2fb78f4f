import { INGREDIENT_TEXT_MAX } from '@contracts/limits';
import {
  hasPiece,
  ingredientPieces,
  nameKey,
  withoutPantry,
  withPantry,
  withPieceReplaced,
  withPieceToggled,
} from './ingredientText';

describe('the pieces of an ingredient text', () => {
  it.each([
    ['eggs, milk', ['eggs', 'milk']],
    ['eggs;milk\nrice', ['eggs', 'milk', 'rice']],
    ['1,5 kg flour, eggs', ['1,5 kg flour', 'eggs']],
    ['eggs,2 onions,', ['eggs', '2 onions']],
    [' , ', []],
    ['', []],
  ])('split %j into %j', (text, pieces) => {
    expect(ingredientPieces(text)).toEqual(pieces);
  });

  it.each([
    ['eggs, milk', 'Milk', true],
    ['eggs, milk', 'mil', false],
    ['', 'milk', false],
  ])('%j contains %j: %s', (text, name, expected) => {
    expect(hasPiece(text, name)).toBe(expected);
  });

  it.each([
    ['', 'rice', 'rice'],
    ['eggs', 'rice', 'eggs, rice'],
    ['eggs, ', 'rice', 'eggs, rice'],
    ['eggs, Rice, milk', 'rice', 'eggs, milk'],
    ['rice', 'rice', ''],
  ])('%j with %j toggled is %j', (text, name, expected) => {
    expect(withPieceToggled(text, name)).toBe(expected);
  });
});

describe('what the cook meant', () => {
  it.each([
    ['eggs, toms', 'toms', 'tomatoes', 'eggs, tomatoes'],
    ['Toms (ripe)', 'toms', 'tomatoes', 'tomatoes (ripe)'],
    ['customs, toms', 'toms', 'tomatoes', 'customs, tomatoes'],
    ['c++ (big)', 'c++', '$&', '$& (big)'],
    ['œufs, ognon', 'ognon', 'oignon', 'œufs, oignon'],
    ['eggs', 'toms', 'tomatoes', 'eggs, tomatoes'],
    ['', 'toms', 'tomatoes', 'tomatoes'],
  ])('takes its place in %j', (text, typed, name, expected) => {
    expect(withPieceReplaced(text, typed, name)).toBe(expected);
  });
});

describe('the pantry', () => {
  it.each([
    ['eggs, no dairy', ['rice', 'flour'], 'rice, flour, eggs, no dairy'],
    ['eggs, Rice', ['rice', 'flour'], 'flour, eggs, Rice'],
    ['eggs', [], 'eggs'],
    ['', ['rice'], 'rice'],
  ])('precedes %j', (text, pantry, expected) => {
    expect(withPantry(text, pantry)).toBe(expected);
  });

  it('never makes the text too long for the server', () => {
    const text = 'a'.repeat(INGREDIENT_TEXT_MAX - 8);
    expect(withPantry(text, ['rice', 'flour', 'salt'])).toBe(`rice, ${text}`);
  });
});

describe('a sent text, shown in the box again', () => {
  it.each([
    ['rice, flour, eggs', 'rice, flour, ', 'eggs'],
    ['rice, flour', 'rice, flour, ', ''],
    ['rice', '', 'rice'],
    ['riz, œufs', 'rice, ', 'riz, œufs'],
  ])('drops %j in front of %j: %j', (sent, pantry, expected) => {
    expect(withoutPantry(sent, pantry)).toBe(expected);
  });
});

it.each([
  ['eggs', 'egg', true],
  ['Tomatoes', 'tomato', true],
  ['pommes de terre', 'pomme de terre', true],
  ['poireaux', 'poireau', true],
  ['tomates', 'tomate', true],
  ['limón', 'limones', true],
  ['milk', 'silk', false],
])('%j and %j are the same ingredient: %s', (one, other, expected) => {
  expect(nameKey(one) === nameKey(other)).toBe(expected);
});
