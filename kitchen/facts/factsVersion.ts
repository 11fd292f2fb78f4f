/**
 * Fingerprints of what follows from a fixed set of lines, one for each version of our rules and tables, the newest last.
 * `factsVersion.test.ts` fails when they give something else: append the new fingerprint then, and never replace one
 * that was released. Stored recipes whose facts an older version computed are computed again at the next start.
 */
export const FACTS_FINGERPRINTS: readonly string[] = [
  '555e807babe85fa3',
  'de6dd36485892e27',
  '537b0f162213fc5b',
  '44a8836275c72721',
  '4006a2c6a3c9ced4',
  '886877cbee954152',
  'c520e6d73f39ffc7',
  'da3565f151cc5554',
  'd158d8453e08c5a7',
  'f7e6c54442efd074',
  '11fb0f519b119e4e',
  '53526a31cb3a1c7a',
  '51274eea281f14c5',
  '7504feaf0509b384',
  '7285d369f9f097a7',
  '28ae9196d1a0d2df',
  '8200d6a8e928ac99',
  '78a801e7c084aa28',
  'b2e54236c8ea8cf0',
  '21b4842f67085dc3',
  'acf35ce0dd969b18',
  '0e99ed5720637a6c',
  '293e86f585089f02',
  'e352b5f09dc73367',
];

export const FACTS_VERSION = FACTS_FINGERPRINTS.length;
