import type { User } from '@contracts/session';

/** Firefox has Intl.Segmenter since 125. Earlier versions only lose a combining accent. */
const signsOf = (text: string): Iterable<string> =>
  typeof Intl.Segmenter === 'function'
    ? Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : text;

/** The first grapheme: an accent or a joined pair stays with its letter. */
const firstSign = (text: string): string => {
  const [sign = ''] = signsOf(text.trim());
  return sign.toLocaleUpperCase();
};

/** Two letters for a user without a picture: the initials of the names, else the first letter of the address. */
export const initialsOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  firstSign(firstName) + firstSign(lastName) || firstSign(email);
