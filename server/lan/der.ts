/** The few forms of ASN.1 DER that a certificate needs. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

const lengthOf = (length: number): Buffer => {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
};

/** A value under a context-specific tag. */
export const tagged = (tag: number, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
};

export const sequence = (...items: Buffer[]): Buffer => tagged(TAG.sequence, ...items);
export const set = (...items: Buffer[]): Buffer => tagged(TAG.set, ...items);
export const yes = (): Buffer => tagged(TAG.boolean, Buffer.from([0xff]));
export const octets = (content: Buffer): Buffer => tagged(TAG.octetString, content);
export const text = (content: string): Buffer => tagged(TAG.utf8, Buffer.from(content));

/** A non-negative integer, from its bytes. */
export const integer = (bytes: Buffer): Buffer => {
  const start = bytes.findIndex((byte) => byte !== 0);
  const short = start < 0 ? Buffer.from([0]) : bytes.subarray(start);
  return tagged(TAG.integer, short[0]! >= 0x80 ? Buffer.concat([Buffer.from([0]), short]) : short);
};

/** @param unused number of unused bits at the end */
export const bits = (content: Buffer, unused = 0): Buffer => tagged(TAG.bitString, Buffer.from([unused]), content);

export const oid = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const base128 = (value: number): number[] => {
    const digits = [value & 0x7f];
    for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80);
    return digits;
  };
  return tagged(TAG.oid, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
};

/** Years before 2050 have a separate form. */
export const time = (date: Date): Buffer => {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, '');
  return date.getUTCFullYear() < 2050
    ? tagged(TAG.utcTime, Buffer.from(digits.slice(2)))
    : tagged(TAG.generalizedTime, Buffer.from(digits));
};
