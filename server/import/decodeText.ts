const UTF8 = new TextDecoder('utf-8', { fatal: true });
const DECLARED = /charset\s*=\s*["']?([\w-]{2,40})/i;
/** A page declares its character set within this many bytes. */
const DECLARATION_BYTES = 2_048;

const declaredDecoder = (bytes: Uint8Array): InstanceType<typeof TextDecoder> => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  try {
    return new TextDecoder(DECLARED.exec(head)?.[1] ?? 'windows-1252');
  } catch {
    return new TextDecoder('windows-1252');
  }
};

/**
 * The text of a file: decoded by its byte order mark, or as UTF-8, or as the page declares, or as Windows-1252. Never
 * throws.
 */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
  try {
    return UTF8.decode(bytes);
  } catch {
    return declaredDecoder(bytes).decode(bytes);
  }
};
