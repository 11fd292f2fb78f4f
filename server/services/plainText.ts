/** Control characters, lone surrogates, and the invisible marks that hide or turn text around. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const TAG = /<[/!?]?[a-z][^<>]*>|<!--[^]*?-->|<[!?][^<>]*>/gi;
const TAG_BEGINNING = /<+(?=[a-z/!?])/gi;

/**
 * What a stranger wrote, as plain text on one line: no tags (their content stays), no control characters, no runs of
 * spaces. A "<" that begins no tag, as in "<3", stays.
 */
export const plainText = (text: string): string => {
  let before;
  let after = text.normalize('NFC').replace(INVISIBLE, ' ');
  // What is left after a tag is cut out may form a tag again ("<<b>b>").
  do {
    before = after;
    after = before.replace(TAG, '');
  } while (after !== before);
  return after.replace(TAG_BEGINNING, '').replace(/\s+/g, ' ').trim();
};
