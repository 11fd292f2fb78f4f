import { ENGLISH_TURNS } from './englishTurns';
import { FRENCH_TURNS } from './frenchTurns';
import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '../recipeFormat';
import { SPANISH_IDIOMS } from './spanishIdioms';
import { foodsAsMarks, sentenceText } from '../stepSentence';
import { turnsIn, type Turn } from './turnsIn';

/** Turns of phrase of another language, or too vague to cook by, and what a cook of the language says. */
const TURNS: Readonly<Record<WrittenLanguage, readonly Turn[]>> = {
  en: ENGLISH_TURNS,
  es: SPANISH_IDIOMS,
  fr: FRENCH_TURNS,
};

/** Adding takes no time: "añade el ajo un minuto" lacks the verb of what happens in that minute. `◆` is a food. */
const TIME = String.raw`(?:durante )?(?:medio|unos|un|dos|tres|cuatro|cinco|diez|\d+) (?:minuto|segundo)s?`;
const ADDED_FOR_A_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:añade|agrega|incorpora|echa) (?:${TIME} ◆|(?:(?:el resto|la mitad) )?◆(?:(?:,| y)? ◆)* ${TIME})`,
  'iu',
);

/** Every language is written, not translated: no turn of phrase that only makes sense in another one. */
export const checkIdiom: Check = ({ text }, report) => {
  for (const language of WRITTEN_LANGUAGES) {
    const { description, notes, steps } = text[language];
    const texts: [path: string, text: string][] = [
      [`${language}.description`, description],
      ...Object.entries(notes).map(([key, note]): [string, string] => [`${language}.notes.${key}`, note]),
      ...steps.map((tokens, index): [string, string] => [`${language}.steps[${index}]`, sentenceText(tokens)]),
    ];
    for (const [path, said] of texts)
      for (const { found, better } of turnsIn(said, TURNS[language]))
        report(path, `“${found}” is said otherwise: ${better}`);
  }
  for (const [index, tokens] of text.es.steps.entries()) {
    const found = ADDED_FOR_A_TIME.exec(foodsAsMarks(tokens))?.[0];
    if (found !== undefined) report(`es.steps[${index}]`, `“${found}” does not say what happens in that time`);
  }
};
