import { withoutLookalikes } from '../reading/legible';

/** Invisible characters, which hide words from a reader or reverse them. */
const UNSEEN = /[\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
const CONTROL = /\p{Cc}+/gu;

/**
 * The text as a reader sees it: without invisible characters, every letter in one form, no look-alikes. For checks
 * only, not for display.
 */
export const asSeen = (text: string): string =>
  withoutLookalikes(text.normalize('NFKC').replace(UNSEEN, '').replace(CONTROL, ' '));

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', '’'],
  ['nbsp', ' '],
  ['deg', '°'],
  ['frac12', '½'],
  ['frac14', '¼'],
]);

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]\w{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES.get(String(name).toLowerCase()) ?? whole;
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
  });

/** Elements whose content is not text. */
const SILENT = /<(script|style|iframe|svg|math|object|template|noscript)\b[^>]{0,2000}>[^]{0,20000}?(?:<\/\1\s*>|$)/gi;
const TAG = /<[/!?]?[a-z][^<>]{0,5000}>|<!--[^]{0,20000}?-->/gi;
const TAG_BEGINNING = /<+(?=[a-z/!?])[^\s<>]*/gi;
/** Text that was escaped more often than this was escaped to deceive. */
const ROUNDS = 4;

const withoutMarkup = (text: string): string => {
  let after = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = after;
    after = decoded(before).replace(SILENT, ' ').replace(TAG, ' ');
    if (after === before) break;
  }
  return after.replace(TAG_BEGINNING, '');
};

const withoutMarkdown = (text: string): string =>
  text
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,1000}\)/g, '\0')
    .replace(/\[[^\]\n]{0,300}\]\([^)\n]{0,1000}\)/g, '\0')
    .replace(/```\w*|`/g, '')
    .replace(/^\s{0,3}(?:#{1,6}\s+|>\s?)/gm, '')
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,300}?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]{1,300}?)\*(?![\w*])/g, '$1');

/** Addresses, including those that run code, without the mark that ends their sentence or part. */
const ADDRESS =
  /\b(?:https?|ftp|file|data|javascript|vbscript|mailto):\S*[^\s.,;:!?…]|\bwww\.\S*[^\s.,;:!?…]|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}\.(?:com|org|net|info|biz|xyz|example|shop|site|online|app|dev)\b(?:\S*[^\s.,;:!?…])?|\b[\w-]{1,63}\.(?:io|co|ly|me|tv|fr|es|uk|ru|cn)\/\S*[^\s.,;:!?…]/gi;

const STEP_NUMBER = /^(?:(?:step|paso|étape|etape)\s+\d{1,2}\s*[.:)–-]?\s+|\d{1,2}[.)]\s+(?=\p{L}))/iu;

/** Where a text is cut into pieces, and what joins them again. */
const PIECES = { sentences: [/(?<=[.!?…])\s+/, ' '], parts: [/\s*[,;]\s*/, ', '] } as const;

/**
 * Removes addresses. A sentence with an address is useless without it and is removed; from a name only the address
 * is.
 */
const withoutAddressed = (text: string, kind: keyof typeof PIECES): string => {
  const [between, joint] = PIECES[kind];
  if (!text.includes('\0')) return text;
  const kept = text.split(between).filter((piece) => !piece.includes('\0'));
  return kept.length === 0 ? text.replaceAll('\0', '') : kept.join(joint);
};

/** All control characters but the placeholder for an address. */
const OTHER_CONTROL = /(?!\0)\p{Cc}+/gu;

export interface PlainSentence {
  text: string;
  /** It contained markup, an address or an invisible character. */
  wasMarked: boolean;
}

/**
 * A model's text as plain text on one line: no tags, Markdown, addresses or invisible characters.
 * @param kind whether it consists of sentences or of parts separated by commas
 */
export const plainSentence = (raw: string, kind: 'sentences' | 'parts' = 'sentences'): PlainSentence => {
  const given = raw.normalize('NFC');
  const seen = given.replace(UNSEEN, '');
  const clean = withoutMarkdown(withoutMarkup(seen.replaceAll('\0', ''))).replace(ADDRESS, '\0');
  const text = withoutAddressed(clean.replace(OTHER_CONTROL, ' ').trim(), kind).replace(/\s+/g, ' ').trim();
  const before = given.replace(/\s+/g, ' ').trim();
  return { text: text.replace(STEP_NUMBER, '').trim(), wasMarked: text !== before };
};
