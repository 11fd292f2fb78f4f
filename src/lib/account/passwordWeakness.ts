import { PASSWORD_ADVISED_LENGTH, PASSWORD_MIN_LENGTH } from '@contracts/limits';
import { COMMON_WORDS } from './commonPasswordWords';

/** Why a password that meets the rules is still easy to guess. */
export type PasswordWeakness = 'common' | 'pattern' | 'personal' | 'short';

/** Rows and columns of the keyboards of our four languages, and other common runs of characters. */
const PATHS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1aqw2zsx3edc4rfv',
  'qazwsxedcrfvtgbyhnujmik',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1z2e3r4t5y6',
  '147258369',
  '741852963',
  '159753',
].flatMap((path) => [path, [...path].reverse().join('')]);

/** Characters used in place of letters (leetspeak). */
const LETTER_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
  '|': 'l',
};

/** Shorter runs occur in words by chance. */
const PATH_MIN = 3;
/** A shorter name is part of many words. */
const NAME_MIN = 3;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The password without leading and trailing digits and symbols. People append those, so attackers try them first. */
const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const unmasked = (text: string) => text.replace(/[0134578@$!+|]/g, (sign) => LETTER_FOR[sign] ?? sign);

const readings = (password: string): string[] => {
  const text = plain(password);
  const stem = bare(text);
  return [text, stem, unmasked(text), bare(unmasked(text)), unmasked(stem), text.replace(/[\s._-]/g, '')];
};

const isCommonWord = (text: string): boolean =>
  COMMON_WORDS.has(text) ||
  // Two such words, or the same one twice.
  Array.from({ length: Math.max(text.length - 5, 0) }, (_, i) => i + 3).some(
    (cut) => COMMON_WORDS.has(text.slice(0, cut)) && COMMON_WORDS.has(text.slice(cut)),
  );

const isRepeated = (text: string): boolean => {
  for (let length = 1; length <= Math.min(4, text.length / 2); length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
};

/** Whether all but two of its characters belong to keyboard runs. */
const isPath = (text: string): boolean => {
  let onPath = 0;
  for (let start = 0; start < text.length;) {
    let end = start + PATH_MIN;
    while (end <= text.length && PATHS.some((path) => path.includes(text.slice(start, end)))) end += 1;
    const found = end - 1 - start;
    if (found >= PATH_MIN) onPath += found;
    start += Math.max(found >= PATH_MIN ? found : 1, 1);
  }
  return onPath >= text.length - 2;
};

/** A date, a telephone number or a PIN: digits alone take seconds to try. */
const isFigures = (text: string) => /^[\d\s./-]+$/.test(text) && text.replace(/\D/g, '').length <= 10;

const namesIn = (personal: readonly (string | undefined)[]) =>
  personal.flatMap((text) => plain(text ?? '').split(/[^\p{L}\p{N}]+/u)).filter((name) => name.length >= NAME_MIN);

const isPersonal = (texts: string[], personal: readonly (string | undefined)[]) =>
  namesIn(personal).some((name) =>
    texts.some((text) => text.includes(name) && bare(text.replace(name, '')).length < NAME_MIN),
  );

/**
 * The strongest argument against a password, or undefined if there is none. It only warns: a password that is too short
 * by the rules has a separate error.
 * @param personal names and addresses of the user
 */
export const weaknessOf = (
  password: string,
  personal: readonly (string | undefined)[] = [],
): PasswordWeakness | undefined => {
  if (password.length < PASSWORD_MIN_LENGTH) return undefined;
  const texts = readings(password);
  if (texts.some(isCommonWord)) return 'common';
  if (isPersonal(texts, personal)) return 'personal';
  const [text] = texts as [string];
  if (isRepeated(text) || isPath(text) || isFigures(text)) return 'pattern';
  return password.length < PASSWORD_ADVISED_LENGTH ? 'short' : undefined;
};
