import type { Instruction, StepPart } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { FRACTION_SIGNS, fractionValue } from '../measures/fractionSigns';
import type { DisplayOptions } from '../measures/displayOptions';
import { displayPart, displayParts } from '../measures/units';
import { CM_PER_INCH } from '../measures/unitSizes';

const PARTS_MAX = 60;
/** Longer sentences are not scanned, to bound the work on hostile input. */
const SENTENCE_MAX = 4_000;

const CELSIUS_MAX = 350;
const CELSIUS_MIN = -30;
const CM_MAX = 200;

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const AND = String.raw`\s*(?:-|–|—|to|and|or|a|à|y|o|et|ou)\s*`;
const DEGREES = String.raw`\s*(?:°|º|˚|degrees?|deg\.?|grados?|degrés?)\s*`;
const SCALE = String.raw`(?:fahrenheit|celsius|centigrade|centígrados|F|C)\b`;
/** "350°F", "350 degrees Fahrenheit", "180C", "350–375°F", "180 grados". */
const TEMPERATURE = new RegExp(
  String.raw`(?<![\d.,])((${NUMBER})(?:${DEGREES})?(${SCALE})?(${AND}))?(${NUMBER})(?:${DEGREES}(${SCALE})|${DEGREES}(?![\p{L}])|\s?([FC])(?![\p{L}\d'’]))`,
  'giu',
);
const FRACTION = String.raw`(?:\d{1,2}[ -])?\d\s?/\s?\d{1,2}|(?:\d{1,2}\s?)?[½¼¾⅓⅔⅛]|${NUMBER}`;
const INCH = String.raw`(?:inch(?:es)?|in\.(?=[\s,)])|(?<=\d)in\b|["”″](?=\s*(?:x\b|by\b|round|square|pie|cake|pan|tin|dish|baking|spring|thick|piece|cube))|pulgadas?|pouces?)`;
const CM = String.raw`(?:cm\b|cent[ií]m(?:et(?:re|er)s?|etros?|ètres?))`;
/** "9-inch", "9 x 13 inch", "½ inch", "20 cm", "de 20 centímetros". */
const LENGTH = new RegExp(
  String.raw`(?<![\d.,]|\d\s?/)(?:(${FRACTION})(\s*(?:-?inch(?:es)?|["”″]|cm)?\s*(?:x|×|by|por|sur)\s*|-?${AND}))?(${FRACTION})[\s-]?(?:(${INCH})|(${CM}))`,
  'giu',
);

type FoundMeasure = { from: number; to: number; parts: StepPart[] };

const decimal = (text: string): number => Number(text.replace(',', '.'));

const fractionOf = (text: string): number => {
  const sign = text.at(-1) ?? '';
  if (sign in FRACTION_SIGNS) return Number(text.slice(0, -1)) + fractionValue(sign);
  const [, whole = '0', above = '0', below = '1'] = /^(?:(\d+)[ -])?(\d+)\s?\/\s?(\d+)$/.exec(text) ?? [];
  return /\//.test(text) ? Number(whole) + Number(above) / Number(below) : decimal(text);
};

/** Oven temperatures as cooks write them (350 °F is 180 °C); those of a sugar thermometer exact to the degree. */
const celsiusOf = (fahrenheit: number): number => {
  const exact = ((fahrenheit - 32) * 5) / 9;
  const isOven = fahrenheit >= 275 && fahrenheit % 25 === 0;
  if (!isOven) return Math.round(exact);
  return fahrenheit === 275 ? 135 : Math.round(exact / 10) * 10;
};

const centimetres = (inches: number): number => {
  const exact = inches * CM_PER_INCH;
  const step = exact < 2 ? 0.1 : exact < 10 ? 0.5 : 1;
  return Math.round(Math.round(exact / step) * step * 10) / 10;
};

