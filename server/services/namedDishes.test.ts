import { openNamedDishes, type NamedDishes } from '../testing/namedDishes';

/** Shares of the judged names that are answered as judged, and of all titles that find their recipe first. */
const JUDGED_FLOOR = 0.95;
const TITLE_FLOOR = 0.99;

let dishes: NamedDishes;
beforeAll(async () => {
  dishes = await openNamedDishes();
});

describe('a dish searched by name', () => {
  it('is found, or what is near it, as judged', () => {
    const { there, notThere } = dishes.judged();
    const missed = [...there.missed, ...notThere.missed];
    const share = 1 - missed.length / (there.count + notThere.count);
    // Prints the list when the share is too small.
    expect(share >= JUDGED_FLOOR ? [] : missed).toEqual([]);
  });

  it('comes first by its title in every language', () => {
    const { count, missed } = dishes.titles();
    expect(missed.length / count <= 1 - TITLE_FLOOR ? [] : missed).toEqual([]);
  });

  it.each([
    ['mole poblano', 'moscow-mule'],
    ['hot dog', 'hot-chocolate'],
    ['shepherds pie', 'apple-pie'],
  ])('%p never gives %s', (name, wrong) => {
    expect(dishes.search(name, 'en-GB').slugs).not.toContain(wrong);
  });

  it.each([
    ['latkes', 'en-US', 'potato-pancakes'],
    ['vitel toné', 'es', 'vitello-tonnato'],
    ['pâtes à la carbonara', 'fr', 'spaghetti-carbonara'],
  ] as const)('%p finds its recipe, although its title has another name', (name, language, slug) => {
    const { slugs, isNear } = dishes.search(name, language);
    expect({ first: slugs[0], isNear }).toEqual({ first: slug, isNear: false });
  });

  it.each(['shepherds pie', 'shepherd’s pie', "Shepherd's pie"])('%p is one word with its apostrophe', (name) => {
    expect(dishes.search(name, 'en-GB')).toMatchObject({
      slugs: expect.arrayContaining(['shepherds-pie']),
      isNear: false,
    });
  });
});
