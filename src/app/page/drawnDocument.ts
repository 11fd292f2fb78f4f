import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { RECIPE_ID, ROOT_ID } from './prerenderedPage';

/** A prerendered screen, ready to be inserted into the document. */
export interface DrawnPage {
  language: Language;
  /** Content of the root element. */
  markup: string;
  /** The style elements for the head, each with the nonce placeholder. */
  styles: string;
  /** URLs of the fonts it uses. */
  fonts: readonly string[];
  /** The recipe it shows. */
  recipe?: Recipe;
}

const fontLink = (address: string) =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous">`;

/**
 * Fetches a script after the load event, so that it does not compete with the page for bandwidth; nothing needs it
 * earlier. If the load event never fires, starts after a second.
 */
const afterLoad = (source: string, nonce: string) =>
  `<script nonce="${nonce}">(()=>{let s;const go=()=>{if(s)return;s=document.createElement('script');` +
  `s.src='${source}';document.head.append(s)};addEventListener('load',()=>setTimeout(go));setTimeout(go,1000)})()</script>`;

/**
 * Records what is pressed before the script runs, and keeps those events from a partly hydrated page;
 * src/lib/browser/earlyEvents.ts replays them. Gives up after a while in case the script never runs.
 */
const listen = (nonce: string) =>
  `<script nonce="${nonce}">window.earlyEvents=[];for(const t of ['click','change','keydown'])` +
  `addEventListener(t,(e)=>{if(!window.earlyEvents||e.target.closest?.('a'))return;if(t=='keydown'){` +
  `if(e.key!='Enter'||e.shiftKey||e.isComposing||e.target.localName!='textarea')return;e.preventDefault()}` +
  `earlyEvents.push([t,e.target]);e.stopImmediatePropagation()},true);setTimeout(()=>delete window.earlyEvents,30000)</script>`;

/** Hides what a press would do nothing on. */
const withoutScript = (nonce: string) =>
  `<noscript><style nonce="${nonce}">[data-needs-script]{display:none!important}</style></noscript>`;

/** The recipe for the script of the page. No text in it can end the element. */
const dataOf = (recipe: Recipe) =>
  `<script type="application/json" id="${RECIPE_ID}">${JSON.stringify(recipe).replaceAll('<', '\\u003c')}</script>`;

/** The client's empty document with a prerendered screen in it. */
export const drawnDocument = (shell: string, page: DrawnPage, nonce: string): string => {
  const { language, markup, styles, fonts, recipe } = page;
  const head = [...fonts.map(fontLink), styles, listen(nonce), withoutScript(nonce)].join('');
  return shell
    .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
    .replace(/<script defer[^>]*src="([^"]+)"[^>]*><\/script>/, (_tag, source: string) => afterLoad(source, nonce))
    .replace('</head>', () => `${head}</head>`)
    .replace(
      `<div id="${ROOT_ID}"></div>`,
      () => `<div id="${ROOT_ID}">${markup}</div>${recipe ? dataOf(recipe) : ''}`,
    );
};
