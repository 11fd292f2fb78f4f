import { doneAgain, type DoneAlready } from './doneAgain';
import { listedInstead, type OtherWord } from './listedInstead';
import type { Check } from './recipeCheck';
import { SPANISH_STEP_STARTS } from './spanishStepStarts';
import { SPANISH_TURNS, SPANISH_LIST_TURNS } from './spanishTurns';
import { foodsAsMarks, sentenceText } from '../stepSentence';
import { turnsIn } from './turnsIn';

/** The list's word for a food against another word of the same food, which sends the cook back to the list. */
const OTHER_WORDS: readonly OtherWord[] = [
  ['cabbage', /^(?:la |de la |una? )?col(?:es)?(?!\p{L})/iu, 'repollo'],
  ['bread-roll', /^(?:los )?panes$/iu, 'panecillos'],
  ['red-onion', /morad/iu, 'roja'],
  ['maraschino-cherry', /guinda/iu, 'cereza'],
];

/** A tray or tin that is lined, and not said with what. */
const LINED =
  /(?<!\p{L})(?:bandejas?|molde) (?:de \{\} )?(?:(?:engrasad[oa] o )?forrad[oa]s?|\p{L}+ forrad[oa]s?)(?! (?:de|con (?:papel|film|hojas|masa|su|una?|(?:la|el) (?:masa|pasta|hojaldre)))(?!\p{L}))/iu;

const DONE_ALREADY: readonly DoneAlready[] = [
  [/(?<!\p{L})batid/iu, /(?<!\p{L})bate $/iu],
  [/(?<!\p{L})cocid[oa]s?$/iu, /(?<!\p{L})(?:cuece|hierve) $/iu],
  [/(?<!\p{L})rallad/iu, /(?<!\p{L})ralla $/iu],
  [/(?<!\p{L})derretid/iu, /(?<!\p{L})(?:derrite|funde) $/iu],
  [/(?<!\p{L})(?:secad[oa]s?|bien sec[oa]s?)$/iu, /(?<!\p{L})seca(?: (?:muy )?bien)? $/iu],
  [/(?<!\p{L})exprimid/iu, /(?<!\p{L})exprime $/iu],
  [
    /(?<!\p{L})(?:picad|trocead|en (?:dados|daditos|tiras|rodajas|juliana|trozos|láminas|cuartos|gajos|bastones|medias|ramilletes))/iu,
    /(?<!\p{L})(?:pica|corta|trocea)(?: (?:muy )?(?:finos?|finas?|menud[oa]s?))? $/iu,
  ],
];

/** Spanish as an editor prints it. */
export const checkSpanish: Check = ({ ingredients, text }, report) => {
  const { notes, steps } = text.es;
  for (const [key, note] of Object.entries(notes))
    for (const { found, better } of turnsIn(note, [...SPANISH_TURNS, ...SPANISH_LIST_TURNS]))
      report(`es.notes.${key}`, `“${found}” is not printed: ${better}`);
  const idOf = new Map(ingredients.map(({ key, id }) => [key, id]));
  for (const [index, tokens] of steps.entries()) {
    const path = `es.steps[${index}]`;
    const marked = foodsAsMarks(tokens);
    for (const { found, better } of turnsIn(marked, SPANISH_TURNS))
      report(path, `“${found}” is not printed: ${better}`);
    for (const start of SPANISH_STEP_STARTS) {
      const found = start.exec(marked)?.[0];
      if (found !== undefined) report(path, `begins “${found}” and does not name its food: a step is read alone`);
    }
    for (const token of tokens) {
      if (token.kind !== 'ingredient') continue;
      const words = token.words ?? '';
      for (const listed of listedInstead(OTHER_WORDS, idOf.get(token.key), words))
        report(path, `says “${words}”, the list “${listed}”`);
    }
  }
  const said = steps.map(sentenceText);
  if (!said.some((sentence) => sentence.includes('papel de horno')))
    for (const [index, sentence] of said.entries())
      if (LINED.test(sentence)) report(`es.steps[${index}]`, 'does not say what it is lined with: papel de horno');
  for (const { index, verb, key, note } of doneAgain(steps, notes, DONE_ALREADY))
    report(`es.steps[${index}]`, `“${verb}” does again what the list says of ${key}: ${note}`);
};
