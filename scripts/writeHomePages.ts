import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DrawnPage, drawHomePages as DrawHomePages } from '../src/app/page/prerender';

const root = join(__dirname, '..');
const clientDir = join(root, 'build/client');
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const fontLink = (address: string) =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous">`;

/**
 * Fetches a script after the load event, so that it does not compete with the page for bandwidth; nothing needs it
 * earlier. If the load event never fires, starts after a second.
 */
const afterLoad = (source: string) =>
  `<script nonce="${NONCE_PLACEHOLDER}">(()=>{let s;const go=()=>{if(s)return;s=document.createElement('script');` +
  `s.src='${source}';document.head.append(s)};addEventListener('load',()=>setTimeout(go));setTimeout(go,1000)})()</script>`;

/**
 * Records what is pressed before the script runs, and keeps those events from a partly hydrated page;
 * src/lib/browser/earlyEvents.ts replays them. Gives up after a while in case the script never runs.
 */
const LISTEN =
  `<script nonce="${NONCE_PLACEHOLDER}">window.earlyEvents=[];for(const t of ['click','change','keydown'])` +
  `addEventListener(t,(e)=>{if(!window.earlyEvents||e.target.closest?.('a'))return;if(t=='keydown'){` +
  `if(e.key!='Enter'||e.shiftKey||e.isComposing||e.target.localName!='textarea')return;e.preventDefault()}` +
  `earlyEvents.push([t,e.target]);e.stopImmediatePropagation()},true);setTimeout(()=>delete window.earlyEvents,30000)</script>`;

/** The client's empty document with a prerendered page in it. */
const filled = (document: string, { language, markup, styles, fonts }: DrawnPage) => {
  const head = [...fonts.map(fontLink), styles, LISTEN].join('');
  return document
    .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
    .replace(/<script defer[^>]*src="([^"]+)"[^>]*><\/script>/, (_tag, source: string) => afterLoad(source))
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
};

/** Prerenders the home page in each language with the program that was just built, and writes home/<language>.html. */
export const writeHomePages = async (): Promise<void> => {
  const load = createRequire(__filename);
  const { drawHomePages } = load(join(root, 'build/prerender/prerender.cjs')) as {
    drawHomePages: typeof DrawHomePages;
  };
  const document = readFileSync(join(clientDir, 'index.html'), 'utf8');
  mkdirSync(join(root, 'build/home'), { recursive: true });
  for (const page of await drawHomePages(NONCE_PLACEHOLDER))
    writeFileSync(join(root, 'build/home', `${page.language}.html`), filled(document, page));
};
