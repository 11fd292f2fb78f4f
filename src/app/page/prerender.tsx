import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { DrawTask } from '@contracts/drawTask';
import { DrawnHere } from '@/components/preloadable/AsDrawn';
import { loadCatalogue } from '@/i18n/catalogues';
import type { PageEffects } from '@/store/listening';
import { App } from './App';
import { drawnDocument, type DrawnPage } from './drawnDocument';
import { leanStyles } from './leanStyles';
import { prerenderedState } from './prerenderedPage';
import { Providers } from './Providers';
import { preloadScreen } from './screens';
import { createBareStore } from '../store/bareStore';

/** No effect runs during prerendering. */
const noEffects = {} as PageEffects;

/**
 * React would move parts of a page beyond its default of 12,800 bytes to the end and put them in place by an inline
 * script, which the content security policy forbids.
 */
const IN_ONE_PIECE = Number.MAX_SAFE_INTEGER;

const textOf = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

/**
 * Marks the style elements as moved to the head already. Emotion moves unmarked ones when its code is evaluated, and
 * then the browser reads each of them a second time and computes the style of the whole page again.
 */
const inPlace = (styles: string) => styles.replaceAll('<style data-emotion=', '<style data-s="" data-emotion=');

const drawScreen = async ({ path, language, nonce, recipe }: DrawTask): Promise<DrawnPage> => {
  const cache = createCache({ key: 'css', nonce });
  // Collect the styles in one element in the head, instead of one before each component.
  cache.compat = true;
  const { store } = createBareStore(noEffects, prerenderedState(language, recipe));
  const initial = { language, catalogue: await loadCatalogue(language) };
  await preloadScreen(path);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <Providers store={store} initial={initial}>
        <StaticRouter location={path}>
          <DrawnHere>
            <App />
          </DrawnHere>
        </StaticRouter>
      </Providers>
    </CacheProvider>,
    { progressiveChunkSize: IN_ONE_PIECE },
  );
  const markup = await textOf(prelude);
  if (markup.includes('<script')) throw new Error('The prerendered page needs a script to be put together.');
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  // Styles that only others build on are named, too: the browser would work them out while the page comes alive.
  const named = [markup, ...Object.keys(cache.registered)].join(' ');
  const styles = inPlace(leanStyles(constructStyleTagsFromChunks(extractCriticalToChunks(named))));
  return { language, markup, styles, recipe };
};

/** Renders an address as a first-time visitor sees it. Returns the document. */
export const drawDocument = async (task: DrawTask): Promise<string> =>
  drawnDocument(task.shell, await drawScreen(task), task.nonce);
