import { cutAtTyped, type Completion } from './suggestedText';

const tomato: Completion = { kind: 'ingredient', id: 'tomato', name: 'tomato', text: 'eggs, tomato, ' };

describe('a suggestion', () => {
  it('is cut where the letters of the cook end', () => {
    expect(cutAtTyped(tomato, 'eggs, tom')).toEqual(['tom', 'ato']);
    expect(cutAtTyped(tomato, 'EGGS, TOM')).toEqual(['tom', 'ato']);
    expect(cutAtTyped(tomato, 'eggs, ')).toEqual(['', 'tomato']);
  });

  it('is cut at the same letter if the cook leaves out the accents', () => {
    const cream = { ...tomato, name: 'crème fraîche', text: 'crème fraîche, ' };
    expect(cutAtTyped(cream, 'creme fr')).toEqual(['crème fr', 'aîche']);
  });

  it('stays whole if it does not go on from what was typed', () => {
    expect(cutAtTyped(tomato, 'eggs, egg pl')).toEqual(['tomato', '']);
    expect(cutAtTyped({ ...tomato, name: 'Spaghetti carbonara', text: 'Spaghetti carbonara' }, 'carbo')).toEqual([
      'Spaghetti carbonara',
      '',
    ]);
  });
});
