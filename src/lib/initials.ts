import type { User } from '@contracts/session';

/** The first sign as a reader sees it: an accent or a joined pair stays with its letter. */
const firstSign = (text: string): string => {
  const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.trim());
  for (const { segment } of signs) return segment.toLocaleUpperCase();
  return '';
};

/** Two letters for a user without a picture: those of the names, else the first of the address. */
export const initialsOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  firstSign(firstName) + firstSign(lastName) || firstSign(email);
