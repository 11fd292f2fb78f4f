import type { Turn } from './turnsIn';

/** What a Spanish editor struck out, in sentences where `◆` is a food of the list, and what is said instead. */
export const SPANISH_TURNS: readonly Turn[] = [
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
  [
    /(?<!\p{L})(?:un|l|otr|est)[oa]s \{\}/iu,
    'its gender changes with the unit, centímetros or pulgadas: aproximadamente {23 cm}, de {23 cm}',
  ],
  [/(?<!\p{L})una hora y \d/iu, 'words or figures, not both: una hora y cuarto, 1 hora y 20 minutos'],
  [/(?<!\p{L})apaga(?= [ye] |[,;] | (?:cuando|mientras))/iu, 'what: apaga el fuego'],
  [/(?:trozos|dados|daditos) de bocado/iu, 'en trozos de un bocado'],
  [/(?<!\p{L})en bocados(?!\p{L})/iu, 'en trozos de un bocado'],
  [/(?<!\p{L})tres cuartos (?:de )?◆/iu, 'tres cuartas partes'],
  [/(?<!\p{L})devuelve (?:◆|(?:el|la) \p{L}+) a fuego(?!\p{L})/iu, 'vuelve a poner la olla a fuego bajo'],
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
  [
    /(?:necesari[oa]s?|que (?:hagan? falta|pidan?|admitan?|necesites)) para una? (?:masa|pasta|crema|salsa)/iu,
    'what is made of it: para obtener una masa',
  ],
  [/(?<!\p{L})no l[oa]s? \p{L}+ en (?:una?|dos|\d)/iu, 'durante 2 minutos'],
  [
    /(?<!(?:◆|masa|hojaldre|galletas|bizcochos|resto)[^.]*)(?<!\p{L})forra(?! con|[^.;]* con ) /iu,
    'with what: forra un molde con papel de horno',
  ],
  [/contra (?:la|el) (?:olla|sartén|cazuela|cazo|wok|bol|cuenco)(?!\p{L})/iu, 'contra la pared, contra el fondo'],
  [/(?<!\p{L})a manchas(?!\p{L})/iu, 'por zonas'],
  [
    /(?<!\p{L})(?:devuelve|devuélvel[oa]s?|vuelve a poner(?:l[oa]s?)?)(?!\p{L}|[^.;]*(?<!\p{L})(?:al?(?! medias)|en|sobre|encima|dentro|huesos ◆)(?!\p{L}))/iu,
    'to where: devuelve la carne a la cazuela',
  ],
  [/contraveta|contra (?:la )?veta|perpendicular/iu, 'contra la fibra, de través'],
  [/(?<!\p{L})en el (?:mismo )?día(?!\p{L})/iu, 'el mismo día'],
  [/(?<!\p{L})sigue \p{L}+ndo[^.;,]* más(?!\p{L})/iu, 'once: hornea 10 minutos más'],
  [/(?<!\p{L})de vuelta (?:en|a)(?!\p{L})/iu, 'devuélvelo a la sartén'],
  [/(?<!\p{L})enrolla apretado/iu, 'enrolla apretando'],
  [/(?<!\p{L})que (?:◆ )?templen?(?!\p{L})/iu, 'que se temple'],
  [
    /, que (?:no )?(?:se (?:tuesten?|doren?|vean?|ablanden?|deshagan?|peguen?)|sobresalgan?|queden?|(?:apenas )?tiemblen?)(?!\p{L})/iu,
    'para que se tuesten, de modo que sobresalga',
  ],
  [
    /(?<!\p{L})cubre (?:[◆\p{L} ]+ )?con (?:◆|agua)(?: \p{L}+)? (?:\d|media hora|toda la|hasta que (?!sobrep|cubra))/iu,
    'cúbrelo con agua y déjalo 10 minutos',
  ],
  [
    /(?:dados|daditos|trozos|bolas|lonchas|láminas|tiras|filetes) como (?:una? |papel)/iu,
    'del tamaño de un garbanzo, finas como el papel',
  ],
  [/hasta que huelan?(?= *(?:[.,;:]|$))/iu, 'of what: hasta que huelan bien, hasta que suelten su aroma'],
  [/(?<!\p{L})igual l[ao]s demás(?!\p{L})/iu, 'igual con las demás'],
  [
    /◆, (?:(?:la mitad|el resto|una pizca)(?: de)? )?◆ [ye] ◆ [ye] (?!(?:el|la|los|las|una?|después)(?!\p{L}))\p{L}/iu,
    'a comma before the “y” that joins a new verb to a series: la sal y el aceite, y remueve',
  ],
  [/(?<!\p{L})a (?:un )?hervor suave/iu, 'calienta hasta que empiece a hervir, cuece a fuego suave'],
  [
    /(?<!\p{L})hierve (?:(?:unos )?\d+ minutos|(?:media|una) hora)(?! (?:◆|el|la|los|las)(?!\p{L}))/iu,
    'what boils: deja hervir la salsa 4 minutos, hiérvelas 4 minutos',
  ],
  [/(?<!\p{L})hasta (?:las )?tres cuart[oa]s(?! partes)|hasta tres cuartas/iu, 'hasta las tres cuartas partes'],
  [
    /(?<=(?:[.;,]|(?<!\p{L})y) )para (?:cuando|ahí|en cuanto|antes de que)(?!\p{L})/iu,
    'it reads as a preposition: detente cuando',
  ],
  [/(?<=(?:,|(?<!\p{L})y) )espuma(?=,| (?:y|con|bien)(?!\p{L}))/u, 'it reads as a noun: retira la espuma'],
  [
    /(?:\d (?:minutos?|horas?)|(?:media|una|de) hora|un minuto)(?: más)? hasta (?:que|obtener|tener)(?!\p{L})/iu,
    'a comma between the time and the sign: 10 minutos, hasta que',
  ],
  [
    /(?<!\p{L}|l[oa]s? |se )(?:tritura|cuela|bate|escurre|riega|ten|pasa|tapa|sazona|aliña|mezcla|cubre) todo(?= (?:con|en|por|al?|muy|hasta|bien|junto|\p{L}+ado)(?!\p{L})|[,.;])/iu,
    'the verb has its pronoun: tritúralo todo',
  ],
];

/** What is struck out in a list only. */
export const SPANISH_LIST_TURNS: readonly Turn[] = [
  [
    /^(?:(?:la )?mitad|un[oa]s?|medi[oa]|dos|tres|cuatro|casi todo)(?: \p{L}+)+, (?:(?:la )?mitad|(?:el |la |las |los )?(?:un[oa]s?|otr[oa]s?|resto|demás)|medi[oa]|dos|tres|cuatro) (?!mayor|menor)/iu,
    'one part “y” the other: una en tiras y otra picada',
  ],
  [
    /^[^,]*\P{L}(?:lomos|piel|limpi[oa]s?|lavad[oa]s?|prensado|escurrid[oa]s?)(?:,| y)? sec[oa]s?$|(?<!\p{L})bien secad[oa]s?(?!\p{L}| con papel)/iu,
    'bien seco, secado con papel de cocina: dried fish or chickpeas are another food',
  ],
  [/(?<!\p{L})poco batid/iu, 'apenas batidos'],
  [/^separados?(?=,|$)/iu, 'which parts: con claras y yemas separadas'],
  [/^para (?:freír|cocer), /iu, 'of what: patatas para freír, peladas'],
];
