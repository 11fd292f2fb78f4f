import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, namesOf, readDemand } from './demandList';

const RECIPES = join(__dirname, '../../recipes');
const demand = readDemand();
const dishes = demand.filter(({ kind }) => kind === 'dish');
const weeknights = demand.filter(({ kind }) => kind === 'weeknight');

describe('the list of what people look for', () => {
  it('has four hundred dishes and two hundred weeknights', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(400);
    expect(weeknights.length).toBeGreaterThanOrEqual(200);
  });

  it('names each dish and each kitchen once', () => {
    const typed = demand.map((one) => one.typed.toLowerCase());
    expect(typed.filter((name, at) => typed.indexOf(name) !== at)).toEqual([]);
  });

  it('names only recipes that exist', () => {
    const isThere = (slug: string) =>
      ['meals', 'drinks'].some((folder) => existsSync(join(RECIPES, folder, `${slug}.yaml`)));
    expect(demand.filter(({ recipe }) => recipe !== '' && !isThere(recipe))).toEqual([]);
  });

  it('knows the language of every country', () => {
    expect(demand.flatMap(({ countries }) => countries).filter((country) => !languageOf(country))).toEqual([]);
  });

  it('has two to five ingredients in each kitchen', () => {
    const counts = weeknights.map((one) => namesOf(one).filter((name) => name !== '').length);
    expect(counts.filter((count) => count < 2 || count > 5)).toEqual([]);
  });
});
