import { bruteForce, randomCorpus, randomQuery, seeded } from './matchOracle';
import { buildIndex, searchIndex } from './matchRecipes';
import { searchWithout } from './ruledOut';

it('finds what the plainest search finds among recipes that are not ruled out, and leaves the index as it was', () => {
  const random = seeded(31);
  for (let round = 0; round < 60; round += 1) {
    const recipes = randomCorpus(random, 200, 30);
    const index = buildIndex(recipes);
    const query = randomQuery(random, 30);
    const ruledOut = Math.floor(random() * 30);
    const isRuledOut = (position: number) => recipes[position]!.ingredientIds.includes(ruledOut);
    const before = searchIndex(index, query);

    // A recipe without ingredients is in no answer and keeps the positions of the others.
    const left = recipes.map((recipe, i) => (isRuledOut(i) ? { ...recipe, ingredientIds: [] } : recipe));
    expect(searchWithout(index, query, isRuledOut)).toEqual(bruteForce(left, query));
    expect(searchIndex(index, query)).toEqual(before);
  }
});
