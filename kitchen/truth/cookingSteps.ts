import { foldText } from '../reading/foldWord';

/** Heat and time of one step. All texts are folded. */
export interface CookingStep {
  folded: string;
  sentences: readonly string[];
  /** Seconds that food certainly spends on the heat; 0 when nothing is heated. */
  heated: number;
  /** The same, when the step's time field is trusted too. */
  claimed: number;
  /** Seconds in the time field alone. */
  field: number;
  /** Sum of the seconds that its sentences state; undefined when they state none. */
  said?: number;
}

/** Heating the oven cooks nothing. */
const HEATS_ONLY_OVEN =
  /^(?:(?:first|meanwhile|then),? )?(?:pre-?heat|heat (?:the|your) (?:oven|grill|pizza oven)|heat the \w+ oven|precal|calienta el horno|prechauff|allumez le four|faites chauffer le four)/;

const HEAT =
  /\b(?:cook(?:s|ing)?|fry|fries|frying|deep-?fry|pan-?fry|stir-?fry|roast|roasting|bak(?:e|ing)|grill|grilling|broil|barbecue|boil|boiling|simmer\w*|sear|sears|searing|saute|sauteing|brown (?!sugar|rice|bread|lentil)|browning|poach|poaching|steam|steaming(?! hot)|braise|braising|stew (?=\w)|stewing|heat|reheat|microwave|pressure|caramelise|caramelize|soften|warm|toast (?=the)|scramble|sweat|bubble|sizzle|slow cooker|water bath|sous[- ]vide|char|griddle|smoke (?=the)|blanch|melt|confit|frei[rd]|frie|fria|frien|freir|frelas|cuec\w*|cocer|coce\w*|cocin[ae]\w*|asa(?:l[oa]s?|ndo|r\w*)?|ase|asan|hazl[oa]s?|hornea\w*|hornee|al horno|en el horno|saltea\w*|sofri\w*|sofrei\w*|dora|dorar|doralas?|doralos?|dore|guisa\w*|hierv\w*|hervir|plancha|marca|sella\w*|brasea\w*|estofa\w*|calienta\w*|calentar|rehoga\w*|pocha\w*|tuesta|cuaja|fuego|vapor|derrit\w*|carameliz\w*|cui(?:re|s|sez|t|sson)|faites|frire|frites? a|roti(?:r|ssez)|griller|grillez|saute[rz]?|dorer|revenir|mijot\w*|frem\w*|poursuiv\w*|saisir|bouillir|ebullition|poel\w+|brais\w+|saisi\w*|enfourn\w*|au four|pocher|pochez|vapeur|rechauff\w*|chauff\w*|suer|fondre|blondir|colorer|feu (?:doux|vif|moyen)|confire)\b/;

const PER_SIDE =
  /\b(?:(?:on |per |a |each |every |both )+sides?|a side|each|por (?:cada )?lado|por cada cara|por cara|de chaque cote|par face|par cote|chaque face|chaque cote)\b/;
const BOTH_SIDES = /\b(?:sides?|lado|lados|cara|caras|cote|cotes|face|faces)\b/;

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 twelve 12 fifteen 15 twenty 20 thirty 30 forty 40 un 1 una 1 une 1 uno 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 diez 10 quince 15 veinte 20 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 forty-five 45 fifty 50 sixty 60 quarante 40 cinquante 50 soixante 60 deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 dix 10 quinze 15 vingt 20 trente 30 a 1 an 1 half 0.5 media 0.5 demi 0.5 demie 0.5'
    .split(' ')
    .flatMap((word, i, all) => (i % 2 === 0 ? [[word, Number(all[i + 1])] as const] : [])),
);

/** Seconds of a unit, by its first letter. */
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, j: 86_400 };

