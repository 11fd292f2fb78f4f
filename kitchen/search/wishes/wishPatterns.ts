/**
 * How cooks rule something out, as patterns over folded words joined by single spaces, with " , " at the end of a piece
 * of the text. English, Spanish and French at once: cooks mix them, and no pattern has another meaning in another
 * language.
 */

/** Anchored at the start of a word, ends at the end of a word. */
const phrase = (pattern: string): RegExp => new RegExp(`(?:${pattern})(?= |$)`, 'y');

const NOT_EN =
  '(?:(?:do|does|did|ca|wo|have|has|should|must|could|would|is|are) ?n t|dont|doesnt|didnt|cant|wont|havent|do not|does not|can not|cannot|will not|must not|should not|may not|never)';

/** A lack or a dislike: rules out the ingredient itself, not everything with its allergen. */
const LACK = phrase(
  [
    `${NOT_EN} (?:actually |really |currently )?(?:have|got|like|want|fancy|enjoy|own)(?: got)?`,
    '(?:have|got|has) (?:no|run out of)|(?:(?:ran|run|running|fresh|all) )?out of|(?:(?:have|ve|has|just|already|all|i|we) )*used up(?: all)?|hate|hates|dislike|dislikes|not (?:a fan|fond) of|lacking',
    'no (?:me |nos |le |les )?(?:gustan?|apetecen?|tengo|tenemos|tiene|quiero|queremos|hay|quedan?|encuentro)|(?:se )?(?:(?:me|nos) )?(?:ha|han) acabado|(?:me|nos) (?:faltan?|he quedado sin|hemos quedado sin)|odio',
    '(?:(?:je|on|nous|il|elle|y|tu) )*(?:n|ne) (?:y )?(?:ai|a|avons|aime|aimons|aiment|reste|veux|veut|voulons) (?:vraiment )?(?:pas|plus|aucune?)|plus du tout|je deteste|deteste',
  ].join('|'),
);

/** For health reasons: lists may end in "and". */
const ALLERGY = phrase(
  [
    '(?:severely |highly )?(?:allergic|intolerant|sensitive) to|(?:allergy|allergies|intolerance|sensitivity) to|allerg(?:y|ies) ,',
    '(?:muy )?(?:alergic[oa]s?|intolerantes?|sensibles?) (?:al?|con)|(?:alergias?|intolerancias?) (?:al?|con)|alergias? ,',
    '(?:tres )?(?:allergiques?|intolerante?s?|sensibles?) (?:aux?|a)|(?:allergies?|intolerances?) (?:aux?|a)|allergies? ,',
    `(?:(?:i|we|he|she|they) )?${NOT_EN} (?:eat|have|use|do|take|tolerate|stand|drink|digest|stomach|touch|add|include|contain)`,
  ].join('|'),
);

/** Whole sentences that begin with words that rule out by themselves. */
const REFUSAL = phrase(
  [
    'no (?:puedo|podemos|puede|pueden|quiero|debo|debe|debemos) (?:comer|tomar|beber|probar|usar)|no (?:como|comemos|come|comen|tomo|tomamos|bebo|uso|usamos|tolero|soporto|lleven?|lleva|contenga|pongas|anadas|uses)',
    '(?:(?:je|on|nous|il|elle) )*(?:n|ne) (?:mange|mangeons|bois|peux|pouvons|supporte|supportons|tolere|digere|consomme|prends|utilise|mets) (?:pas|plus|jamais|aucune?)(?: manger| boire| avoir)?',
  ].join('|'),
);

const AVOID = phrase(
  [
    'no(?: more| added)?|non|not?|without|withou|withuot|wihtout|wtihout|witout|w / o|w o|minus|less the|hold(?: off)?(?: on)? the|hold|skip|leave out|leave off|omit|omitting|avoid|avoiding|exclud(?:e|ing)|except(?: for)?|apart from|but not|nothing with|anything but|zero|free (?:of|from)|lacking in|lay off|never',
    'sin|sn|zero|cero|nada de|nada con|ni|libres? de|exent[oa]s? de|excepto|salvo|menos|quitar|quita|evitar|evito|evita|ningun[oa]?|nunca|jamas',
    'sans|san|zero|pas(?: trop)?(?: (?:de|d|du|des))|pas|exempte?s? de|depourvue?s? de|libre de|sauf|hors(?! d oeuvres?)|excepte|a part|aucune?|jamais|eviter|evite|ni',
  ].join('|'),
);

/** Most specific first. */
export const INTRODUCTIONS = [
  { kind: 'lack', pattern: LACK },
  { kind: 'allergy', pattern: ALLERGY },
  { kind: 'avoid', pattern: REFUSAL },
  { kind: 'avoid', pattern: AVOID },
] as const;
export type IntroductionKind = (typeof INTRODUCTIONS)[number]['kind'];

/** Words between "no" and what it rules out. */
export const LINK_WORDS: ReadonlySet<string> = new Set(
  (
    'any anything stuff more added extra fresh raw a an the all some of to from with containing contain contains too very much my ' +
    'eat be enough other kind kinds type types al el la los las lo un una de del nada con mas muy demasiado comer comida que tenga ' +
    'lleve le les l d du des une au aux trop tres manger plus'
  ).split(' '),
);

