import { ingredientMark } from './ingredientMark';

const found = { has: ['eggs'], needs: [{ id: 'cumin', name: 'cumin', swap: 'coriander' }, { name: 'Basil' }] };

describe('ingredientMark', () => {
  it('recognises a missing ingredient by its id, whatever the recipe calls it', () => {
    expect(ingredientMark(found, { id: 'cumin', name: 'ground cumin', quantity: '1 tsp' })).toEqual({
      mark: 'need',
      need: found.needs[0],
    });
  });

  it('recognises one without an id by its name', () => {
    expect(ingredientMark(found, 'basil')).toEqual({ mark: 'need', need: { name: 'Basil' } });
  });

  it('counts the rest as available, staples too', () => {
    expect(ingredientMark(found, { id: 'salt', name: 'salt', quantity: '' })).toEqual({ mark: 'have' });
  });

  it('marks nothing without a search by ingredients', () => {
    expect(ingredientMark({}, { id: 'egg', name: 'eggs', quantity: '4' })).toEqual({});
  });
});
