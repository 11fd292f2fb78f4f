import { doneAgain, type DoneAlready } from './doneAgain';
import type { Check } from './recipeCheck';
import { foodsAsMarks, sentenceText } from './stepSentence';

/** What a Spanish editor struck out, in sentences where `◆` is a food of the list, and what is said instead. */
const STRUCK: readonly (readonly [said: RegExp, better: string])[] = [
  [
    /(?<!\p{L})(?:amasa|tritura)(?! (?:bien |un poco )?(?:◆|el |la |los |las |todo))[^.;◆]*(?:◆[^.;◆]*)* hasta que (?:quede|esté)n? (?:muy |bien )?(?:lis|fin|bland|cremos|elástic)a(?!\p{L})/iu,
    'name what becomes smooth: hasta obtener una masa lisa, una crema fina',
  ],
  [
    /(?<!\p{L})envu[eé]lv\p{L}*[^.;]* en (?:(?:la|esta) (?:salsa|mezcla|mitad)|el (?:adobo|aliño|glaseado)|dos tercios)/iu,
    'coat: mezcla con, baña con, impregna de',
  ],
  [/(?<!\p{L})desgarrad[oa]s?(?!\p{L})/iu, 'roto con las manos, en trozos'],
  [
    /(?<!\p{L})(?!\p{L}*[áé]ndo)\p{L}*[áéíóú]\p{L}+(?:los|las|lo|la), (?:unos |unas )?\d/u,
    'no comma between the verb and its time',
  ],
  [/(?<!\p{L})con ello(?!\p{L})/iu, 'con la mezcla, con el adobo'],
  [/(?<!\p{L})de poc([oa]s) en poc\1/iu, 'en tandas pequeñas'],
  [/contra la pared(?! de)/iu, 'of what: contra la pared de la olla'],
  [
    /el horno a \{temp\}(?:\.| y) [^.]*(?:ferment|leud|dobl)[^.]* (?:[3-9]\d minutos|media hora|hora)/iu,
    'hacia el final, calienta el horno: it needs no more than a quarter of an hour',
  ],
  [/(?<!\p{L})se acaba(?:rá)?n? de hacer/iu, 'termina de hacerse'],
  [/(?<!\p{L})film(?! transparente)/iu, 'film transparente'],
  [
    /(?:esc[uú]rr|s[eé]ca|limpia)[^.;]* (?:sobre|en|con) papel(?! (?:de cocina|absorbente|húmedo))/iu,
    'papel de cocina',
  ],
  [/(?:forr|bandejas? |hojas )[^.;]*(?<!\p{L})(?:con|de) papel(?! (?:de |vegetal))/iu, 'papel de horno'],
  [/(?<!\p{L})(?:con|y) aluminio(?!\p{L})/iu, 'papel de aluminio'],
  [/medio-(?:fuerte|vivo|dulce)/iu, 'a fuego medio-alto, medio-bajo'],
  [/(?:molde|fuente|bandeja) (?:forrad|engrasad|untad)[oa] de \{\}/iu, 'un molde de 23 cm forrado'],
  [/en contra de la fibra/i, 'contra la fibra'],
  [/forr[^.;]* con papel de cocina|papel de cocina de hornear/iu, 'papel de horno: kitchen paper burns'],
  [/(?<!\p{L})gratinador(?!\p{L})/iu, 'el grill del horno'],
  [/a punto (?:bland|suave|firme|dur)/iu, 'a punto de nieve blando, firme'],
  [/(?<!\p{L})precalient/iu, 'calienta'],
  [/(?:color|dorad\p{L}|marrón|oscur\p{L}|claro)(?: \p{L}+)* parej[oa]s?(?!\p{L})/iu, 'uniforme'],
  [
    /congél?\p{L}*[^.;,]* (?:24 horas|(?:un|dos|tres|cuatro) días?)(?!\p{L})/iu,
    'cinco días, which a home freezer needs against anisakis',
  ],
  [/[,;:] ?[,;:.]| ,/u, 'one mark at a time'],
];

/** What is struck out in a list only. */
const STRUCK_IN_NOTES: readonly (readonly [said: RegExp, better: string])[] = [
  [
    /^(?:(?:la )?mitad|un[oa]s?|medi[oa]|dos|tres|cuatro|casi todo)(?: \p{L}+)+, (?:(?:la )?mitad|(?:el |la |las |los )?(?:un[oa]s?|otr[oa]s?|resto|demás)|medi[oa]|dos|tres|cuatro) (?!mayor|menor)/iu,
    'one part “y” the other: una en tiras y otra picada',
  ],
  [
    /^[^,]*\P{L}(?:lomos|piel|limpi[oa]s?|lavad[oa]s?|prensado|escurrid[oa]s?)(?:,| y)? (?:bien )?sec[oa]s?$/iu,
    'bien secado',
  ],
];

/** The list's word for a food against another word of the same food, which sends the cook back to the list. */
const OTHER_WORDS: readonly (readonly [id: string, other: RegExp, listed: string])[] = [
  ['cabbage', /^(?:la |de la |una? )?col(?:es)?(?!\p{L})/iu, 'repollo'],
  ['bread-roll', /^(?:los )?panes$/iu, 'panecillos'],
  ['red-onion', /morad/iu, 'roja'],
  ['maraschino-cherry', /guinda/iu, 'cereza'],
];

/** A tray or tin that is lined, and not said with what. */
const LINED =
  /(?<!\p{L})(?:bandejas?|molde) (?:de \{\} )?(?:(?:engrasad[oa] o )?forrad[oa]s?|\p{L}+ forrad[oa]s?)(?! (?:de|con (?:papel|film|hojas|masa|su|una?|la|el)) )/iu;

const DONE_ALREADY: readonly DoneAlready[] = [
  [/(?<!\p{L})batid/iu, /(?<!\p{L})bate $/iu],
  [/(?<!\p{L})cocid[oa]s?$/iu, /(?<!\p{L})(?:cuece|hierve) $/iu],
  [/(?<!\p{L})rallad/iu, /(?<!\p{L})ralla $/iu],
  [/(?<!\p{L})derretid/iu, /(?<!\p{L})(?:derrite|funde) $/iu],
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
    for (const [struck, better] of [...STRUCK, ...STRUCK_IN_NOTES]) {
      const found = struck.exec(note)?.[0];
      if (found !== undefined) report(`es.notes.${key}`, `“${found}” is not printed: ${better}`);
    }
  const idOf = new Map(ingredients.map(({ key, id }) => [key, id]));
  for (const [index, tokens] of steps.entries()) {
    const path = `es.steps[${index}]`;
    for (const [struck, better] of STRUCK) {
      const found = struck.exec(foodsAsMarks(tokens))?.[0];
      if (found !== undefined) report(path, `“${found}” is not printed: ${better}`);
    }
    for (const token of tokens) {
      if (token.kind !== 'ingredient') continue;
      for (const [id, other, listed] of OTHER_WORDS)
        if (idOf.get(token.key) === id && other.test(token.words ?? ''))
          report(path, `says “${token.words ?? ''}”, the list “${listed}”`);
    }
  }
  const said = steps.map(sentenceText);
  if (!said.some((sentence) => sentence.includes('papel de horno')))
    for (const [index, sentence] of said.entries())
      if (LINED.test(sentence)) report(`es.steps[${index}]`, 'does not say what it is lined with: papel de horno');
  for (const { index, verb, key, note } of doneAgain(steps, notes, DONE_ALREADY))
    report(`es.steps[${index}]`, `“${verb}” does again what the list says of ${key}: ${note}`);
};
