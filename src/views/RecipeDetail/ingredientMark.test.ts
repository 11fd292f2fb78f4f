import { ingredientMark } from './ingredientMark';

const found = { has: ['eggs'], needs: [{ id: 'cumin', name: 'cumin', swap: 'coriander' }, { name: 'Basil' }] };

describe('ingredientMark', () => {
  it('knows a missing ingredient by its id, whatever words the recipe has for it', () => {
    expect(ingredientMark(found, { id: 'cumin', name: 'ground cumin', quantity: '1 tsp' })).toEqual({
      mark: 'need',
      need: found.needs[0],
    });
  });

  it('knows one without an id by its name', () => {
    expect(ingredientMark(found, 'basil')).toEqual({ mark: 'need', need: { name: 'Basil' } });
  });

  it('takes the rest as had, staples too', () => {
    expect(ingredientMark(found, { id: 'salt', name: 'salt', quantity: '' })).toEqual({ mark: 'have' });
  });

  it('marks nothing where no search by ingredients was made', () => {
    expect(ingredientMark({}, { id: 'egg', name: 'eggs', quantity: '4' })).toEqual({});
  });
});
