import { isLink, LINKS, ownNames, stemmed, type Named } from './lineNames';
import { isWord, rangeOf } from './lineParts';
import type { LineToken } from './lineTokens';
import { LINE_LANGUAGES } from './lineWords';
import type { Tongue } from '../tongue';

/** Tokens of a name that only describe a kind or state ("golden" caster sugar): they belong to the note. */
export const kindsIn = ({ id, span: [from, to] }: Named, tokens: readonly LineToken[], tongue: Tongue): number[] => {
  const { states, generic } = LINE_LANGUAGES[tongue];
  const places = rangeOf(from, to).filter((i) => isWord(tokens[i]!) && !isLink(tokens[i]!.word, tongue));
  const stems = places.map((i) => stemmed(tokens[i]!.word));
  const own = ownNames(id, tongue)
    .filter((name) => name.every((word) => stems.includes(word)))
    .flat();
  const kinds = places.filter((_, k) =>
    own.length > 0 ? !own.includes(stems[k]!) : states.has(tokens[places[k]!]!.word),
  );
  if (kinds.length === places.length) return [];
  // "champiñones de París" and "clavos de olor" are complete names.
  return kinds.filter(
    (i) => !generic.has(tokens[i]!.word) && !(tongue === 'es' && LINKS.has(tokens[i - 1]?.word ?? '')),
  );
};

/** Words made specific by any other name beside them: "lobster meat" is lobster. */
const GENERIC_IDS: ReadonlySet<string> = new Set(['meat', 'cold-cuts']);

/** Of several names in the head: those joined by "and"; otherwise the one in the language's main position. */
export const chosenNames = (named: readonly Named[], tokens: readonly LineToken[], tongue: Tongue): Named[] => {
  const { joiners } = LINE_LANGUAGES[tongue];
  const groups: Named[][] = [];
  for (const one of named) {
    const last = groups.at(-1);
    const before = tokens.slice(last?.at(-1)!.span[1] ?? 0, one.span[0]);
    if (!last || before.some(({ word }) => joiners.has(word))) groups.push([one]);
    else last.push(one);
  }
  const words = ({ span: [from, to] }: Named) => to - from;
  return groups.flatMap((all) => {
    const exact = all.filter(({ id }) => !GENERIC_IDS.has(id));
    const group = exact.length > 0 ? exact : all;
    // English puts the main word last ("chicken noodle"), Spanish and French first.
    const ordered = tongue === 'en' ? [...group].reverse() : group;
    return ordered.reduce<Named[]>((best, one) => (!best[0] || words(one) > words(best[0]) ? [one] : best), []);
  });
};
