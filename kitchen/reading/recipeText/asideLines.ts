import { foldText } from '../foldWord';

/** Headers of a mail, greetings, closings and signatures, hashtags, buttons of a page: not part of the recipe. */
const HEADER = /^(?:from|to|cc|date|sent|de|para|a|fecha|enviado|envoye|objet|fw|fwd)\s?:\s?\S/;
const GREETING =
  /^(?:hi|hiya|hello|hey|dear|morning|good (?:morning|afternoon|evening)|hola|buenas|buenos dias|querid[oa]s?|salut|bonjour|bonsoir|coucou|cher|chere|chers)\b[^.:]{0,60}[,!.:]?$/;
const CLOSING =
  /^(?:love(?= from|,| \p{L}+$|$)|lots of love|best(?= wishes|,|$)|regards|kind regards|cheers|thanks|thank you|bye|see you|talk soon|hugs|xx+|enjoy(?= your| it| the meal|[.!]|$)|happy (?:cooking|baking)|let me know|un (?:beso|abrazo|saludo)|besos|besitos|saludos|gracias|que aproveche|buen provecho|a disfrutar|y listo|bises?|bisous?|bonne journee|a bientot|amities|cordialement|merci|bon appetit|regalez[- ]vous|sent from|enviado desde|envoye d(?:e|epuis)|get outlook|follow (?:me|us|for)|save this|sigueme|guarda esta|guardad|abonnez|enregistre|jump to recipe|advertisement|publicidad|publicite)\b.{0,60}$|^(?:print|share|pin|save|imprimir|compartir|guardar|imprimer|partager|enregistrer)(?: recipe| this| it| receta| la recette)?$/u;
/** What newsletters, forums and videos put around a text. */
const FURNITURE =
  /^(?:view (?:this|in)\b.*\b(?:browser|online)|(?:click|cliquez|haz clic)\b|unsubscribe|update your preferences|si (?:ce|cet) (?:message|e-?mail)|voir (?:en ligne|dans)|se desabonner|(?:ver|abrir) (?:este|en el navegador)|darse de baja|posted (?:by|on)|publicado (?:por|el)|(?:mensaje|message) de|(?:poste|publie) (?:par|le)|don'?t forget to (?:like|subscribe)|(?:like and )?subscribe|abonne-toi|suscribete|hey guys|welcome (?:back )?to (?:my|our)|(?:i )?hope (?:you|this)|espero que (?:os|te|les)|guardal[ao]|cuentame|bonne degustation|bon app|pensez a vous abonner|dites[- ]moi|ya me (?:contais|contaras|dices|direis)|edit ?:|u\/\w)/;
const STARS = /^[★☆⭐✩✪\s\d.,/()]*[★☆⭐✩✪][★☆⭐✩✪\s\d.,/()]*(?:from |de |sur )?(?:\(?\d[\d.,]* \p{L}+\)?)?$/u;
const HASHTAGS = /^(?:[#@][\p{L}\p{N}_.]+\s*)+$/u;
const ADDRESS = /^<?https?:\/\/\S+>?$/i;
const QUOTED = /^(?:on|le|el) .{5,80}(?:wrote|a ecrit|escribio)\s?:$/;
const RULE = /^[-–—_=*~.·•\s]+$/u;
const ASIDE_MAX = 90;

/** Whether a line belongs to the letter or the page around a recipe, not to the recipe. */
export const isAside = (line: string): boolean => {
  if ([RULE, HASHTAGS, ADDRESS, STARS].some((pattern) => pattern.test(line))) return true;
  if (line.length > ASIDE_MAX || /\d\s?(?:g|kg|ml|cups?|tbsp|tsp|min)\b/i.test(line)) return false;
  const folded = foldText(line)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  return folded === '' || [HEADER, GREETING, QUOTED, CLOSING, FURNITURE].some((pattern) => pattern.test(folded));
};

const KEEPING =
  /^(?:(?:(?:it |they |leftovers )?(?:keeps?|freezes)|(?:they|leftovers) freeze)\b|best (?:eaten|served)|se (?:conservan?|congelan?|conserve(?:nt)?|garde(?:nt)?)\b|(?:se puede|on peut) (?:guardar|conservar|congelar|conserver|congeler)|peut se)/;

/** Whether a line says how a dish keeps, which is no step. */
export const isKeeping = (line: string): boolean => KEEPING.test(foldText(line).replace(/^[^\p{L}]+/u, ''));

const SUBJECT = /^(?:subject|asunto|objet|betreff)\s?:\s*(?:(?:re|fwd?|rv|tr)\s?:\s*)*(\S.*)/i;

/** The subject of a mail, without "Re:" and "Fwd:". */
export const subjectOf = (line: string): string | undefined => SUBJECT.exec(line)?.[1];
