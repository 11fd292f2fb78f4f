import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * The name of a font among the client's files. The client's build and the program that draws pages are built side by
 * side by different tools, and both name a font by this.
 */
export const fontFile = (path: string): string => {
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
  return `assets/${basename(path, '.woff2')}.${hash}.woff2`;
};
