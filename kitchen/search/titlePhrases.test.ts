import { createTitlePhrases, PHRASE_BONUS } from './titlePhrases';

/** Numbers of words: "arroz", "con", "leche", "dulce"; "con" means nothing. */
const [ARROZ, CON, LECHE, DULCE] = [1, 2, 3, 4];
const FILLERS = new Set([CON]);

const phrasesOf = (...recipes: number[][][]) => {
  const titles = createTitlePhrases();
  for (const recipe of recipes) titles.add(recipe);
  return titles.build(FILLERS);
};

const typed = (...words: number[]) => words.map((word) => [word]);

describe('the bonus of typed words in a title', () => {
  const { exact, whole, part } = PHRASE_BONUS;

  it.each<[string, number[], number[], number]>([
    ['the very title', [ARROZ, CON, LECHE], [ARROZ, CON, LECHE], exact],
    ['the title without its small word', [ARROZ, CON, LECHE], [ARROZ, LECHE], whole],
    ['the title with a small word more', [ARROZ, LECHE], [ARROZ, CON, LECHE], whole],
    ['the title before a small word', [ARROZ, LECHE, CON], [ARROZ, LECHE], whole],
    ['the title behind a small word', [CON, ARROZ, LECHE], [ARROZ, LECHE], whole],
    ['its beginning', [ARROZ, CON, LECHE, DULCE], [ARROZ, LECHE], part],
    ['its end', [DULCE, ARROZ, CON, LECHE], [ARROZ, LECHE], part],
    ['words with another between them', [ARROZ, DULCE, LECHE], [ARROZ, LECHE], 0],
    ['words in another order', [LECHE, CON, ARROZ], [ARROZ, LECHE], 0],
    ['a small word alone, which the title is', [CON], [CON], exact],
    ['a small word alone', [ARROZ, CON, LECHE], [CON], part],
  ])('is for %s', (_what, title, words, bonus) => {
    expect(phrasesOf([title]).bonus(0, typed(...words))).toBe(bonus);
  });

  it('accepts the other number of a word, but not as the very title', () => {
    const phrases = phrasesOf([[ARROZ, LECHE]]);
    expect(phrases.bonus(0, [[DULCE, ARROZ], [LECHE]])).toBe(whole);
  });

  it('is the best of all titles of the recipe, and of no other recipe', () => {
    const phrases = phrasesOf([[DULCE, ARROZ], [ARROZ]], [[LECHE]]);
    expect(phrases.bonus(0, typed(ARROZ))).toBe(exact);
    expect(phrases.bonus(1, typed(ARROZ))).toBe(0);
    expect(phrases.bonus(1, typed(LECHE))).toBe(exact);
    expect(phrasesOf([[ARROZ]], [[LECHE]]).bonus(0, typed(ARROZ, LECHE))).toBe(0);
  });
});

it('goes through the titles of a recipe in their order', () => {
  const phrases = phrasesOf([[DULCE]], [[ARROZ, CON, LECHE], [LECHE]]);
  const seen: [number, number[]][] = [];
  phrases.eachTitle(1, (title, place) => seen.push([place, [...title]]));
  expect(seen).toEqual([
    [0, [ARROZ, CON, LECHE]],
    [1, [LECHE]],
  ]);
});