/** The speaker or the topic; it is removed together with the wish. */
export const LEAD_IN =
  /(?:^|(?<= ))(?:(?:i m|i am|im|i|we re|we are|we|he s|she s|he is|she is|my (?:wife|husband|son|daughter|partner|guest|friend|kid|child)(?: is| s)?|but|and|with|it s|its|must be|has to be|needs? to be|should be|make it|make them|keep it|please|strictly|totally|completely|all|everything|anything|have an?|has an?|got an?|severe(?:ly)?|serious|bad|an?|am|cook(?:ing)? for an?|soy|somos|es|son|estoy|tengo|tenemos|pero|y|que sea|que sean|que|tiene que ser|todo|cualquier cosa|algo|estrictamente|totalmente|100|una|un|dieta|con|me gusta todo|j|ai|je|suis|nous|sommes|on|est|mais|et|c est|tout|une?|regime|mon|ma|qui soit|soit|strictement|totalement|avec) )+$/;

/** After the word that is ruled out: "gluten free", "nut allergy". */
export const ENDINGS = phrase(
  '(?:free(?! (?:range|from|of|run|style|roaming)(?: |$))|allergy|allergies|allergic|intolerances?|intolerant|sensitivity|sensitive)',
);
/** The same as one word. */
export const GLUED_ENDING = /^(?:(.{3,})(?:free|less)|non(.{4,}))$/;
export const POLITE = phrase(
  'please|thanks|thank you|por favor|gracias|s il (?:vous|te) plait|svp|stp|merci|at all|para nada|du tout',
);

/** "no onions or garlic": what follows is ruled out too. */
export const OR_WORDS: ReadonlySet<string> = new Set(['or', 'nor', 'ni', 'o', 'u', 'ou', '/']);
/** "no dairy and eggs": only what cannot be an ingredient on hand. */
export const AND_WORDS: ReadonlySet<string> = new Set(['and', 'y', 'e', 'et', '&', '+', 'n']);
/** "no onions and with rice": what follows is on hand again. */
export const WITH_WORDS: ReadonlySet<string> = new Set(['with', 'con', 'avec']);

/** Diets that stand alone anywhere in the text. */
export const DIET_PATTERNS = (
  [
    [
      'Vegan',
      '(?:wfpb|vegans?|vegan[oa]s?|veganes?|vegetalien(?:ne)?s?|plant ?based|all plants?|a base de plantas|base vegetale?|a base de plantes|100 vegetal)',
    ],
    [
      'Vegetarian',
      '(?:vegetarians?|vegetarian[oa]s?|vegetarien(?:ne)?s?|veggie|vege|veggo|meat ?free|meatless|ovo ?lacto)',
    ],
    [
      'Fish',
      '(?:pescatarians?|pescetarians?|pescatarian[oa]s?|pescetarian[oa]s?|pescovegetarian[oa]s?|pescetarien(?:ne)?s?|pescatarien(?:ne)?s?)',
    ],
    [
      'Keto',
      '(?:keto(?:genic)?|cetogenic[oa]s?|cetogenes?|(?:low|no) carb(?:s|ohydrates?)?|lowcarb|atkins|baj[oa]s? en (?:carbohidratos|hidratos(?: de carbono)?)|pocos (?:carbohidratos|hidratos)|pauvres? en glucides|faible en glucides|peu de glucides)',
    ],
    ['Low FODMAP', '(?:(?:low |baj[oa]s? en |pauvres? en |faible en |sans |sin |no )?fodmaps?)'],
  ] as const
).map(([diet, pattern]) => ({
  diet,
  pattern: phrase(`${pattern}(?: (?:diet|food|recipes?|meals?|only|dieta|dietas|regime|cuisine))?`),
}));

/** Long names of diets, in which one typing error is accepted. */
export const LONG_DIET_WORDS = (
  [
    ['Vegetarian', 'vegetarian vegetariano vegetariana vegetarien vegetarienne'],
    ['Vegan', 'vegetalien vegetalienne'],
    ['Fish', 'pescatarian pescetariano pescetarien'],
    ['Keto', 'ketogenic cetogenica'],
  ] as const
).flatMap(([diet, list]) => list.split(' ').map((word) => ({ diet, word })));

/** A person's condition, which rules out an allergen by itself. */
export const COELIAC = phrase(
  '(?:c(?:o|e)?eliac|celiac|celiac[oa]s?|coeliaques?|celiaques?)(?: (?:disease|friendly))?',
);

/** Words after "no" that are not food. */
export const NO_FOOD: ReadonlySet<string> = new Set(
  (
    'oven hob stove microwave blender mixer fridge freezer skin bone bones bake cook knead churn fuss time stress waste need ' +
    'problem problems idea ideas clue rush mess leftovers name money worries heat fat salt horno piel hueso huesos fuego tiempo ' +
    'microondas prisa prisas four peau os cuisson temps levage petrissage micro ondes gras sel sal frills limit'
  ).split(' '),
);
