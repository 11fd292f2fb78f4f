import { ENGLISH_TURNS } from './englishTurns';
import { FRENCH_TURNS } from './frenchTurns';
import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from './recipeFormat';
import { foodsAsMarks, sentenceText } from './stepSentence';

/** Turns of phrase of another language, or too vague to cook by, and what a cook of the language says. */
const TURNS: Readonly<Record<WrittenLanguage, readonly (readonly [said: RegExp, better: string])[]>> = {
  en: ENGLISH_TURNS,
  es: [
    [/(?<!\p{L})y h?i(?![aeoáéó])\p{L}+/iu, 'e before the sound i'],
    [/(?<!\p{L}|\d )o h?o\p{L}+/iu, 'u before the sound o'],
    [
      /el horno a \{temp\}\. (?!Mezcla)\p{L}*[áéíóú]\p{L}*(?:los|las|lo|la)(?!\p{L})/iu,
      'name the food again, not the oven',
    ],
    [/según el paquete|como diga el paquete/i, 'según las instrucciones del paquete'],
    [/(?<!\p{L})terminad[oa]s? con(?!\p{L})/iu, 'rematado con, con … por encima'],
    [/(?<!\p{L})nada rosas?(?!\p{L})/iu, 'nada rosado'],
    [/(?<!\p{L})dej\p{L}+ (?:que )?leve?n?r?(?!\p{L})|(?<!\p{L})de levar(?!\p{L})/iu, 'fermentar'],
    [/ a \{temp\} (?:unos |unas )?\d/i, 'a 180 °C durante 40 minutos'],
    [/\bse acaban? en (?:el|la) (?:sartén|salsa|cazuela|horno|olla)/i, 'terminan de hacerse en'],
    [/\bportobellini\b/i, 'champiñones portobello pequeños'],
    [/\bralladura(?: de \p{L}+)?,? rallada/iu, 'ralladura fina'],
    [/(?<!\p{L})(?:sartén|olla|cazuela|cacerola|bandeja|fuente)(?: \p{L}+)?,? pesada/iu, 'de fondo grueso, gruesa'],
    [/(?<!\p{L})salpim(?:ienta|enta|éntal[oae]s?)[^.;]* con(?: \p{L}+)* sal(?!\p{L})/iu, 'sazona con sal y pimienta'],
    [/(?<!\p{L})(?:de|a) el (?!Salvador)/u, 'del, al'],
    [/(?<!\p{L})indochin[oa]s?(?!\p{L})/iu, 'chino-indio, since Indochina is another place'],
    [/(?<!\p{L})a través de(?:l| un| una| la)? (?:colador|tamiz|hueso|paño)/iu, 'por un colador, hasta el hueso'],
    [/(?<!\p{L})descart(?:a|al[oae]s?|ar)(?!\p{L})/iu, 'desecha, tira'],
    [/(?<!\p{L})cuñas(?!\p{L})/iu, 'gajos, triángulos'],
    [/transversalmente al hueso/i, 'en perpendicular al hueso'],
    [/(?<!\p{L})huel[ae]n? dulce/iu, 'huela bien'],
    [/escurrid[oa]s y sec[oa]s(?!\p{L})/iu, 'escurridos y bien secos'],
    [/(?<!\p{L})rosetones/iu, 'rosetas'],
    [/(?<!\p{L})justo (?:tiern|cocid)[oa]s?(?!\p{L})/iu, 'apenas tierno'],
    [/(?:,| y) espuma(?=[.,])/iu, 'retira la espuma'],
    [/(?:hasta|para) que la salsa se agarr/i, 'espese, se ligue, se pegue a la pasta'],
    [/(?<!\p{L})un([oa]) (?:en \p{L}+(?: \p{L}+)?|picad[oa]), un\1 (?:en|picad)/iu, 'una en tiras y otra picada'],
    [
      /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|estad|\p{L}{2,}áis|(?!dieciséis)\p{L}{2,}éis)(?!\p{L})/iu,
      'the form of tú',
    ],
    [
      /(?<!\p{L})(?:del|al?|el|la) últim[oa] (?:maicena|harina|mantequilla|azúcar|aceite|queso|leche|nata|ghee|agua)/iu,
      'el resto de',
    ],
    [/(?<=^|[.;] )fuera del fuego (?=\p{L})/iu, 'a comma: fuera del fuego, añade'],
    [/(?<!\p{L})infusiona(?!\p{L})/iu, 'déjalo infusionar 4 minutos'],
    [
      /^(?!.*(?:esc[uú]rr|s[aá]ca|colador)).*(?<!\p{L})cuece(?!\p{L}).*(?<!\p{L})guarda (?:una?|dos|algo|media|unas)(?!\p{L})[^.;]* del? agua/isu,
      'what is cooked is drained: antes de escurrirla, guarda una taza del agua',
    ],
  ],
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
      for (const [turn, better] of TURNS[language]) {
        const found = turn.exec(said)?.[0];
        if (found !== undefined) report(path, `“${found}” is said otherwise: ${better}`);
      }
  }
  for (const [index, tokens] of text.es.steps.entries()) {
    const found = ADDED_FOR_A_TIME.exec(foodsAsMarks(tokens))?.[0];
    if (found !== undefined) report(`es.steps[${index}]`, `“${found}” does not say what happens in that time`);
  }
};
