import { buildIndex, searchIndex, type IndexEntry, type MatchHit, type MatchQuery } from './matchRecipes';
import { bruteForce, randomCorpus, randomQuery, seeded } from './matchOracle';

const corpus: IndexEntry[] = [
  { ingredientIds: [1, 2, 3], popularity: 10, mask: 0b01 },
  { ingredientIds: [1, 2], popularity: 5, mask: 0b01 },
  { ingredientIds: [1, 2, 3, 4], popularity: 90, mask: 0b10 },
  { ingredientIds: [], popularity: 99, mask: 0b01 },
  { ingredientIds: [1, 2], popularity: 50, mask: 0b10 },
];
const index = buildIndex(corpus);
const ask = (query: Partial<MatchQuery>) =>
  searchIndex(index, { have: [], required: 0, forbidden: 0, limit: 10, offset: 0, ...query });
const entries = (hits: readonly MatchHit[]) => hits.map(({ entry }) => entry);

describe('matching recipes', () => {
  it('puts the best ratio first, then the more popular', () => {
    expect(ask({ have: [1, 2] })).toEqual({
      hits: [
        { entry: 4, matched: 2, total: 2 },
        { entry: 1, matched: 2, total: 2 },
        { entry: 0, matched: 2, total: 3 },
        { entry: 2, matched: 2, total: 4 },
      ],
      total: 4,
    });
  });

  it('puts first what uses more of the kitchen where ratios are equal', () => {
    const halves = buildIndex([
      { ingredientIds: [1, 2, 8, 9], popularity: 99, mask: 0 },
      { ingredientIds: [1, 7], popularity: 1, mask: 0 },
    ]);
    expect(entries(searchIndex(halves, { have: [1, 2], required: 0, forbidden: 0, limit: 9, offset: 0 }).hits)).toEqual(
      [0, 1],
    );
  });

  it('shows nothing that matches nothing, and nothing without ingredients', () => {
    expect(ask({ have: [9] })).toEqual({ hits: [], total: 0 });
    expect(ask({ have: [] })).toEqual({ hits: [], total: 0 });
  });

  it('keeps to required and forbidden facts', () => {
    expect(entries(ask({ have: [1, 2], required: 0b10 }).hits)).toEqual([4, 2]);
    expect(entries(ask({ have: [1, 2], forbidden: 0b10 }).hits)).toEqual([1, 0]);
  });

  it('finds nothing where a fact is both required and forbidden', () => {
    expect(ask({ have: [1, 2], required: 0b10, forbidden: 0b10 })).toEqual({ hits: [], total: 0 });
  });

  it('pages, and counts all', () => {
    expect(ask({ have: [1], limit: 2, offset: 1 })).toMatchObject({ total: 4 });
    expect(entries(ask({ have: [1], limit: 2, offset: 1 }).hits)).toEqual([1, 0]);
    expect(ask({ have: [1], limit: 5, offset: 40 }).hits).toEqual([]);
  });

  it('leaves nothing behind for the next query, and counts a repeated ingredient once', () => {
    const first = ask({ have: [1, 2, 3, 2, 2] });
    expect(ask({ have: [1, 2, 3] })).toEqual(first);
  });

  it('never differs from brute force', () => {
    const random = seeded(20_26);
    let queries = 0;
    for (let round = 0; round < 60; round += 1) {
      const recipes = randomCorpus(random, 1 + Math.floor(random() * 120), 25);
      const built = buildIndex(recipes);
      for (let i = 0; i < 50; i += 1) {
        const query = randomQuery(random, 25);
        queries += 1;
        expect(searchIndex(built, query)).toEqual(bruteForce(recipes, query));
      }
    }
    expect(queries).toBe(3_000);
  });
});
