import type { Check } from './recipeCheck';
import { sentenceText } from './stepSentence';

/** Turns of phrase that are English in Spanish or French words, and what a cook of the language says. */
const TURNS: Readonly<Record<'es' | 'fr', readonly (readonly [said: RegExp, better: string])[]>> = {
  es: [
    [/\bse acaban? en (?:el|la) (?:sartén|salsa|cazuela|horno|olla)/i, 'terminan de hacerse en'],
    [/\bportobellini\b/i, 'champiñones portobello pequeños'],
    [/\bralladura(?: de \p{L}+)?,? rallada/iu, 'ralladura fina'],
  ],
  fr: [
    [/(?<!ne |n’|y )\bsautez(?! pas)/iu, 'faites sauter'],
    [/(?<![\p{L}])tournez-(?:les?|la) dans/iu, 'enrobez-les de, mélangez-les avec'],
    [/\bverdure\b/i, 'légumes verts'],
    [/\bzeste \p{L}+(?: \p{L}+)? finement râpés/iu, 'zeste finement râpé'],
  ],
};

/** Spanish and French are written, not translated: no turn of phrase that only makes sense in English. */
export const checkIdiom: Check = ({ text }, report) => {
  for (const language of ['es', 'fr'] as const) {
    const { description, notes, steps } = text[language];
    const texts: [path: string, text: string][] = [
      [`${language}.description`, description],
      ...Object.entries(notes).map(([key, note]): [string, string] => [`${language}.notes.${key}`, note]),
      ...steps.map((tokens, index): [string, string] => [`${language}.steps[${index}]`, sentenceText(tokens)]),
    ];
    for (const [path, said] of texts)
      for (const [turn, better] of TURNS[language]) {
        const found = turn.exec(said)?.[0];
        if (found !== undefined) report(path, `“${found}” is said otherwise: ${better}`);
      }
  }
};
