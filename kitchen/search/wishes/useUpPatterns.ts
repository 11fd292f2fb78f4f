/**
 * How cooks say that something has to be used up, as patterns over folded words joined by single spaces. English,
 * Spanish and French at once, like the patterns of what is ruled out.
 */

/** Anchored at the start of a word, ends at the end of a word. */
const phrase = (pattern: string): RegExp => new RegExp(`(?:${pattern})(?= |$)`, 'y');

const SOON =
  '(?: (?:first|soon|today|tonight|tomorrow|quickly|asap|now|ya|pronto|hoy|primero|cuanto antes|vite|rapidement|d abord|en premier|en priorite|aujourd hui))?';

/** The speaker and the intention. The number of words is limited, so that a long text takes no longer. */
const lead = (words: string) => `(?:(?:${words.split(' ').join('|')}) ){0,8}`;

const LEADS = [
  lead(
    'i we d ve got have need needs want would should must like trying try hoping looking gotta please help me us let s ideas recipe recipes something how what way to for and also',
  ),
  lead(
    'quiero queremos quisiera necesito necesitamos tengo tenemos hay debo debemos me nos gustaria toca que para por a receta recetas ideas algo y',
  ),
  lead(
    'je j on nous dois doit devons veux veut voulons voudrais ai a avons il faut faudrait aimerais pour idee idees recette recettes besoin de et',
  ),
];
const THE = '(?= (?:el|la|los|las|un|una|mi|mis|le|les|l|mon|ma|mes|une|du|des|de)(?: |$))';
const CORES = [
  `(?:use up|using up|use first|eat up|finish(?:ing)? (?:up|off)|get(?:ting)? rid of|must use)`,
  `(?:gastar|gasta|aprovechar|aprovecha|acabar? con|acabar${THE}(?! de)|terminar(?: con)?${THE}|dar salida a|usar primero)`,
  `(?:finir${THE}|a finir|ecouler|a ecouler|liquider|terminer${THE}|a terminer|a utiliser|utiliser (?:d abord|en premier|en priorite)|a consommer)`,
];

/** "need to use up", "tengo que gastar": what follows has to be used up. */
export const USE_UP = phrase(LEADS.map((words, i) => `${words}${CORES[i]!}${SOON}`).join('|'));

/** "to use up", "que hay que gastar": what is before it in its piece has to be used up. */
export const TO_USE_UP = phrase(
  [
    `(?:(?:that|which|i|we|they|it|still|really) ){0,3}(?:to|(?:need|needs|want|has|have|ought)(?: to)?|must|should)(?: be)? (?:use up|use first|using(?: up)?|used(?: up)?|eat up|finish (?:up|off))${SOON}`,
    '(?:that )?(?:(?:is|are|s|re) )?(?:going (?:off|bad)|about to (?:go (?:off|bad)|expire|turn)|(?:past|nearing|near) (?:its|their) (?:best|date)|on (?:its|their) last legs|expiring(?: soon)?)',
    `(?:que )?(?:hay|tengo|tenemos|debo|quiero|queremos|necesito)(?: que)? (?:gastar|aprovechar|usar|acabar|terminar|consumir)${SOON}|(?:por|para|sin) (?:gastar|aprovechar|acabar)${SOON}`,
    'a punto de (?:caducar|estropearse|pasarse|echarse a perder)|que (?:se (?:me )?(?:va|van) a (?:estropear|pasar|echar a perder)|(?:va|van) a caducar|caducan?(?: ya| pronto| hoy)?)',
    `(?:a|(?:qu|que )?(?:je dois|on doit|nous devons|il faut|je veux)) (?:finir|ecouler|utiliser|consommer|terminer|liquider)${SOON}`,
    'qui (?:va|vont) (?:se )?(?:perimer|perdre|gater|abimer)|bientot perimee?s?|sur le point de (?:se )?perimer',
  ].join('|'),
);

/** Ends what has to be used up: what follows is only on hand. */
export const ON_HAND = phrase(
  '(?:with|also|plus|but|(?:and )?(?:i|we) (?:also )?(?:have|ve)|in|for|before|con|tambien|pero|(?:y )?(?:ademas |tambien )?tengo|en|para|antes|avec|aussi|mais|(?:et )?j ai(?: aussi)?|pour|dans|avant)',
);

/** Before it, these deny it: "no need to use up". */
export const DENIED: ReadonlySet<string> = new Set(
  'no not nothing never without dont don doesnt needn t sin ni nunca nada pas ne n sans rien'.split(' '),
);
