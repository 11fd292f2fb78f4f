import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN_PAGES } from '@contracts/defaults';
import { LANGUAGES, type Language } from '@contracts/vocabulary';

/** The page of a path that was prerendered at build time; undefined when there is none. */
export type DrawnPages = (path: string, language: Language) => string | undefined;

/**
 * The pages prerendered at build time.
 * @param dir folder of the files `<name>.<language>.html`; undefined when there is none
 */
export const readDrawnPages = (dir: string | undefined): DrawnPages => {
  const pages = new Map<string, string>();
  const keyOf = (path: string, language: Language) => `${path} ${language}`;
  for (const [path, name] of dir === undefined ? [] : Object.entries(DRAWN_PAGES))
    for (const language of LANGUAGES) {
      const file = join(dir!, `${name}.${language}.html`);
      if (existsSync(file)) pages.set(keyOf(path, language), readFileSync(file, 'utf8'));
    }
  return (path, language) => pages.get(keyOf(path, language));
};
