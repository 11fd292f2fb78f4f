/** Marks that nobody sees: they hide words from a reader or turn them around. */
const UNSEEN = /[\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
const CONTROL = /\p{Cc}+/gu;

/** Letters of other alphabets that look like ours. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аa еe оo рp сc хx уy іi ѕs ԁd ӏl ʜh кk мm тt вb нh', // Cyrillic
    'αa εe οo ρp ιi κk νv τt υu βb ηn', // Greek
    'ıi ɑa ɡg ℓl', // Latin
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
);

const withoutLookalikes = (text: string): string =>
  // Only in words that have Latin letters too: a Greek word is Greek.
  text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /[a-z]/i.test(word) ? [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('') : word,
  );

/** What an eye reads: no marks that are not seen, one form of every letter, no look-alikes. For looking, not for showing. */
export const asSeen = (text: string): string =>
  withoutLookalikes(text.normalize('NFKC').replace(UNSEEN, '').replace(CONTROL, ' '));

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]\w{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
  });

/** Their content is no text either. */
const SILENT = /<(script|style|iframe|svg|math|object|template|noscript)\b[^>]{0,2000}>[^]{0,20000}?(?:<\/\1\s*>|$)/gi;
const TAG = /<[/!?]?[a-z][^<>]{0,5000}>|<!--[^]{0,20000}?-->/gi;
const TAG_BEGINNING = /<+(?=[a-z/!?])[^\s<>]*/gi;
/** Text that was escaped more often than this was escaped to confuse. */
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

/** Addresses, among them those that run something. */
const ADDRESS =
  /\b(?:https?|ftp|file|data|javascript|vbscript|mailto):\S+|\bwww\.\S+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}\.(?:com|org|net|info|biz|xyz|example|shop|site|online|app|dev)\b\S*|\b[\w-]{1,63}\.(?:io|co|ly|me|tv|fr|es|uk|ru|cn)\/\S+/gi;

const STEP_NUMBER = /^(?:(?:step|paso|étape|etape)\s+\d{1,2}\s*[.:)–-]?\s+|\d{1,2}[.)]\s+(?=\p{L}))/iu;

/** A sentence that leads somewhere is worth nothing without its address; in a name only the address goes. */
const withoutAddressed = (text: string, kind: 'sentences' | 'parts'): string => {
  if (!text.includes('\0')) return text;
  const pieces = kind === 'sentences' ? text.split(/(?<=[.!?…])\s+/) : text.split(/\s*[,;]\s*/);
  const kept = pieces.filter((piece) => !piece.includes('\0')).join(kind === 'sentences' ? ' ' : ', ');
  return kept === '' ? text.replaceAll('\0', '') : kept;
};

/** All but the mark that stands for an address. */
const OTHER_CONTROL = /(?!\0)\p{Cc}+/gu;

export interface PlainSentence {
  text: string;
  /** Markup, an address or a mark that is not seen was in it. */
  wasMarked: boolean;
}

/**
 * A text of a model as plain text on one line: no tags, no Markdown, no addresses, no marks that are not seen.
 * @param kind whether it is made of sentences or of parts with commas between them
 */
export const plainSentence = (raw: string, kind: 'sentences' | 'parts' = 'sentences'): PlainSentence => {
  const given = raw.normalize('NFC');
  const seen = given.replace(UNSEEN, '');
  const clean = withoutMarkdown(withoutMarkup(seen.replaceAll('\0', ''))).replace(ADDRESS, '\0');
  const text = withoutAddressed(clean.replace(OTHER_CONTROL, ' ').trim(), kind).replace(/\s+/g, ' ').trim();
  const before = given.replace(/\s+/g, ' ').trim();
  return { text: text.replace(STEP_NUMBER, '').trim(), wasMarked: text !== before };
};
