import type { WishContext } from './wishContext';
import { dietPhraseAt } from './wishDiets';
import { endedAt, gluedAt, namedAt } from './wishEndings';
import { introducedAt } from './wishIntroductions';
import type { WishPhrase } from './wishPhrase';
import { isBreak } from './wishText';

/** Every phrase of a text, in order. */
export const phrasesOf = (context: WishContext): WishPhrase[] => {
  const { tokens } = context.read;
  const withoutEnding = new Set<number>();
  const phraseAt = (at: number) =>
    dietPhraseAt(context, at) ??
    gluedAt(context, at) ??
    endedAt(context, at, withoutEnding) ??
    introducedAt(context, at);
  const found: WishPhrase[] = [];
  for (let at = 0; at < tokens.length;) {
    if (isBreak(tokens[at]!)) {
      at += 1;
      continue;
    }
    const named = namedAt(context, at);
    const phrase = named ? named.phrase : phraseAt(at);
    if (phrase) found.push(phrase);
    at = Math.max(at + 1, named?.to ?? phrase?.to ?? 0);
  }
  return found;
};
