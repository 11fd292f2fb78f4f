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

/** The numbers below a hundred that a language writes in letters. */
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

/** Numbers in letters, and articles that count, by their word in lower case. */
export const COUNTING_WORDS: Readonly<Record<WrittenLanguage, ReadonlyMap<string, number>>> = {
  en: numbersOf('en'),
  es: numbersOf('es'),
  fr: numbersOf('fr'),
};
