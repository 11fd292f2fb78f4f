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
  /** The recipe it shows. */
  recipe?: Recipe;
}

/**
 * Fetches a script once the page has been painted and has loaded: earlier it would compete with the page for bandwidth
 * and for the main thread, and on a fast line it would delay the first paint. If the load event does not fire within a
 * second of the first paint, goes on without it. A page that is in the background is not painted.
 */
const afterPaint = (source: string, nonce: string) =>
  `<script nonce="${nonce}">(()=>{let s;const go=()=>{if(s)return;s=document.createElement('script');` +
  `s.src='${source}';document.head.append(s)},late=(ms)=>new Promise((r)=>setTimeout(r,ms)),` +
  `loaded=new Promise((r)=>addEventListener('load',r)),painted=new Promise((r)=>{try{new PerformanceObserver((list)=>` +
  `list.getEntriesByName('first-contentful-paint').length&&r()).observe({type:'paint',buffered:true})}catch{r()}});` +
  `painted.then(()=>Promise.race([loaded,late(1000)])).then(()=>setTimeout(go));` +
  `loaded.then(()=>late(document.hidden?0:3000)).then(go);setTimeout(go,5000)})()</script>`;

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
  const { language, markup, styles, recipe } = page;
  const head = [styles, listen(nonce), withoutScript(nonce)].join('');
  return shell
    .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
    .replace(/<script defer[^>]*src="([^"]+)"[^>]*><\/script>/, (_tag, source: string) => afterPaint(source, nonce))
    .replace('</head>', () => `${head}</head>`)
    .replace(
      `<div id="${ROOT_ID}"></div>`,
      () => `<div id="${ROOT_ID}">${markup}</div>${recipe ? dataOf(recipe) : ''}`,
    );
};
