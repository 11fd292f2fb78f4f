import { chipsOf, placeAfterRemoval, withChipCorrected, withChipsAdded, withoutChip } from './chipList';

const chips = chipsOf(['eggs', 'milk'], ['moon dust']);
const texts = (list: readonly { text: string; isUnknown: boolean }[]) =>
  list.map(({ text, isUnknown }) => (isUnknown ? `${text}?` : text));

describe('the chips', () => {
  it('list what was understood and what was not', () => {
    expect(texts(chips)).toEqual(['eggs', 'milk', 'moon dust?']);
  });

  it.each([
    ['known eggs', ['milk', 'moon dust?']],
    ['nothing', ['eggs', 'milk', 'moon dust?']],
  ])('without %j', (key, expected) => {
    expect(texts(withoutChip(chips, key))).toEqual(expected);
  });

  it.each([
    ['unknown moon dust', 'rice', ['eggs', 'milk', 'rice']],
    ['known eggs', 'duck eggs, flour', ['duck eggs', 'flour', 'milk', 'moon dust?']],
    ['known eggs', '  ', ['milk', 'moon dust?']],
    ['known eggs', 'Milk', ['Milk', 'moon dust?']],
    ['unknown moon dust', 'moon dust', ['eggs', 'milk', 'moon dust?']],
  ])('%s corrected to %j', (key, text, expected) => {
    expect(texts(withChipCorrected(chips, key, text))).toEqual(expected);
  });

  it.each([
    ['rice', ['eggs', 'milk', 'moon dust?', 'rice']],
    ['rice; flour', ['eggs', 'milk', 'moon dust?', 'rice', 'flour']],
    ['Eggs', ['eggs', 'milk', 'moon dust?']],
    ['', ['eggs', 'milk', 'moon dust?']],
  ])('with %j added', (text, expected) => {
    expect(texts(withChipsAdded(chips, text))).toEqual(expected);
  });

  it.each([
    [0, 3, 0],
    [2, 2, 1],
    [0, 0, -1],
  ])('removed at %d, leaving %d: the focus goes to %d', (place, count, expected) => {
    expect(placeAfterRemoval(place, count)).toBe(expected);
  });
});
