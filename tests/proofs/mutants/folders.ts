/** How the mutants of a folder are tested. */
export interface Folder {
  path: string;
  /** The project of jest.config.js whose settings its tests need. */
  project: 'logic' | 'server';
  /** Tests that may kill a mutant. Those of screens take seconds each and belong to the screens. */
  tests: readonly string[];
}

export const FOLDERS: readonly Folder[] = [
  {
    path: 'src/slices',
    project: 'logic',
    tests: ['src/{slices,listeners,store}/**/*.test.ts'],
  },
  {
    path: 'src/listeners',
    project: 'logic',
    tests: ['src/{listeners,slices,store}/**/*.test.ts'],
  },
  {
    path: 'kitchen',
    project: 'server',
    tests: [
      'kitchen/**/*.test.ts',
      'server/services/{textLanguage,plainText,ruledOutPhrases,namedDishes,searchJudgements}.test.ts',
      'server/services/facts/*.test.ts',
    ],
  },
  {
    path: 'server/services',
    project: 'server',
    tests: ['server/{services,routes,plugins}/**/*.test.ts'],
  },
];

/** Files that are not mutated, and why. */
export const EXCLUDED: readonly { files: string; reason: string }[] = [
  { files: '**/*.test.{ts,tsx}', reason: 'tests' },
  { files: '**/testing/**', reason: 'helpers of tests' },
  { files: 'kitchen/search/matchOracle.ts', reason: 'the oracle that tests compare the search with' },
  { files: 'kitchen/facts/factsVersion.ts', reason: 'a list of fingerprints' },
  {
    files: 'kitchen/ingredients/!(ingredientTable).ts',
    reason: 'rows of ingredients: a changed name means something only to a test that reads this name',
  },
  {
    files: 'kitchen/facts/nutrition/{usdaFigures,estimates,cutWeights,edibleShares}.ts',
    reason: 'tables of figures',
  },
  {
    files: 'kitchen/facts/allergens/allergen{Words,Bakery,Dairy,Seafood,Pantry,Brands,Traps}.ts',
    reason: 'lists of words; allergenDictionary, which reads them, is mutated',
  },
  {
    files: 'kitchen/swaps/swapTable.ts',
    reason: 'a table of swaps; its rules in swaps.ts and swapRoles.ts are mutated',
  },
  {
    files: 'kitchen/reading/{ordinaryWords,cuisineWords,fillerWords}.ts',
    reason: 'lists of words, the first of them generated',
  },
  { files: 'kitchen/recipes/pictureVocabulary.ts', reason: 'a list of words' },
];

/**
 * Tests that do not count: the fingerprint of all facts changes with any rule, so it would kill mutants without saying
 * what is right.
 */
export const EXCLUDED_TESTS: readonly string[] = ['kitchen/facts/factsVersion.test.ts'];
