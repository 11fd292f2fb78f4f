import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { loadCatalogue } from '@/i18n/catalogues';
import type { PageEffects } from '@/store/listening';
import { App } from './App';
import { PRELOADED_FONTS } from './fonts';
import { prerenderedState } from './prerenderedPage';
import { Providers } from './Providers';
import { createAppStore } from './store';

/** The home page of a first visit, ready to be put into the document. */
export interface DrawnPage {
  language: Language;
  /** What stands in the root element. */
  markup: string;
  /** The style elements that this markup needs, for the head; each carries the placeholder of the nonce. */
  styles: string;
  /** Addresses of the fonts that it is set in. */
  fonts: readonly string[];
}

/** Nothing happens to a page that is only drawn. */
const noEffects = {} as PageEffects;

const textOf = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

const draw = async (language: Language, nonce: string): Promise<DrawnPage> => {
  const cache = createCache({ key: 'css', nonce });
  // One sheet for the head, instead of a style element before each element that needs one.
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
  );
  const markup = await textOf(prelude);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    language,
    markup,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(markup)),
    fonts: PRELOADED_FONTS,
  };
};

/**
 * Draws the home page once for each language, as somebody sees it who comes for the first time.
 * @param nonce what the server replaces by the nonce of each request
 */
export const drawHomePages = async (nonce: string): Promise<DrawnPage[]> =>
  Promise.all(LANGUAGES.map((language) => draw(language, nonce)));
