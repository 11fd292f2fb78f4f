import type { Language } from '@contracts/vocabulary';

/** Small words that stand in nearly every sentence of one language and in hardly any of the others. */
const WORDS: Readonly<Record<'en-GB' | 'es' | 'fr', ReadonlySet<string>>> = {
  'en-GB': new Set(
    'the and of with until for add into then from heat over minutes cup cups or to it is stir mix serve cook bake'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las y con hasta para añadir añade por una un del al minutos sal durante mezclar mezcla cucharada cucharadas más se'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les et avec jusqu pour ajouter ajoutez des du au aux dans une un minutes sel pendant mélanger mélangez cuillère cuillères à'.split(
      ' ',
    ),
  ),
};
const DEFAULT = 'en-GB';
/** So much of a recipe is enough to tell. */
const TEXT_MAX = 4_000;

const CLAIMS: readonly (readonly [RegExp, Language])[] = [
  [/^en[-_]us\b/i, 'en-US'],
  [/^en\b/i, 'en-GB'],
  [/^es\b/i, 'es'],
  [/^fr\b/i, 'fr'],
];

/** The language of a recipe: what the file claims where we speak it, else the one whose small words stand in it most. */
export const guessLanguage = (text: string, claim = ''): Language => {
  const claimed = CLAIMS.find(([pattern]) => pattern.test(claim.trim()))?.[1];
  if (claimed) return claimed;
  const words =
    text
      .slice(0, TEXT_MAX)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  let best: Language = DEFAULT;
  let most = 0;
  for (const language of ['en-GB', 'es', 'fr'] as const) {
    const count = words.filter((word) => WORDS[language].has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
};
