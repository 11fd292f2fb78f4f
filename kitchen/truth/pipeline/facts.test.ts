import { lineFacts } from '../lineFacts';
import { allergensFor, brokenDiets, dietsFor } from './facts';

const lines = (...names: string[]) => names.map((name) => lineFacts({ quantity: '100 g', name, note: '' }, 'en-GB'));

describe('the allergens of a recipe that a model wrote', () => {
  it('are those of its lines and those that the model claims, the vocabulary’s first', () => {
    const { all, computed } = allergensFor(lines('butter'), ['kiwi', 'celery'], 'en-GB');
    expect(computed).toEqual(['Dairy']);
    expect(all).toEqual(['Dairy', 'Celery', 'Kiwi']);
  });

  it('include gluten when wheat is claimed', () => {
    expect(allergensFor(lines('rice'), ['wheat'], 'en-GB').all).toEqual(['Gluten', 'Wheat']);
    expect(allergensFor(lines('rice'), ['celery'], 'en-GB').all).toEqual(['Celery']);
  });

  it.each(['', 'none', 'no allergens', '-'])('are not increased by a claim that names none: “%s”', (claim) => {
    expect(allergensFor(lines('rice'), [claim], 'en-GB').all).toEqual([]);
  });

  it('are not only possible where they are certain', () => {
    const { mayContain = [] } = allergensFor(lines('chocolate'), ['nuts'], 'en-GB');
    expect(mayContain.map(({ allergen }) => allergen)).not.toContain('Nuts');
  });
});

describe('the diets of a recipe that a model wrote', () => {
  it('are those of its foods', () => {
    expect(dietsFor(lines('rice', 'onion'), undefined)).toMatchObject({ hasUnknown: false });
    expect(dietsFor(lines('rice', 'onion'), undefined).promised).toContain('Vegan');
    expect(dietsFor(lines('rice', 'butter'), undefined).promised).not.toContain('Vegan');
  });

  it('are none that an unknown line could break', () => {
    const diets = dietsFor(lines('rice', 'zorblax'), undefined);
    expect(diets.hasUnknown).toBe(true);
    expect(diets.byKnown).toContain('Vegan');
    expect(diets.promised).not.toContain('Vegan');
  });

  it('are broken by what the foods are, keto only with complete nutrition', () => {
    expect(brokenDiets(dietsFor(lines('rice', 'onion'), undefined), undefined)).not.toContain('Vegan');
    expect(brokenDiets(dietsFor(lines('chicken'), undefined), undefined)).toEqual(
      expect.arrayContaining(['Vegan', 'Vegetarian', 'Fish']),
    );
    expect(brokenDiets(dietsFor(lines('rice'), undefined), undefined)).not.toContain('Keto');
  });
});
