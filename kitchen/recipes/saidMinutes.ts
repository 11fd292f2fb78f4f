import { COUNTING_WORDS } from './countingWords';
import type { WrittenLanguage } from './recipeFormat';
import { withTimesInFull } from './timesInFull';
import { TIME_WORDS, type TimeWords } from './timeWords';

const minutesOf = (
  [, number = '', half, unit = '', fraction]: RegExpExecArray,
  { numbers, hour }: TimeWords,
): number => {
  const amount = numbers.get(number.toLowerCase()) ?? Number(number.replace(',', '.'));
  const more = fraction === undefined ? 0 : /[qc]uar/iu.test(fraction) ? 1 / 4 : 1 / 2;
  return (amount + (half === undefined ? 0 : 1 / 2) + more) * (hour.test(unit) ? 60 : 1);
};

const minutesOfSentence = (sentence: string, words: TimeWords): number => {
  if (!words.units.test(sentence)) return 0;
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

/** The sentences of a step whose times follow one another. */
const sentencesOf = (text: string, language: WrittenLanguage): string[] =>
  withTimesInFull(text, language)
    .split(/(?<=[.!?;:]) /)
    .filter((sentence, index) => index === 0 || !TIME_WORDS[language].aside.test(sentence));

/**
 * The minutes that a step says one after the other: a range counts by its lower end, "on each side" twice. What happens
 * within another time ("for the last minute"), meanwhile, or only if the cook wants it is not added.
 */
export const saidMinutes = (text: string, language: WrittenLanguage): number =>
  sentencesOf(text, language).reduce((sum, sentence) => sum + minutesOfSentence(sentence, TIME_WORDS[language]), 0);

const IN_BATCHES = /\bin (two|three|four) (?:batches|lots|rounds)\b(?! if)/iu;
const MAKE_SO_MANY = /\bmake (two|three|four|five|six|eight|ten|twelve)(?: like this|,)/iu;
const AND_THE_REST = /\b(?:the same with the rest|the rest in the same way|in two rounds)\b/iu;

const timesOf = (pattern: RegExp, text: string): number =>
  COUNTING_WORDS.en.get(pattern.exec(text)?.[1]?.toLowerCase() ?? '') ?? 1;

/** The minutes that the English sentences of a step need: like `saidMinutes`, but each batch takes its time. */
export const neededMinutes = (text: string): number => {
  const minutes = sentencesOf(text, 'en').reduce(
    (sum, sentence) => sum + minutesOfSentence(sentence, TIME_WORDS.en) * timesOf(IN_BATCHES, sentence),
    0,
  );
  return minutes * Math.max(timesOf(MAKE_SO_MANY, text), AND_THE_REST.test(text) ? 2 : 1);
};
