import { foldText } from '../foldWord';
import type { JudgedLine } from './lineKinds';

const TITLE_WORDS_MAX = 14;
const TITLE_MAX = 110;
/** A first line that ends with a full stop and has more words is a sentence. */
const SHORT_WORDS = 5;
/** Headlines of newspapers are longer; only a first line may be one. */
const HEADLINE_WORDS_MAX = 24;
const HEADLINE_MAX = 160;
/** "Here is the recipe for my mother's lemon cake:" */
const NAMED_IN =
  /\b(?:recipe (?:for|of)|receta (?:de|del|para)|recette (?:de|du|des|pour)) (?:(?:the|la|el|los|las|le|les) )?([^.:!?\n]{3,80}?) ?(?:[.:!?,;(]|$|\b(?:that|which|we|you|que|qui|as promised)\b)/iu;
/** "Recipe: …", "Recette n° 2 : …", "Title: …". */
const PREFIX =
  /^(?:(?:recipe|receta|recette)(?: ?(?:n[°ºo]?\.? ?|# ?)?\d{1,2})?|title|título|titulo|titre|nombre|nom) ?[:：.–-] ?/iu;
const BEHIND = / ?(?:[|–—] ?(?:recipe|receta|recette)\b.*|\((?:recipe|receta|recette)\)|[:：.])$/iu;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const cleaned = (text: string) =>
  text
    .replace(PREFIX, '')
    .replace(BEHIND, '')
    .replace(/^["“«]\s*|\s*["”»]$/g, '')
    .trim();

/** Dishes name foods. A sure ingredient is a title only in the first line and without a number but that of "7-Up". */
const mayNameDish = ({ plain, ingredient, isListed }: JudgedLine, isFirst: boolean): boolean =>
  !isListed && (ingredient < 4 || (isFirst && !/\d(?!\d*-\p{L})/u.test(plain)));

const isOfTitleKind = (line: JudgedLine, isFirst: boolean): boolean =>
  line.kind === 'about' || line.kind === 'heading' || (line.kind === 'ingredient' && mayNameDish(line, isFirst));

const isOfTitleLength = ({ plain, words }: JudgedLine, isFirst: boolean): boolean =>
  isFirst
    ? words <= HEADLINE_WORDS_MAX && plain.length <= HEADLINE_MAX
    : words <= TITLE_WORDS_MAX && plain.length <= TITLE_MAX;

const endsLikeSentence = ({ plain, words }: JudgedLine, isFirst: boolean): boolean =>
  (isFirst && words <= SHORT_WORDS ? /[,;]$/ : /[.,;]$/).test(plain);

const mayBeTitle = (line: JudgedLine, isFirst: boolean): boolean =>
  isOfTitleKind(line, isFirst) &&
  isOfTitleLength(line, isFirst) &&
  !endsLikeSentence(line, isFirst) &&
  /\p{L}{3}/u.test(line.plain) &&
  !/^\d+\s?(?:g|kg|ml|cl|dl|l|cups?|tbsp|tsp)\b/i.test(line.plain);

/** Whether the words are an introduction: "Here is my mother's lemon cake". */
const isTalk = (plain: string): boolean =>
  /^(?:here(?:'s| is| are)|this is|i |i'|we |my mum|as promised|te (?:mando|paso|dejo)|aqui (?:va|tienes|esta)|os dejo|hoy |voici|je |j'|c'est|comme promis|aujourd'hui)/.test(
    foldText(plain),
  );

/** "Lemon cake" above the empty line above a list looks like its first ingredient, because of its lemon. */
const isNameAbove = (lines: readonly JudgedLine[], at: number): boolean =>
  lines[at]?.kind === 'ingredient' && !/\d/.test(lines[at].plain) && lines[at + 1]?.isApart === true;

/**
 * Finds the title of a text and marks its line: the subject of a mail, the first line that can be one, or the dish that
 * the introduction names.
 */
export const takeTitle = (lines: readonly JudgedLine[]): string => {
  const subject = lines.find(({ kind }) => kind === 'title');
  if (subject) {
    const [, named] = NAMED_IN.exec(subject.plain) ?? [];
    return capital(cleaned(named ?? subject.plain));
  }
  const begin = lines.findIndex(({ kind, section }) => section !== undefined || kind === 'ingredient');
  // What stands before the text, such as the greeting of a mail, is no first line.
  const start = Math.max(
    0,
    lines.findIndex(({ kind }) => kind !== 'aside'),
  );
  const before = begin < 0 ? lines : lines.slice(0, Math.max(isNameAbove(lines, begin) ? begin + 1 : begin, start + 1));
  const line = before.find(
    (one, i) =>
      one.section === undefined &&
      mayBeTitle(one, i <= start) &&
      !(isTalk(one.plain) && (one.plain.endsWith('.') || NAMED_IN.test(one.plain))),
  );
  if (line) {
    line.kind = 'title';
    return cleaned(line.plain);
  }
  const introduction = before.find(({ plain }) => NAMED_IN.test(plain));
  const [, named] = NAMED_IN.exec(introduction?.plain ?? '') ?? [];
  if (introduction && isTalk(introduction.plain)) introduction.kind = 'aside';
  return named === undefined ? '' : capital(cleaned(named));
};
