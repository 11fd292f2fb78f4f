import type { Language } from '@contracts/vocabulary';
import { foldText, wordsOf } from '../reading/foldWord';
import { tongueOf, type Tongue } from '../reading/tongue';

/** A computed sentence, and what of it is left out. */
interface Computed {
  computed: string;
  lost: string;
}

const listed = (words: string) => new Set(words.split(' '));

/** Words that follow the grammar of the food beside them: they may come, go and change. */
const GRAMMAR: Record<Tongue, ReadonlySet<string>> = {
  en: listed('a an the of some it its they them this these that those is are with and'),
  es: listed('el la los las lo un una unos unas de del al a con y e su sus le les esta este estas estos es son'),
  fr: listed(
    'le la les l un une des du de d au aux a avec et y en ce cet cette ces il elle ils elles son sa ses leur leurs est sont',
  ),
};

/** What a word may end in besides its stem: number, gender, a pronoun at its end. */
const ENDINGS: Record<Tongue, ReadonlySet<string>> = {
  en: listed(' s es f fe ves y ies'),
  es: listed(' s es o a e os as n en an z ces'),
  fr: listed(' e s es x l ux f ve ves c que he hes ce ces le les ne nes te tes nt ent'),
};

/** Words that are never left out with what was beside them: without them a sentence says the opposite, or no end. */
const KEPT: Record<Tongue, ReadonlySet<string>> = {
  en: listed('not no never without don t until if only'),
  es: listed('no nunca jamas sin ni hasta si solo'),
  fr: listed('ne n pas jamais sans ni jusqu jusque si seulement que qu'),
};

const STEM_LETTERS = 3;
/** "Scatter the chives over": so many words may go with what is left out. */
const WORDS_BESIDE = 2;

/** Numbers as they are written: "1.5", "10–12", "1/2", "-18". */
const NUMBER = /[-−]?[\d½⅓⅔¼¾⅛](?:[\d½⅓⅔¼¾⅛]|[.,](?=\d)|\s?[-–—/]\s?(?=[\d½⅓⅔¼¾⅛]))*/gu;
const HAS_NUMBER = /\p{N}/u;
const numbersIn = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((one) => one.replace(/\s/g, '').replace(/[−–—]/g, '-'));

const isOneWord = (a: string, b: string, tongue: Tongue): boolean => {
  if (a === b) return true;
  if (HAS_NUMBER.test(a + b) || KEPT[tongue].has(a) || KEPT[tongue].has(b)) return false;
  for (let at = Math.min(a.length, b.length); at >= STEM_LETTERS; at -= 1)
    if (a.startsWith(b.slice(0, at)) && ENDINGS[tongue].has(a.slice(at)) && ENDINGS[tongue].has(b.slice(at)))
      return true;
  return false;
};

/** Whether these neighbours may go: something left out is among them, and hardly anything else. */
const mayGo = (words: readonly string[], lost: ReadonlySet<string>, tongue: Tongue): boolean => {
  const others = words.filter((word) => !lost.has(word));
  return (
    words.some((word) => lost.has(word) && !HAS_NUMBER.test(word)) &&
    others.length <= WORDS_BESIDE &&
    !others.some((word) => HAS_NUMBER.test(word) || KEPT[tongue].has(word))
  );
};

/**
 * Whether a sentence says what a computed one says: the same words and numbers in the same order. Only articles and the
 * like, endings, and what is left out with up to two words beside it may differ.
 */
export const isSameSentence = (sentence: string, { computed, lost }: Computed, language: Language): boolean => {
  const tongue = tongueOf(language);
  const contentOf = (text: string) => wordsOf(foldText(text)).filter((word) => !GRAMMAR[tongue].has(word));
  const said = contentOf(sentence);
  const wanted = contentOf(computed);
  const gone = new Set(contentOf(lost));
  const longest = gone.size + WORDS_BESIDE;

  const fits = (i: number, j: number, mayLose: boolean): boolean => {
    if (i === said.length && j === wanted.length) return true;
    if (i < said.length && j < wanted.length && isOneWord(said[i]!, wanted[j]!, tongue) && fits(i + 1, j + 1, true))
      return true;
    if (!mayLose) return false;
    for (let length = 1; length <= longest && j + length <= wanted.length; length += 1)
      if (mayGo(wanted.slice(j, j + length), gone, tongue) && fits(i, j + length, false)) return true;
    return false;
  };

  const numbers = numbersIn(sentence);
  const optional = numbersIn(lost);
  const left = numbersIn(computed);
  const hasNumbers = numbers.every((number) => {
    while (left.length > 0 && left[0] !== number && optional.includes(left[0]!)) left.shift();
    return left.shift() === number;
  });
  return hasNumbers && left.every((number) => optional.includes(number)) && fits(0, 0, gone.size > 0);
};
