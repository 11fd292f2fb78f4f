/** Control characters and lone surrogates; replaced by a space, because a line break separates words. */
const BREAK = /[\p{Cc}\p{Cs}]/gu;
/**
 * Invisible marks that hide or reverse text, soft hyphens among them. They occur inside words, so they are removed
 * without a space.
 */
const INVISIBLE = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const TAG = /<[/!?]?[a-z][^<>]*>|<[!?][^<>]*>/gi;
const TAG_OR_COMMENT = /<[/!?]?[a-z][^<>]*>|<!--[^]*?-->|<[!?][^<>]*>/gi;
const COMMENT_END = '-->';
const TAG_BEGINNING = /(?<!<)<+(?=[a-z/!?])/gi;
/** Tags inside tags that are taken apart; no cook nests them deeper. */
const NESTED_MAX = 8;

/** Removes tags and comments. It looks for no comment behind the last end of one, so that the work stays linear. */
const withoutTags = (text: string): string => {
  const end = text.lastIndexOf(COMMENT_END);
  if (end < 0) return text.replace(TAG, '');
  const behind = end + COMMENT_END.length;
  return text.slice(0, behind).replace(TAG_OR_COMMENT, '') + text.slice(behind).replace(TAG, '');
};

/**
 * Untrusted text as plain text on one line: no tags (their content stays), no control characters, no runs of spaces. A
 * "<" that begins no tag, as in "<3", stays.
 */
export const plainText = (text: string): string => {
  let before;
  let after = text.replace(INVISIBLE, '').normalize('NFC').replace(BREAK, ' ');
  // Removing a tag may form another one ("<<b>b>").
  let nested = 0;
  do {
    before = after;
    after = nested < NESTED_MAX ? withoutTags(before) : before.replace(/[<>]/g, '');
    nested += 1;
  } while (after !== before);
  return after.replace(TAG_BEGINNING, '').replace(/\s+/g, ' ').trim();
};
