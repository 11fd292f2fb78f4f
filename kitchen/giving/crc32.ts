const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum that zip archives use (CRC-32 of ISO 3309). */
export const crc32 = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (let i = 0; i < bytes.length; i += 1) value = (value >>> 8) ^ TABLE[(value ^ bytes[i]!) & 0xff]!;
  return (value ^ 0xffffffff) >>> 0;
};
