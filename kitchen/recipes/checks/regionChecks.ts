import type { Check } from './recipeCheck';
import { sentenceText } from '../stepSentence';

/** The same food on both sides of the ocean: a Spanish text speaks either of papas or of patatas. */
const PAIRS: readonly (readonly [spain: RegExp, america: RegExp])[] = [
  [/(?<!\p{L})patatas?(?!\p{L})/iu, /(?<!\p{L})papas?(?!\p{L})/iu],
  [/(?<!\p{L})alubias?(?!\p{L})/iu, /(?<!\p{L})(?:frijol(?:es)?|porotos?|caraotas?|habichuelas?)(?!\p{L})/iu],
  [/(?<!\p{L})guisantes?(?!\p{L})/iu, /(?<!\p{L})(?:arvejas?|chícharos?)(?!\p{L})/iu],
  [/(?<!\p{L})calabaza(?!\p{L})/iu, /(?<!\p{L})(?:zapallo|auyama)(?!\p{L})/iu],
  [/(?<!\p{L})judías verdes(?!\p{L})/iu, /(?<!\p{L})(?:ejotes?|vainitas?|chauchas?)(?!\p{L})/iu],
  [/(?<!\p{L})cacahuetes?(?!\p{L})/iu, /(?<!\p{L})maní(?!\p{L})/iu],
];

/** Words that name another food on the other side of the ocean, so that a cook there would buy the wrong one. */
const FALSE_FRIENDS: readonly (readonly [id: RegExp, said: RegExp, better: string])[] = [
  [/^butter$/, /(?<!\p{L})manteca(?! de)/iu, 'mantequilla'],
  [/^(?:red|green|yellow)-pepper$/, /(?<!\p{L})(?:pimentón|ají|chile dulce)(?!\p{L})/iu, 'pimiento'],
];

const saidInSpain = (id: string, words: string): string | undefined =>
  FALSE_FRIENDS.find(([ids, said]) => ids.test(id) && said.test(words))?.[2];

/** The Spanish of Spain once in brackets behind the whole name of a line: “=zapallo (calabaza), pelado”. */
const GLOSS = /(?<=^=[\p{L} ]+) \(\p{L}[\p{L} ]*\)/u;

export const checkRegion: Check = ({ ingredients, text }, report) => {
  const idOf = new Map(ingredients.map(({ key, id }) => [key, id]));
  for (const [index, tokens] of text.es.steps.entries())
    for (const token of tokens) {
      if (token.kind !== 'ingredient' || token.words === undefined) continue;
      const better = saidInSpain(idOf.get(token.key) ?? '', token.words);
      if (better) report(`es.steps[${index}]`, `“${token.words}” is another food in Spain: ${better}`);
    }

  const { title, description, notes, steps } = text.es;
  const ownWords = Object.values(notes).map((note) => note.replace(GLOSS, ''));
  const all = [title, description, ...ownWords, ...steps.map(sentenceText)].join('\n');
  for (const [spain, america] of PAIRS) {
    const [one, other] = [spain.exec(all)?.[0], america.exec(all)?.[0]];
    if (one !== undefined && other !== undefined) report('es.description', `speaks of “${one}” and of “${other}”`);
  }
};