/** Whether converting back to Fahrenheit gives about the recipe's number: 212 °F is not on an oven dial. */
const isKept = (celsius: number, fahrenheit: number): boolean => {
  const options = { factor: 1, system: 'imperial', language: 'en-US' } as const;
  return Math.abs(parseInt(displayPart({ kind: 'temperature', celsius, text: '' }, options), 10) - fahrenheit) <= 4;
};

/**
 * Degrees without a scale are Fahrenheit from this number on: no oven reaches them in Celsius, and an American
 * thermometer shows 145° inside a pork chop.
 */
const BARE_FAHRENHEIT_MIN: Readonly<Record<Language, number>> = { 'en-US': 90, 'en-GB': 260, es: 300, fr: 300 };
/** Lowest number for which a bare C means degrees: "4 C" may mean four cups. */
const LETTER_MIN = 40;
/** "1 h 15 à 180 °C": an oven is not set to a range whose lower end is so far below the upper one. */
const RANGE_SHARE_MIN = 0.5;
const OVEN_MIN = 100;

const isRange = (low: string, high: string): boolean =>
  decimal(high) < OVEN_MIN || decimal(low) >= RANGE_SHARE_MIN * decimal(high);

const TURNS = /\b(?:turn|rotat|angle|gir|tourn|pivot)\S*(?: \S+){0,3} $/i;

const isFahrenheit = (scale: string, value: number, language: Language): boolean =>
  scale === '' ? value >= BARE_FAHRENHEIT_MIN[language] : /^f/i.test(scale);

const temperaturesIn = (
  sentence: string,
  language: Language,
  shown: (part: Exclude<StepPart, string>) => StepPart,
): FoundMeasure[] =>
  [...sentence.matchAll(TEMPERATURE)].flatMap((match): FoundMeasure[] => {
    const [whole, until = '', lowest, lowScale, between, high = '', named, letter] = match;
    const low = lowest === undefined || !isRange(lowest, high) ? undefined : lowest;
    const scale = named ?? letter ?? '';
    const before = sentence.slice(Math.max(0, match.index - 40), match.index);
    if (scale === '' ? TURNS.test(before) : letter !== undefined && decimal(high) < LETTER_MIN) return [];
    const isNegative = lowest === undefined && /(?<![\p{L}\d])[-−]$/u.test(before);
    const of = (text: string, own: string): StepPart | undefined => {
      const value = isNegative ? -decimal(text) : decimal(text);
      const isConverted = isFahrenheit(own, value, language);
      const celsius = isConverted ? celsiusOf(value) : value;
      if (isConverted && !isKept(celsius, value)) return undefined;
      return celsius >= CELSIUS_MIN && celsius <= CELSIUS_MAX
        ? shown({ kind: 'temperature', celsius, text: '' })
        : undefined;
    };
    const last = of(high, scale);
    const first = low === undefined ? undefined : of(low, lowScale ?? scale);
    if (!last || (low !== undefined && !first)) return [];
    const parts = first ? [first, between ?? ' ', last] : [last];
    const start = match.index + (first ? 0 : until.length);
    return [{ from: start - (isNegative ? 1 : 0), to: match.index + whole.length, parts }];
  });

