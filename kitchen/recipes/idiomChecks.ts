import { ENGLISH_TURNS } from './englishTurns';
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
    [/escurrid[oa]s y sec[oa]s(?!\p{L})/iu, 'escurridos y bien secados'],
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
  ],
  fr: [
    [/moyen-(?:doux|vif)/i, 'à feu assez doux, à feu assez vif'],
    [/(?<!\p{L})rectifiez en(?!\p{L})/iu, 'salez si besoin, rectifiez l’assaisonnement en'],
    [/(?<!\p{L})cuisez(?!\p{L})/iu, 'faites cuire, laissez cuire'],
    [/(?<!ne |n’|y )\bsautez(?! pas)/iu, 'faites sauter'],
    [/(?<![\p{L}])tournez-(?:les?|la) dans/iu, 'enrobez-les de, mélangez-les avec'],
    [/\bverdure\b/i, 'légumes verts'],
    [/\bzeste \p{L}+(?: \p{L}+)? finement râpés/iu, 'zeste finement râpé'],
    [
      /(?<![\p{L}’-])(?:de|le|la|que|ne|se|jusque) (?:[aâàeéèêiîoôuûœ]|huil|herb|heure|huître)\p{L}*/iu,
      'elide: d’, l’, qu’, n’, s’',
    ],
    [/(?:trace|rien|plus) de ros[eé](?!\p{L})|(?<!\p{L})sans ros[eé](?!\p{L})|trace rosée/iu, 'ne soit plus rosé'],
    [/(?:secou|tapot)\p{L}* l’excédent/iu, 'tapotez pour ôter l’excédent'],
    [/additionnée? de sel/i, 'salée'],
    [/\btours? de (?:moulin de )?poivre/i, 'tour de moulin à poivre'],
    [/\bgoûtez pour le sel|rectifiez le sel\b/i, 'goûtez et salez si besoin'],
    [/\bcontre (?:la fibre|le fil)|en travers d(?:es|e la) fibre/i, 'perpendiculairement aux fibres'],
    [/\bcoupée?s? dess(?:us|ous)/i, 'face coupée vers le haut, vers le bas'],
    [/(?<!\p{L})un pi(?:c|que)(?![\p{L}-])/iu, 'une pique'],
    [/(?:\d|une) heures? et \d+ minutes/i, '1 heure 30'],
    [/(?<!(?:pour|pendant|à|de) )la dernière minute/i, 'à la dernière minute, pour la dernière minute'],
    [
      /(?<!\p{L})un(e?) (?:\p{L}+ )?(?:(?:hach|émin|press|coupé|râp)\p{L}*|en) ?[^.;,]*, un\1(?!\p{L})/iu,
      'l’un haché, l’autre en lanières',
    ],
    [/indo-?chinois/i, 'sino-indienne, since Indochina is another place'],
    [
      /congel\p{L}+ (?:au préalable )?(?:une journée|(?:un|deux|trois|quatre|cinq|six) jours?)(?!\p{L})/iu,
      'sept jours, which a home freezer needs',
    ],
    [/(?<!\p{L})(?:mettez|ajoutez) (?:du sel(?: et du poivre)?(?=[.,;])|du sel et du poivre)/iu, 'salez, poivrez'],
    [/goûtez et salez si besoin,? et(?!\p{L})/iu, 'goûtez, salez si besoin et'],
    [/(?<!\p{L}) puis goûtez(?<!, puis goûtez)/iu, ', puis goûtez'],
    [/laissez-(?:le|la|les) pendant que/i, 'laissez-le reposer pendant que'],
    [/mélangez le paprika(?! fumé et)/i, 'incorporez le paprika'],
    [/(?<!60 à )\b(?:6[6-9]|[7-9]\d|1[01]\d) minutes/i, '1 heure 10'],
    [/farine à gâteaux/i, 'farine avec levure'],
    [/une cuillère à (?:café|soupe) d/i, 'une cuillerée à café de'],
    [/assaisonnez de sel(?! et|, d)/i, 'salez'],
    [/tendres? à l’os/i, 'tendre jusqu’à l’os'],
    [/\btendreté/i, 'jusqu’à ce qu’ils soient tendres'],
    [/\bquitte(?:r|nt)? l’os/i, 'se détache de l’os'],
    [/\bremuez-y/i, 'faites-y revenir en remuant'],
    [/chauffez le four à \{temp\}\. \p{L}+-(?:les?|la|y|en)(?!\p{L})/iu, 'name the food again, not the oven'],
    [/\bselon le paquet/i, 'comme indiqué sur le paquet'],
    [/\bglaçons neufs/i, 'glaçons frais'],
    [/eau(?: froide| bouillante| chaude)? avec du sel/i, 'eau salée'],
    [/mettez du sel sur/i, 'salez'],
    [/\bplaques? garnies?(?!\p{L}| de| d’)/iu, 'garnie de papier cuisson'],
    [/qu’(?:elle|il)s? double(?:nt)?(?! de volume)(?!\p{L})/iu, 'double de volume'],
    [/réchauffez(?:-\p{L}+)? sans (?:faire )?bouillir/iu, 'réchauffez sans laisser bouillir'],
    [/(?<!(?:pour|pendant|dans) )les (?:\p{L}+ )?dernières minutes/u, 'pour les dernières minutes'],
    [/\{temp\} (?:environ )?(?:une? (?:demi-)?(?:heure|quart)|\d)/i, 'à 180 °C pendant 40 minutes'],
    [/(?<!\p{L})toast(?:ez|er|ée?s?)(?!\p{L})/iu, 'faites griller'],
    [/(?:râp|moul)(?:ée?s?|ue?s?) gros(?!\p{L})/iu, 'grossièrement râpé'],
    [/l’eau (?:soit|est) partie/i, 'l’eau se soit évaporée'],
    [/\b(?:jaunes|blancs) des œufs/i, 'jaunes d’œufs, blancs d’œufs'],
    [
      /\bajoutez(?:-\p{L}+)? (?:(?!(?:\p{L}+ez|faites)(?!\p{L})|(?:pour|pendant|encore) )[^.;,:])+ (?:une|deux|trois|\d+) (?:demi-)?minutes?(?!\p{L})(?! (?:avant|après|plus))/iu,
      'ajoutez, remuez une minute',
    ],
  ],
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
