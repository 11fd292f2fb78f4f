import type { WrittenLanguage } from './recipeFormat';

const COUNTED = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
} as const;

const OTHERS: Readonly<Record<WrittenLanguage, Readonly<Record<string, number>>>> = {
  en: {
    a: 1,
    an: 1,
    another: 1,
    'a couple of': 1,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
  es: {
    un: 1,
    una: 1,
    otro: 1,
    otra: 1,
    'un par de': 1,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
  },
  fr: {
    une: 1,
    'une dizaine de': 10,
    'une douzaine de': 12,
    'une quinzaine de': 15,
    'une vingtaine de': 20,
    'une trentaine de': 30,
    'une quarantaine de': 40,
    'une cinquantaine de': 50,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
  },
};

/** What joins tens and ones: "twenty-five", "treinta y cinco", "vingt-cinq". */
const JOINED: Readonly<Record<WrittenLanguage, string>> = { en: '-', es: ' y ', fr: '-' };

const numbersOf = (language: WrittenLanguage): ReadonlyMap<string, number> => {
  const counted = COUNTED[language].split(' ').map((word, value): [string, number] => [word, value]);
  const simple = [...counted, ...Object.entries(OTHERS[language])];
  const tens = simple.filter(([, value]) => value >= 20 && value % 10 === 0);
  const ones = counted.filter(([, value]) => value > 0 && value < 10);
  const joined = tens.flatMap(([ten, value]) =>
    ones.map(([one, more]): [string, number] => [`${ten}${JOINED[language]}${one}`, value + more]),
  );
  return new Map([...simple, ...joined]);
};

interface Words {
  numbers: ReadonlyMap<string, number>;
  /** Groups: number, half, unit, fraction of a unit. The upper end of a range is not captured. */
  duration: RegExp;
  /** Times without a number, and what they mean in minutes. */
  named: readonly (readonly [RegExp, minutes: number])[];
  /** Rewritten first: the lower end of a range that has its own unit. */
  plain: readonly (readonly [RegExp, string])[];
  hour: RegExp;
  /** Before and after a time that is within another one, or only possible: "for the last", "or", " less". */
  before: RegExp;
  after: RegExp;
  eachSide: RegExp;
  /** A sentence whose times are not added: it is done meanwhile, or only if. */
  aside: RegExp;
}

const durationOf = (numbers: ReadonlyMap<string, number>, to: string, half: string, unit: string, and: string) => {
  const words = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');
  const number = String.raw`\d+(?:[.,]\d+)?|${words}`;
  return new RegExp(
    String.raw`(?<![\p{L}\d.,])(${number})(${half})?(?:(?:${to})(?:${number})(?:${half})?)?(?: (?:good|full|bonnes?))? (${unit})(?!\p{L})(${and})?`,
    'giu',
  );
};

const EN = numbersOf('en');
const ES = numbersOf('es');
const FR = numbersOf('fr');

const WORDS: Readonly<Record<WrittenLanguage, Words>> = {
  en: {
    numbers: EN,
    duration: durationOf(EN, ' to | or | ?[-–] ?', ' and a half', 'minutes?|hours?', ' and a (?:half|quarter)'),
    named: [
      [/\bthree quarters of an hour\b/giu, 45],
      [/\ba quarter of an hour\b/giu, 15],
      [/\bhalf an hour\b/giu, 30],
      [/\bhalf a minute\b/giu, 0.5],
    ],
    plain: [
      [/\ba minute and a half(?= to )/giu, '1.5'],
      [/\ba minute or two\b/giu, '1 minute'],
      [/\ban hour or two\b/giu, '1 hour'],
    ],
    hour: /^hour/iu,
    before: /(?:\b(?:last|first|every|after|in|within|from|give or take)(?: (?:about|the|another))?|, or [^,]*) $/iu,
    after:
      /^ (?:less|before(?! \p{L}+ing| you| it goes)|ahead|early|short|(?:longer|more) if|earlier|later|on,|are up)/iu,
    eachSide: /^(?: or so)?,? (?:(?:on |for )?(?:each|both|either) sides?|(?:per|a) side)\b/iu,
    aside: /^if\b|\b(?:meanwhile|at the same time)\b/iu,
  },
  es: {
    numbers: ES,
    duration: durationOf(ES, ' a | o | u | y | ?[-–] ?', ' y medi[oa]', 'minutos?|horas?', ' y (?:medi[oa]|cuarto)'),
    named: [
      [/(?<!\p{L})tres cuartos de hora/giu, 45],
      [/(?<!\p{L})(?:una )?hora y media/giu, 90],
      [/(?<!\p{L})(?:una )?hora y cuarto/giu, 75],
      [/(?<!\p{L})(?:un )?minuto y medio/giu, 1.5],
      [/(?<!\p{L})un cuarto de hora/giu, 15],
      [/(?<!\p{L})media hora/giu, 30],
      [/(?<!\p{L})medio minuto/giu, 0.5],
    ],
    plain: [
      [/(?<!\p{L})(?:un )?minuto y medio(?= (?:a|y|o) )/giu, '1,5'],
      [/(?<!\p{L})un minuto o dos(?!\p{L})/giu, '1 minuto'],
      [/(?<!\p{L})una hora o dos(?!\p{L})/giu, '1 hora'],
    ],
    hour: /^hora/iu,
    before:
      /(?:(?<!\p{L})(?:últim[oa]s?|primer(?:os|as?)?|cada|al?|a l[ao]s?|al cabo de|(?<!toques )en|tras|antes de|a partir de(?: los)?|falten?|(?:pasad|transcurrid)[oa]s)(?: (?:unos|los|las|otros))?|, o [^,]*) $/iu,
    after: /^ (?:menos|antes(?! de(?! tiempo))|más si)(?!\p{L})/iu,
    eachSide: /^,? (?:por (?:cada )?(?:lado|cara)|por (?:los dos|ambos) lados|de cada lado)(?!\p{L})/iu,
    aside: /^si(?!\p{L})|(?<!\p{L})(?:mientras(?: tanto)?,|entre ?tanto|al mismo tiempo)/iu,
  },
  fr: {
    numbers: FR,
    duration: durationOf(FR, ' à | ou | ?[-–] ?', ' et demie', 'minutes?|heures?', ' et (?:demie|quart)'),
    named: [
      [/(?<!\p{L})trois quarts d[’']heure/giu, 45],
      [/(?<!\p{L})(?:un )?quart d[’']heure/giu, 15],
      [/(?<!\p{L})(?:une )?demi-heure/giu, 30],
      [/(?<!\p{L})(?:une )?demi-minute/giu, 0.5],
    ],
    plain: [
      [/(?<!\p{L})une minute et demie(?= (?:à|ou) )/giu, '1,5'],
      [/(?<!\p{L})une minute ou deux(?!\p{L})/giu, '1 minute'],
      [/(?<!\p{L})une heure ou deux(?!\p{L})/giu, '1 heure'],
      [/(?<=\d )(heures?) ([1-5]\d)(?=[ ,.]|$)(?! minutes)/giu, '$1 et $2 minutes'],
    ],
    hour: /^heure/iu,
    before:
      /(?:(?<!\p{L})(?:derni(?:er|ère)s?|premi(?:er|ère)s?|tou(?:te)?s les|chaque|au bout d[e’']|à partir de|après|avant|dans les|en)(?: (?:les|environ))? ?|, ou [^,]*)$/iu,
    after: /^ (?:de moins|avant(?! d[e’'])|trop tôt|plus tôt|plus tard|à l’avance|de plus si)/iu,
    eachSide: /^(?: environ)?,? (?:par (?:face|côté)|(?:de|sur) chaque (?:face|côté)|des deux côtés)/iu,
    aside: /^si(?!\p{L})|(?:pendant ce temps|entre-temps|en même temps)/iu,
  },
};

const minutesOf = ([, number = '', half, unit = '', fraction]: RegExpExecArray, { numbers, hour }: Words): number => {
  const amount = numbers.get(number.toLowerCase()) ?? Number(number.replace(',', '.'));
  const more = fraction === undefined ? 0 : /[qc]uar/iu.test(fraction) ? 1 / 4 : 1 / 2;
  return (amount + (half === undefined ? 0 : 1 / 2) + more) * (hour.test(unit) ? 60 : 1);
};

const minutesOfSentence = (sentence: string, words: Words): number => {
  const plain = words.plain.reduce((text, [pattern, value]) => text.replace(pattern, value), sentence);
  let minutes = 0;
  const add = (from: number, length: number, value: number) => {
    const after = plain.slice(from + length);
    if (words.before.test(plain.slice(0, from)) || words.after.test(after)) return;
    minutes += words.eachSide.test(after) ? value * 2 : value;
  };
  let rest = plain;
  for (const [pattern, value] of words.named)
    rest = rest.replace(pattern, (match: string, from: number) => {
      add(from, match.length, value);
      return ' '.repeat(match.length);
    });
  for (const match of rest.matchAll(words.duration)) add(match.index, match[0].length, minutesOf(match, words));
  return minutes;
};

/** "Min", "hrs" and "1h30", in full. The point of a short form does not end the sentence. */
const SHORT = {
  hoursAndMinutes: /(?<![\d.,–-] ?)(\d+) ?h(?:rs?)? ?([0-5]\d)(?!\d)(?: ?(?:min(?:ute|uto)?s?|mn)(?!\p{L}))?/giu,
  rangeAndMinutes: /(\d) ?h(?:rs?)? ?([0-5]\d)(?!\d)(?: ?(?:min(?:ute|uto)?s?|mn)(?!\p{L}))?/giu,
  hours: /(\d) ?h(?:rs?)?(?!\p{L})(?:\.(?= ?\p{Ll}))?/giu,
  minutes: /(\d) ?(?:mins?|mn)(?!\p{L})(?:\.(?= ?\p{Ll}))?/giu,
} as const;

const UNITS: Readonly<Record<WrittenLanguage, readonly [hours: string, minutes: string]>> = {
  en: ['hours', 'minutes'],
  es: ['horas', 'minutos'],
  fr: ['heures', 'minutes'],
};

const inFull = (text: string, language: WrittenLanguage): string => {
  const [hours, minutes] = UNITS[language];
  return (
    text
      // One time, so that "on each side" doubles all of it.
      .replace(SHORT.hoursAndMinutes, (_time, h: string, m: string) => `${Number(h) * 60 + Number(m)} ${minutes}`)
      .replace(SHORT.rangeAndMinutes, `$1 ${hours}, $2 ${minutes}`)
      .replace(SHORT.hours, `$1 ${hours}`)
      .replace(SHORT.minutes, `$1 ${minutes}`)
  );
};

/** The sentences of a step whose times follow one another. */
const sentencesOf = (text: string, language: WrittenLanguage): string[] =>
  inFull(text, language)
    .replace(/(\d)½/g, language === 'en' ? '$1.5' : '$1,5')
    .split(/(?<=[.!?;:]) /)
    .filter((sentence, index) => index === 0 || !WORDS[language].aside.test(sentence));

/**
 * The minutes that a step says one after the other: a range counts by its lower end, "on each side" twice. What happens
 * within another time ("for the last minute"), meanwhile, or only if the cook wants it is not added.
 */
export const saidMinutes = (text: string, language: WrittenLanguage): number =>
  sentencesOf(text, language).reduce((sum, sentence) => sum + minutesOfSentence(sentence, WORDS[language]), 0);

const IN_BATCHES = /\bin (two|three|four) (?:batches|lots|rounds)\b(?! if)/iu;
const MAKE_SO_MANY = /\bmake (two|three|four|five|six|eight|ten|twelve)(?: like this|,)/iu;
const AND_THE_REST = /\b(?:the same with the rest|the rest in the same way|in two rounds)\b/iu;

const timesOf = (pattern: RegExp, text: string): number => EN.get(pattern.exec(text)?.[1]?.toLowerCase() ?? '') ?? 1;

/** The minutes that the English sentences of a step need: like `saidMinutes`, but each batch takes its time. */
export const neededMinutes = (text: string): number => {
  const minutes = sentencesOf(text, 'en').reduce(
    (sum, sentence) => sum + minutesOfSentence(sentence, WORDS.en) * timesOf(IN_BATCHES, sentence),
    0,
  );
  return minutes * Math.max(timesOf(MAKE_SO_MANY, text), AND_THE_REST.test(text) ? 2 : 1);
};