const lengthsIn = (sentence: string, shown: (part: Exclude<StepPart, string>) => StepPart): FoundMeasure[] =>
  [...sentence.matchAll(LENGTH)].flatMap((match): FoundMeasure[] => {
    const [whole, first, between, second = '', inch] = match;
    const of = (text: string): StepPart | undefined => {
      const value = fractionOf(text.trim());
      const cm = inch === undefined ? value : centimetres(value);
      return cm > 0 && cm <= CM_MAX ? shown({ kind: 'length', cm, text: '' }) : undefined;
    };
    const last = of(second);
    const before = first === undefined ? undefined : of(first);
    if (!last || (first !== undefined && !before)) return [];
    const sign = (between ?? '')
      .replace(/^-(?=.)/, '')
      .replace(/-?inch(?:es)?|["”″]|cm/i, '')
      .replace(/\s+/g, ' ');
    const parts = before ? [before, /^ ?[x×] ?$/.test(sign) ? ' x ' : sign, last] : [last];
    return [{ from: match.index, to: match.index + whole.length, parts }];
  });

const sizeOf = (part: StepPart | undefined) =>
  typeof part === 'object' && part.kind === 'temperature'
    ? part.celsius
    : typeof part === 'object' && part.kind === 'length'
      ? part.cm
      : NaN;

/** "200°C/180°C fan/400°F": the third is the first again. */
const BEHIND_FAN = /^ ?(?:fan|ventilador|con aire|chaleur tournante)(\s*[/,]\s*)$/i;

const isSameSize = (one: StepPart | undefined, other: StepPart | undefined): boolean =>
  Math.abs(sizeOf(one) - sizeOf(other)) <= Math.max(0.6, sizeOf(other) * 0.06);

/** "350°F (175°C)" gives one temperature twice: drops the second, with its brackets if nothing else is in them. */
const withoutRepeats = (sentence: string, found: readonly FoundMeasure[]): FoundMeasure[] => {
  const kept: FoundMeasure[] = [];
  for (const one of found) {
    const last = kept.at(-1);
    const between = last === undefined ? '' : sentence.slice(last.to, one.from);
    const [, slash] = BEHIND_FAN.exec(between) ?? [];
    if (slash !== undefined && isSameSize(kept.at(-2)?.parts[0], one.parts[0])) {
      kept.push({ from: one.from - slash.length, to: one.to, parts: [] });
      continue;
    }
    const isSame =
      last !== undefined &&
      /^\s*(?:[(/[,]\s*)?(?:or |o |ou )?$/.test(between) &&
      between.trim() !== '' &&
      last.parts.length === one.parts.length &&
      isSameSize(last.parts[0], one.parts[0]);
    if (!isSame) {
      kept.push(one);
      continue;
    }
    const behind = sentence.slice(one.to);
    const bracket = /[([]/.test(between);
    const rest = bracket ? /^\s*[)\]]/.exec(behind) : null;
    const more = bracket && !rest ? /^\s*[/,;]\s*/.exec(behind) : null;
    // The two figures are roundings of each other: a round Celsius figure wins over the first.
    const is = sizeOf(one.parts[0]);
    const isCelsius = /c\b|°\s*c|cm/i.test(sentence.slice(one.from, one.to));
    kept[kept.length - 1] = {
      from: last.from,
      to: one.to + (rest?.[0].length ?? more?.[0].length ?? 0),
      parts: [...(isCelsius && is >= 100 && is % 10 === 0 ? one.parts : last.parts), ...(more ? [' ('] : [])],
    };
  }
  return kept;
};

/**
 * A step's sentence with its temperatures and lengths as pieces that follow the cook's measurement system, as in our
 * own recipes; the plain text is metric. Only the text when there are none.
 */
export const withParts = (sentence: string, language: Language): Pick<Instruction, 'step' | 'parts'> => {
  if (sentence.length > SENTENCE_MAX || !/\d|[½¼¾⅓⅔⅛]/.test(sentence)) return { step: sentence };
  const metric: DisplayOptions = { factor: 1, system: 'metric', language };
  const shown = (part: Exclude<StepPart, string>): StepPart => ({ ...part, text: displayPart(part, metric) });
  const all = [...temperaturesIn(sentence, language, shown), ...lengthsIn(sentence, shown)].sort(
    (a, b) => a.from - b.from,
  );
  const apart = all.filter(({ from }, i) => i === 0 || from >= all[i - 1]!.to);
  const parts: StepPart[] = [];
  let from = 0;
  for (const found of withoutRepeats(sentence, apart)) {
    if (found.from > from) parts.push(sentence.slice(from, found.from));
    parts.push(...found.parts);
    from = found.to;
  }
  if (parts.length === 0) return { step: sentence };
  if (from < sentence.length) parts.push(sentence.slice(from));
  if (parts.length > PARTS_MAX) return { step: sentence };
  return { step: displayParts(parts, metric).join(''), parts };
};
