import { decodeText } from './decodeText';

const MARK = [0xef, 0xbb, 0xbf];

it.each([
  ['UTF-8', new TextEncoder().encode('crème'), 'crème'],
  ['UTF-8 with a byte order mark', [...MARK, ...new TextEncoder().encode('crème')], 'crème'],
  [
    'UTF-8 with a byte order mark and one broken byte',
    [...MARK, ...new TextEncoder().encode('crème '), 0xff],
    'crème \ufffd',
  ],
  ['Windows-1252', [0x63, 0x72, 0xe8, 0x6d, 0x65], 'crème'],
])('decodes %s', (_what, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text);
});
