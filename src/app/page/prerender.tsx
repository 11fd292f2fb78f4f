import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { loadCatalogue } from '@/i18n/catalogues';
import type { PageEffects } from '@/store/listening';
import { App } from './App';
import { PRELOADED_FONTS } from '../look/fonts';
import { prerenderedState } from './prerenderedPage';
import { Providers } from './Providers';
import { createAppStore } from '../store/store';

/** The prerendered home page, ready to be inserted into the document. */
export interface DrawnPage {
  language: Language;
  /** Content of the root element. */
  markup: string;
  /** The style elements for the head, each with the nonce placeholder. */
  styles: string;
  /** URLs of the fonts it uses. */
  fonts: readonly string[];
}

/** No effect runs during prerendering. */
const noEffects = {} as PageEffects;

/**
 * React would move parts of a page beyond its default of 12,800 bytes to the end and put them in place by an inline
 * script, which the content security policy forbids.
 */
const IN_ONE_PIECE = Number.MAX_SAFE_INTEGER;

const textOf = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

const draw = async (language: Language, nonce: string): Promise<DrawnPage> => {
  const cache = createCache({ key: 'css', nonce });
  // Collect the styles in one element in the head, instead of one before each component.
  cache.compat = true;
  const store = createAppStore(noEffects, prerenderedState(language));
  const initial = { language, catalogue: await loadCatalogue(language) };
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <Providers store={store} initial={initial}>
        <StaticRouter location="/">
          <App />
        </StaticRouter>
      </Providers>
    </CacheProvider>,
    { progressiveChunkSize: IN_ONE_PIECE },
  );
  const markup = await textOf(prelude);
  if (markup.includes('<script')) throw new Error('The prerendered home page needs a script to be put together.');
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    language,
    markup,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(markup)),
    fonts: PRELOADED_FONTS,
  };
};

/**
 * Renders the home page once per language, as a first-time visitor sees it.
 * @param nonce placeholder that the server replaces by the nonce of each request
 */
export const drawHomePages = async (nonce: string): Promise<DrawnPage[]> =>
  Promise.all(LANGUAGES.map((language) => draw(language, nonce)));
