/** Control characters and lone surrogates; replaced by a space, because a line break separates words. */
const BREAK = /[\p{Cc}\p{Cs}]/gu;
/**
 * Invisible marks that hide or reverse text, soft hyphens among them. They occur inside words, so they are removed
 * without a space.
 */
const INVISIBLE = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const TAG = /<[/!?]?[a-z][^<>]*>|<!--[^]*?-->|<[!?][^<>]*>/gi;
const TAG_BEGINNING = /<+(?=[a-z/!?])/gi;

/**
 * Untrusted text as plain text on one line: no tags (their content stays), no control characters, no runs of spaces. A
 * "<" that begins no tag, as in "<3", stays.
 */
export const plainText = (text: string): string => {
  let before;
  let after = text.replace(INVISIBLE, '').normalize('NFC').replace(BREAK, ' ');
  // Removing a tag may form another one ("<<b>b>").
  do {
    before = after;
    after = before.replace(TAG, '');
  } while (after !== before);
  return after.replace(TAG_BEGINNING, '').replace(/\s+/g, ' ').trim();
};
