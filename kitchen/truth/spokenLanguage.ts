import type { Language } from '@contracts/vocabulary';
import { tongueOf } from '../reading/tongue';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * Small words that occur in nearly every sentence of a language. The last five languages are not ours; they are
 * listed to recognise them.
 */
const SMALL_WORDS = {
  en: list(
    'the and of with until for add into then from heat over minutes or to it is are stir serve cook bake in on a an at by be your you them this that its them well each about when so',
  ),
  es: list(
    'el la los las y con en de un una por para del al se que hasta durante minutos añade mezcla sin más cada a lo muy su tu o bien no es como hay',
  ),
  fr: list(
    'le la les et avec dans de du des un une pour au aux en pendant minutes jusqu sur sans plus chaque puis à ce se qui que il elle par l d qu tout très ou est bien sa son',
  ),
  de: list(
    'der die das und mit in den dem ein eine einer für bis dann auf zu von im ist nicht sich oder nach aus bei etwas',
  ),
  it: list(
    'il lo la gli le e con in di un una per del della al alla che fino minuti aggiungi mescola senza più i nel sono dal',
  ),
  pt: list('o a os as e com em de um uma por para do da no na não até ao minutos dos das se mais sem junte ou pelo'),
  nl: list('de het een en met in van voor tot op is niet dan uit te er aan bij om'),
  ca: list('el la els les i amb en de un una per del al fins durant minuts afegeix sense més cada'),
} as const;

type Spoken = keyof typeof SMALL_WORDS;
const SPOKEN = Object.keys(SMALL_WORDS) as Spoken[];

const TEXT_MAX = 6_000;
/** A text with fewer words is too short to tell its language. */
const TELLING_WORDS = 12;
const FOREIGN_SHARE_MAX = 0.3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const hits = (words: readonly string[], spoken: Spoken): number =>
  words.filter((word) => SMALL_WORDS[spoken].has(word)).length;

const mostOf = (words: readonly string[], except: Spoken): number =>
  Math.max(...SPOKEN.filter((one) => one !== except).map((one) => hits(words, one)));

const isForeignScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && (letters - latin) / letters > FOREIGN_SHARE_MAX;
};

/** Whether a text is in another language than requested, judged by its small words. */
export const isOtherLanguage = (text: string, language: Language): boolean => {
  const start = text.slice(0, TEXT_MAX);
  if (isForeignScript(start)) return true;
  const words = wordsOf(start);
  const own = hits(words, tongueOf(language));
  const other = mostOf(words, tongueOf(language));
  return (other > own && other >= 3) || (own === 0 && words.length >= TELLING_WORDS);
};

const SENTENCE_WORDS = 8;

/** Whether the small words of a sentence are those of `other`, and none is a word of our language alone. */
const isSpokenIn = (words: readonly string[], other: Spoken, own: Spoken): boolean => {
  const found = hits(words, other);
  const isOwnAlone = (word: string) => SMALL_WORDS[own].has(word) && !SMALL_WORDS[other].has(word);
  return found >= 3 && found > hits(words, own) && !words.some(isOwnAlone);
};

/** Index of the first sentence in another language, even when the whole text is in the requested one; -1 for none. */
export const otherLanguageAmong = (sentences: readonly string[], language: Language): number =>
  sentences.findIndex((sentence) => {
    if (isForeignScript(sentence)) return true;
    const words = wordsOf(sentence);
    const own = tongueOf(language);
    return words.length >= SENTENCE_WORDS && SPOKEN.some((other) => isSpokenIn(words, other, own));
  });
