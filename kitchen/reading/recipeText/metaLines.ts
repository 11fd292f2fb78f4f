import { foldText } from '../foldWord';
import { secondsInText, servingsInText } from './amountsInText';

/** What a short line beside the title says about the whole recipe. */
export interface MetaLine {
  servings?: number;
  /** In minutes. */
  total?: number;
  /** Minutes of preparation, cooking or resting: parts of the whole. */
  part?: number;
  /** Only a fact that Larder computes or does not keep: difficulty, course, calories, price. */
  isOther?: true;
}

const META_MAX = 110;
/** A time or yield with more words is part of a sentence. */
const PIECE_WORDS_MAX = 7;
const SERVINGS =
  /^(?:(?:recipe )?(?:serves|enough for|servings?|serving size|feeds|makes|yields?|portions?)\b|for \d+(?: ?[-–] ?\d+)? (?:people|person|serving)|\d+(?: ?[-–] ?\d+)? (?:serving|portion|people|personne|pers\b|pax\b|personas|raciones|porciones|comensales)|(?:raciones|porciones|comensales|personas|rinde|sirven?|para)\b.{0,14}\d|(?:pour|nombre de (?:personnes|parts|portions)|personnes|parts)\b.{0,14}\d)/;
/** "About 4 jars", "8 parts", "4 à 6 personnes", "Salen unas 20". */
const YIELD =
  /^(?:(?:about|around|environ|unos|unas) )?\d+(?: ?(?:[-–]|to|or|a|ou|o) ?\d+)? (?:servings?|portions?|parts|pots|jars|bocaux|tarros|lollies|pieces|piezas|unidades|raciones|porciones|personnes|personas|pers|people)(?: (?:environ|approx|aprox))?\.?$|^salen .{0,8}\d(?: (?:unidades|piezas|raciones|porciones))?$/;
const COUNTS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10, doce: 12 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, huit: 8, dix: 10, douze: 12 },
};
/** "Serves two", "Para cuatro", "Pour six personnes". */
const IN_WORDS =
  /^(?:serves|makes|feeds|for|(?:sirve |sirven )?para|pour) (?<count>\p{L}+)(?: (?:people|persons|personas|comensales|personnes|convives))?(?: generously)?\.?$/u;
const ONLY_DURATION =
  /^(?:(?:about|around|environ|unos|en) )?[\d½⅓⅔¼¾][\d .,/½⅓⅔¼¾-]*(?:h|hrs?|hours?|horas?|heures?|mins?|mn|minutes?|minutos?)(?: ?\d+)?(?: ?(?:min|mins|minutes|minutos))?(?: (?:and a half|y media|y cuarto|et demie|et quart))?(?: (?:in all|in total|total|en tout|au total|en total|on (?:low|high)|chrono))?$/;
/** "Bake 25 min at 170" says where, too. */
const HEAT = /\b(?:at|a) \d{2,3}\b|\d ?°/;
const TOTAL =
  /^(?:total(?: time)?|time|ready in|takes|tiempo(?: total)?|duracion|listo en|temps(?: total)?|duree|pret en|prete en)\b/;
const PART =
  /^(?:(?:active |hands[- ]on )?(?:prep|preparation|cook|cooking|bak(?:e|ing)|rest|resting|chill(?:ing)?|marinat\w+|inactive|wait(?:ing)?)(?: ?time)?|(?:tiempo )?(?:de )?(?:preparacion|coccion|cocinado|horneado|horno|reposo|espera)|(?:temps )?(?:de )?(?:preparation|cuisson|repos|attente|marinade|refrigeration))\b/;
const OTHER =
  /^(?:difficulty|level|course|cuisine|category|calories|kcal|cost|budget|rating|author|by|date|published|dificultad|nivel|categoria|cocina|coste|precio|autor|difficulte|niveau|cout|categorie|type|auteur|prix|keywords?|tags?|etiquetas|mots cles|protein|carbs|fat|fiber|sugar|sodium)\b[^.]{0,4}(?:[:：]|[-–](?= |$))/;
const CALORIES = /^(?:(?:\d[., ]?)?\d{2,3} ?k?cal\b|(?:k?cal|calories|calorias|energie) (?:por|par|per)\b)/;
/** "Bake it for 35 minutes." is a step, not a cooking time. */
const SENTENCE = /\p{L}\.$/u;
const DURATION =
  /[\d½⅓⅔¼¾] ?(?:h\b|hrs?\b|hour|hora|heure|m\b|mins?\b|mn\b|minut|dia|day|jour)|\d ?h ?\d|\d:[0-5]\d(?!\d)/;

const pieceOf = (piece: string): MetaLine | undefined => {
  const folded = foldText(piece).replace(/^[^\p{L}\p{N}]+/u, '');
  if (folded.split(' ').length > PIECE_WORDS_MAX) return undefined;
  if (OTHER.test(folded) || CALORIES.test(folded)) return { isOther: true };
  const inWords = COUNTS[IN_WORDS.exec(folded)?.groups?.count ?? ''];
  if (inWords !== undefined) return { servings: inWords };
  const isYield = YIELD.test(folded);
  if (SENTENCE.test(folded) && !isYield && !/\b(?:min|hrs?|mins|pers)\.$/.test(folded)) return undefined;
  const hasDuration = DURATION.test(folded);
  if (hasDuration && HEAT.test(folded)) return undefined;
  if (ONLY_DURATION.test(folded)) return { total: Math.round((secondsInText(folded) ?? 0) / 60) || undefined };
  if (hasDuration && (TOTAL.test(folded) || PART.test(folded))) {
    const seconds = secondsInText(folded.replace(/[^\d½⅓⅔¼¾]+/, ''));
    const minutes = seconds === undefined ? undefined : Math.round(seconds / 60);
    return PART.test(folded) ? { part: minutes } : { total: minutes };
  }
  if (!hasDuration && (SERVINGS.test(folded) || isYield)) {
    const servings = servingsInText(folded)?.count;
    return servings === undefined ? undefined : { servings };
  }
  return undefined;
};

const UNIT = 'mins?|mn|minutes?|minutos?|h|hrs?|hours?|horas?|heures?|m|days?|d[ií]as?|jours?';
/** "Prep: 10 mins Cook: 1 hr": a number with its unit ends a piece where a label follows. */
const BEFORE_LABEL = new RegExp(
  String.raw`(?<=\d(?: ?(?:${UNIT}))?)\s+(?=(?!(?:${UNIT})\b)\p{L}[\p{L} ]{2,18} ?[:：])`,
  'iu',
);

/**
 * Servings and times of a short line ("Serves 4 | Prep 10 min | Cook 1 h"); undefined for a line that is anything else.
 * @param line with single spaces
 */
export const metaOf = (line: string): MetaLine | undefined => {
  if (line.length > META_MAX) return undefined;
  const pieces = line
    .split(/ ?[|•·;] ?| [-–—] |, (?=\p{L})| ?\/ (?=\p{L})|\. (?=\p{L}[^.:]{2,20}:)/u)
    .flatMap((piece) => piece.split(BEFORE_LABEL))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const read = pieces.flatMap((piece) => pieceOf(piece) ?? []);
  if (read.length === 0 || read.length < pieces.length) return pieceOf(line);
  const parts = read.flatMap(({ part }) => part ?? []);
  return {
    servings: read.find(({ servings }) => servings !== undefined)?.servings,
    total: read.find(({ total }) => total !== undefined)?.total,
    ...(parts.length > 0 && { part: parts.reduce((sum, one) => sum + one, 0) }),
    ...(read.every(({ isOther }) => isOther) && { isOther: true as const }),
  };
};
