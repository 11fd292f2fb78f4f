import type { Turn } from './turnsIn';

/**
 * Turns of phrase that a cook in Spain does not use, and what is said instead. They are looked for in descriptions, notes
 * and steps, where `{temp}` stands as it is written.
 */
export const SPANISH_IDIOMS: readonly Turn[] = [
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
  [/(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|estad|\p{L}{2,}áis|(?!dieciséis)\p{L}{2,}éis)(?!\p{L})/iu, 'the form of tú'],
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
  [
    /(?:minutos|horas?|media)(?: más)?, hasta (?:que|obtener|tener|dejar)(?!\p{L})[^,.;:]*? [ye] (?:\p{L}*[áéíóú]\p{L}+l[oa]s?|deja|añade|incorpora|sirve|ponl?e?s?|echa|retira|saca|escurre|mezcla|reserva|agrega|vierte|pasa|quita|tapa(?! de)|sazona|mete|cuela|apaga|reparte|tritura|espolvorea)(?!\p{L})/iu,
    'a comma where the aside ends: 6 minutos, hasta que cruja, y sácalo',
  ],
  [/(?<!\p{L})la sal(?: y|,) pimienta/iu, 'la sal y la pimienta, la mitad de la sal y un poco de pimienta'],
  [/(?<!\p{L})en una capa(?=[.,;]|$| (?:y|con|sobre)(?!\p{L}))/iu, 'en una sola capa'],
  [/(?<!\p{L})(?:ebullición|hervor) fuerte/iu, 'a plena ebullición'],
  [/(?<!\p{L})ten (?:el|la|los|las) \p{L}+ en (?:agua|remojo|leche)(?!\p{L})/iu, 'deja la cebolla en agua'],
  [
    /(?<!\p{L})haz(?:l[oa]s?| (?:el|la|los|las) \p{L}+) (?:a fuego|(?:unos )?\d+(?:,| [ao] \d+)? (?:segundos|minutos)|de \d)/iu,
    'the verb of the pan: fríe, pocha, asa, cuece',
  ],
  [
    /hasta que [^.;:,]*, (?:(?:unos|unas) \d+|de \d+ a \d+|alrededor de(?: una)?) (?:minutos|horas?|hora y media)(?= en total|[.,])/iu,
    'the time before the sign: unos 5 minutos, hasta que',
  ],
  [
    / y sal y (?!pimienta|azúcar|vinagre|(?:el|la|los|las|una?) )\p{L}/iu,
    'a comma before the new verb: y sal, y sofríelo',
  ],
  [
    /(?<!,) o (?:se )?(?:cortar|saber|pegar|perder|quemar|deshar|romper)án?(?!\p{L})/iu,
    'a comma: no lo remuevas, o perderá el gas',
  ],
  [/(?<!\p{L})(?:bate|deshaz|mezcla) dentro(?!\p{L})/iu, 'deshaz en la harina, incorpora batiendo'],
  [/(?<!\p{L})(?:l|est)os aromáticos dan(?!\p{L})/iu, 'name them: it is no noun'],
  [
    /(?<!\p{L})est(?:i|í)r\p{L}* [^.;]* en un (?:disco|rectángulo|círculo|óvalo|cuadrado)(?!\p{L})/iu,
    'estira la masa hasta formar un disco',
  ],
  [/(?<!\p{L})en un hilo(?! fino| constante| continuo)/iu, 'en un hilo fino'],
];