const LONG_UNIT = 'seconds?|segundos?|secondes?|minutes?|minutos?|hours?|horas?|heures?|days?|dias?|jours?|mins?|secs?';
const DURATION = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<from>\\d+(?:[.,]\\d+)?|½)(?:\\s*(?:-|–|to|or|a|o|ou|y|et)\\s*(?<to>\\d+(?:[.,]\\d+)?))?(?: and a half)?[\\s-]*(?<unit>${LONG_UNIT}|s|m|mn|h|hrs?)` +
    `|(?<word>\\p{L}+)(?:\\s+(?:to|or|a|o|ou)\\s+(?<other>\\p{L}+))?(?: and a half)?[\\s-]+(?<named>${LONG_UNIT}))(?!\\p{L})(?: y media| et demie)?`,
  'gu',
);

const AND_A_HALF = / and a half| y media| et demie/;

/** "An hour and a half", "une demi-heure", "media hora" and the like, as numbers. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+)\s*h\s*(\d{2})\b/g, '$1 h $2 min'],
  [/\b(?:an |one |una |une )?(?:hour and a half|hora y media|heure et demie)\b/g, '90 minutes'],
  [/\b(?:three quarters of an hour|tres cuartos de hora|trois quarts d'heure)\b/g, '45 minutes'],
  [/\b(?:half an hour|media hora|demi[- ]heure)\b/g, '30 minutes'],
  [/\b(?:a quarter of an hour|un cuarto de hora|quart d'heure)\b/g, '15 minutes'],
  [/\b(?:half a minute|medio minuto|demi[- ]minute)\b/g, '30 seconds'],
  [/\bdizaine de minutes\b/g, '10 minutes'],
  [/\bquinzaine de minutes\b/g, '15 minutes'],
  [/\bvingtaine de minutes\b/g, '20 minutes'],
  [/\btrentaine de minutes\b/g, '30 minutes'],
  [/\bquarantaine de minutes\b/g, '40 minutes'],
];

const numberOf = (word: string): number | undefined => {
  if (word === '') return undefined;
  if (word === '½') return 0.5;
  const value = Number(word.replace(',', '.'));
  return Number.isFinite(value) ? value : NUMBER_WORDS.get(word);
};

/** Seconds that a folded sentence states, the longer of a range. Undefined when it states none. */
export const secondsSaid = (sentence: string): number | undefined => {
  const text = SPOKEN.reduce((left, [pattern, plain]) => left.replace(pattern, plain), sentence);
  let sum: number | undefined;
  for (const { 0: whole, groups = {} } of text.matchAll(DURATION)) {
    const { from = '', to, unit, word = '', other, named = unit } = groups;
    const amount = unit === undefined ? (numberOf(other ?? '') ?? numberOf(word)) : numberOf(to ?? from);
    if (amount === undefined) continue;
    sum = (sum ?? 0) + (amount + (AND_A_HALF.test(whole) ? 0.5 : 0)) * SECONDS[named!.charAt(0)]!;
  }
  return sum;
};

const sentencesOf = (folded: string): string[] => folded.split(/(?<=[.!?;…])\s+/).filter(Boolean);

/** Storage and waiting times are not cooking times. */
const WAITS =
  /\b(?:rest|chill|cool|marinat\w*|soak\w*|rise|prove|proof|fridge|refrigerat\w*|freez\w*|keep|keeps|store|repos\w*|nevera|frigo|refrigera\w*|macera\w*|marin\w*|remoj\w*|tremp\w*|lever|refroidir|enfria\w*|serve|sirve|servez)\b/;

const heatedIn = (sentences: readonly string[], minutes: number | undefined) => {
  const hot = sentences.filter((sentence) => HEAT.test(sentence) && !HEATS_ONLY_OVEN.test(sentence));
  if (hot.length === 0) return { heated: 0, claimed: 0 };
  const field = minutes !== undefined && minutes > 0 ? minutes * 60 : 0;
  const said = hot.map((sentence) => {
    const seconds = secondsSaid(sentence);
    if (seconds === undefined) return undefined;
    const isBothSides = PER_SIDE.test(sentence) && BOTH_SIDES.test(sentence) && !/^.*\bthen\b.*\bside/.test(sentence);
    return isBothSides ? seconds * 2 : seconds;
  });
  // A time in another sentence counts as heat too, unless the sentence says that the food waits.
  const others = sentences
    .filter((sentence) => !hot.includes(sentence) && !WAITS.test(sentence) && !HEATS_ONLY_OVEN.test(sentence))
    .map((sentence) => secondsSaid(sentence) ?? 0);
  const known = said.filter((seconds) => seconds !== undefined);
  const extra = others.reduce((sum, seconds) => sum + seconds, 0);
  const sum = known.reduce((all, seconds) => all + seconds, 0) + extra;
  // The sentences are trusted before the field. When some state no time, the field covers the rest.
  return { heated: known.length === hot.length ? sum : Math.max(sum, field), claimed: Math.max(sum, field) };
};

/** Reads the heat and time of steps. */
export const cookingSteps = (steps: readonly { text: string; minutes?: number }[]): CookingStep[] =>
  steps.map(({ text, minutes }) => {
    const folded = foldText(text);
    const sentences = sentencesOf(folded);
    const said = secondsSaid(folded);
    return {
      folded,
      sentences,
      ...heatedIn(sentences, minutes),
      field: minutes !== undefined && minutes > 0 ? minutes * 60 : 0,
      ...(said !== undefined && { said }),
    };
  });

/**
 * Temperatures of a folded sentence in °C. A bare "degrees" means Fahrenheit to an American above 200, else Celsius.
 */
export const degreesIn = (sentence: string, isAmerican: boolean): number[] =>
  [
    ...sentence.matchAll(/(\d{2,4})\s*(?:°|º|degrees?|grados|degres)?\s*(c|f|celsius|fahrenheit)?(?![\p{L}\d])/gu),
  ].flatMap(([whole, number, scale]) => {
    const value = Number(number);
    const hasSign = /°|º|degree|grados|degres/.test(whole) || scale !== undefined;
    const isBareOven =
      !hasSign &&
      /\b(?:at|to)\s+$/.test(sentence.slice(0, sentence.indexOf(whole))) &&
      /\b(?:oven|bak|roast)/.test(sentence);
    if (!hasSign && !isBareOven) return [];
    if (isBareOven && (value < 100 || value > 1000)) return [];
    const isFahrenheit = scale?.startsWith('f') ?? (isAmerican && value > 200);
    return [isFahrenheit ? ((value - 32) * 5) / 9 : value];
  });
