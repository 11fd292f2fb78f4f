import { foldedWords } from './foldedWords';

/** Words that say nothing by themselves: "mejor morcillo" behind "morcillo" is no more than "morcillo". */
const EMPTY =
  /^(?:una?|unos?|unas?|une?|des|the|de|du|d|en|in|la|le|les|el|los|las|un|a|mejor|best|ideally|one|whole)$/;
const ALTERNATIVE = /^(?:or|and|o|u|y|ou|et)\s/;

const wordsOf = (text: string): string[] => foldedWords(text).filter((word) => !EMPTY.test(word));

/** What the grater did is in the name already: "ralladura, rallada fina" is "ralladura, fina". */
const GRATED = /^rallada (?=\p{L})/u;

/**
 * A note without the parts that only repeat the name before it: "jamón cocido, cocido, en dados". Undefined when nothing
 * is left. Names differ between languages and regions, so the same note may repeat one of them and not another.
 */
export const noteBeside = (name: string, note: string): string | undefined => {
  const inName = new Set(wordsOf(name));
  const clauses = note.split(', ');
  const kept = clauses.filter((clause, index) => {
    const words = wordsOf(clause);
    const isRepeated = words.length > 0 && words.every((word) => inName.has(word));
    return !isRepeated || ALTERNATIVE.test(clauses[index + 1] ?? '') || ALTERNATIVE.test(clause);
  });
  const rest = kept.join(', ');
  if (rest === '') return undefined;
  return name.startsWith('ralladura') ? rest.replace(GRATED, '') : rest;
};
