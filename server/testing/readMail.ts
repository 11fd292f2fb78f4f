/** A mail as its reader sees it: the relevant headers and both forms of its content. */
interface ReadMail {
  headers: Record<string, string>;
  text: string;
  html: string;
}

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decode = (text: string, encoding = '7bit') => {
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(text);
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
};

/** Header words that are not ASCII (RFC 2047). */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    );

const split = (part: string): [headers: Record<string, string>, body: string] => {
  const at = part.indexOf('\r\n\r\n');
  const lines = part
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name.toLowerCase(), decodeWords(value!)] as const];
  });
  return [Object.fromEntries(headers), part.slice(at + 4)];
};

/** Reads a mail with a text and a page, like ours. */
export const readMail = (message: string): ReadMail => {
  const [headers, body] = split(message);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) throw new Error('The mail has only one part');
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const partOf = (type: string) => {
    const part = parts.find(([{ 'content-type': found = '' }]) => found.startsWith(type));
    return part ? decode(part[1], part[0]['content-transfer-encoding']) : '';
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
};
