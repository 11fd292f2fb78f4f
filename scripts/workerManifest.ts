import { SHELL_PATH } from '@contracts/defaults';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { tongueOf } from '@kitchen/reading/tongue';
import type { WorkerManifest } from '../src/worker/workerContract';

const FONT = /\.woff2$/;
/** Letters beyond Latin-1 are fetched from the network when they are first needed. */
const RARE_FONT = /-latin-ext-/;
const PACKED = /^assets\/(?:i18n-|ingredients-|offline\.|corpus-)/;
/** The files of public/ that a page or the installed app requests. */
const PUBLIC = /^(?:favicon\.svg|icon-192\.png|manifest\.webmanifest)$/;

const isForLanguage = (name: string, language: Language): boolean =>
  name.startsWith(`assets/i18n-${language}.`) ||
  name.startsWith(`assets/ingredients-${language}.`) ||
  name.startsWith('assets/offline.') ||
  name.startsWith('assets/corpus-facts.') ||
  name.startsWith(`assets/corpus-${tongueOf(language)}.`);

/**
 * Splits the files of a build into those the service worker precaches and those it caches on demand.
 * @param names file names in the client's folder
 * @param revisionOf a hash of a file's content
 */
export const workerManifest = (names: readonly string[], revisionOf: (name: string) => string): WorkerManifest => {
  const assets = names.filter((name) => name.startsWith('assets/')).sort();
  const isKept = (name: string) => !PACKED.test(name) && (FONT.test(name) ? !RARE_FONT.test(name) : /\.js$/.test(name));
  const kept = assets.filter(isKept);
  const onDemand = assets.filter((name) => !isKept(name));
  const url = (name: string) => `/${name}`;
  return {
    precache: [
      { url: SHELL_PATH, revision: revisionOf('index.html') },
      ...names
        .filter((name) => PUBLIC.test(name))
        .sort()
        .map((name) => ({ url: url(name), revision: revisionOf(name) })),
      ...kept.map((name) => ({ url: url(name), revision: null })),
    ],
    onDemand: onDemand.map(url),
    packs: Object.fromEntries(
      LANGUAGES.map((language) => [language, onDemand.filter((name) => isForLanguage(name, language)).map(url)]),
    ) as WorkerManifest['packs'],
  };
};
