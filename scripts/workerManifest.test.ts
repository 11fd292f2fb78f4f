import { workerManifest } from './workerManifest';

const NAMES = [
  'index.html',
  'robots.txt',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'manifest.webmanifest',
  'assets/main.0a1b2c3d.js',
  'assets/157.8bce508c.js',
  'assets/figtree-latin-wght-normal.11111111.woff2',
  'assets/figtree-latin-ext-wght-normal.22222222.woff2',
  'assets/i18n-en-GB.first.aaaaaaaa.js',
  'assets/i18n-fr.first.bbbbbbbb.js',
  'assets/i18n-fr.other.bbbbbbbb.js',
  'assets/offline.cccccccc.js',
  'assets/corpus-facts.dddddddddddd.json',
  'assets/corpus-en.eeeeeeeeeeee.json',
  'assets/corpus-fr.ffffffffffff.json',
];

const manifest = workerManifest(NAMES, (name) => `hash of ${name}`);

it('precaches the code, the Latin letters and the icons, and no language', () => {
  expect(manifest.precache).toEqual([
    { url: '/app-shell', revision: 'hash of index.html' },
    { url: '/favicon.svg', revision: 'hash of favicon.svg' },
    { url: '/icon-192.png', revision: 'hash of icon-192.png' },
    { url: '/manifest.webmanifest', revision: 'hash of manifest.webmanifest' },
    { url: '/assets/157.8bce508c.js', revision: null },
    { url: '/assets/figtree-latin-wght-normal.11111111.woff2', revision: null },
    { url: '/assets/main.0a1b2c3d.js', revision: null },
  ]);
});

it('packs for a language its words, its recipes and what searches them, and nothing of another language', () => {
  expect(manifest.packs.fr).toEqual([
    '/assets/corpus-facts.dddddddddddd.json',
    '/assets/corpus-fr.ffffffffffff.json',
    '/assets/i18n-fr.first.bbbbbbbb.js',
    '/assets/i18n-fr.other.bbbbbbbb.js',
    '/assets/offline.cccccccc.js',
  ]);
  expect(manifest.packs['en-GB']).toContain('/assets/corpus-en.eeeeeeeeeeee.json');
  expect(manifest.packs['en-US']).not.toContain('/assets/i18n-en-GB.first.aaaaaaaa.js');
});

it('lists every other file of the build, so that a file of an older build is recognised', () => {
  const known = [...manifest.precache.map(({ url }) => url), ...manifest.onDemand];
  expect(NAMES.filter((name) => name.startsWith('assets/')).every((name) => known.includes(`/${name}`))).toBe(true);
  expect(manifest.onDemand).toContain('/assets/figtree-latin-ext-wght-normal.22222222.woff2');
});
