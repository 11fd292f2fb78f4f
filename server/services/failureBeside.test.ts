import { DomainError } from '../errors/domainError';
import { failureBeside, isEmpty } from './failureBeside';
import type { SearchAnswer, SearchHit } from './searchAnswer';

const NOTHING: SearchAnswer = {
  ...{ hits: [], ingredients: [], unknown: [], total: 0, strong: 0, hidden: [], cuisines: [], ruledOut: [] },
  wished: { allergens: [], diets: [], ingredients: [] },
};
const hit = {} as SearchHit;
const late = new DomainError('nothingInTime');

describe('a model that failed', () => {
  it('was only slow where there is a recipe to show, found or written', () => {
    expect(isEmpty(NOTHING)).toBe(true);
    for (const some of [{ hits: [hit] }, { written: [hit] }, { hits: [hit], written: [hit] }]) {
      expect(isEmpty({ ...NOTHING, ...some })).toBe(false);
      expect(failureBeside({ ...NOTHING, ...some }, late).kind).toBe('modelTooSlow');
    }
  });

  it('is reported as it is beside recipes, if it was not slow', () => {
    const busy = new DomainError('tooBusy');
    expect(failureBeside({ ...NOTHING, hits: [hit] }, busy)).toBe(busy);
  });

  it('repeats what was understood where there is nothing to show', () => {
    const answer: SearchAnswer = {
      ...NOTHING,
      ingredients: ['eggs'],
      unknown: ['xyzzy'],
      ruledOut: [{ kind: 'ingredient', id: 'cheese', name: 'cheese', phrase: 'no cheese', textWithout: 'eggs' }],
    };
    const suggestions = [{ typed: 'xyzy', ingredients: [{ id: 'egg', name: 'egg' }] }];
    expect(failureBeside({ ...NOTHING, suggestions }, late).details).toEqual({ suggestions });
    expect(failureBeside({ ...NOTHING, suggestions: [] }, late).details).toEqual({});
    const { kind, details } = failureBeside(answer, late);
    expect(kind).toBe('nothingInTime');
    expect(details).toEqual({ ingredients: ['eggs'], unknown: ['xyzzy'], ruledOut: ['no cheese'] });
    expect(failureBeside(NOTHING, late).details).toEqual({});
  });
});
