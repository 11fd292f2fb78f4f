import { changedSteps } from './changed';

const NONE: readonly string[] = [];

describe('what a change touches', () => {
  it('is neither code nor a journey when only a text changed', () => {
    expect(Object.keys(changedSteps(['docs/architecture.md'])).sort()).toEqual(['format', 'spec', 'translations']);
  });

  it('is the changed files, and the unit tests that import them', () => {
    const { lint, format, units, types } = changedSteps(['src/lib/recipe/calories.ts', 'translations/fr.json']);
    expect(lint?.command).toEqual(expect.arrayContaining(['src/lib/recipe/calories.ts', '--max-warnings', '0']));
    expect(lint?.command).not.toEqual(expect.arrayContaining(['.']));
    expect(lint?.command).not.toEqual(expect.arrayContaining(['translations/fr.json']));
    expect(format?.command.slice(-2)).toEqual(['src/lib/recipe/calories.ts', 'translations/fr.json']);
    expect(units?.command.slice(-2)).toEqual(['--findRelatedTests', 'src/lib/recipe/calories.ts']);
    expect(types).toBeDefined();
  });

  it('is a journey, and the build that it needs, when the journey itself changed', () => {
    const { build, journeys, browsers } = changedSteps(['tests/e2e/home.spec.ts']);
    expect(build).toBeDefined();
    expect(journeys?.command.at(-1)).toBe('tests/e2e/home.spec.ts');
    expect(browsers).toBeUndefined();
    expect(changedSteps(['src/app/App.tsx']).journeys).toBeUndefined();
  });

  it('is every recipe when a recipe or what we know about food changed', () => {
    expect(changedSteps(['recipes/meals/shakshuka.yaml']).recipes).toBeDefined();
    expect(changedSteps(NONE).recipes).toBeUndefined();
  });
});
