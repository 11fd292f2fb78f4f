import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FALLBACK_LANGUAGE } from '@contracts/defaults';
import type { Language } from '@contracts/vocabulary';
import { App } from '../page/App';
import { AppRouter } from '../page/AppRouter';
import { createBareStore } from '../store/bareStore';
import { createPageEffects } from '../effects/createPageEffects';
import { readInitialState } from '../store/persistence';
import {
  beginsAsDrawn,
  hydratedState,
  prerenderedLanguage,
  prerenderedRecipe,
  recipeDrawn,
  ROOT_ID,
} from '../page/prerenderedPage';
import { Providers } from '../page/Providers';
import { preloadScreen } from '../page/screens';
import { readLanguageTables } from '@/lib/browser/languageTables';
import { nextTask } from '@/lib/browser/nextTask';
import { untilFetched } from '@/lib/browser/untilFetched';
import { loadFirstWords } from '@/i18n/catalogues';
import type { LoadedLanguage } from '@/i18n/IntlRoot';

const loaded = async (language: Language): Promise<LoadedLanguage> => ({
  language,
  catalogue: await loadFirstWords(language),
});

const untilLoaded = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    if (page.document.readyState === 'complete') resolve();
    else page.addEventListener('load', () => resolve());
  });

/** Says when the page is drawn, or has taken over what the server drew. */
const OnceLive = ({ onLive }: { onLive: () => void }) => {
  useEffect(onLive, [onLive]);
  return null;
};

/** The words and the code that the first screen needs, fetched at once. */
const fetchScreen = (page: Window, language: Language, isDrawn: boolean) => {
  // Before the screen, which waits for the rest of the messages if this has begun with the first ones.
  const words = untilFetched(() => loaded(language), { givesUp: true }).catch(() =>
    untilFetched(() => loaded(FALLBACK_LANGUAGE), { givesUp: false }),
  );
  // If this fails, that part of the page is loaded again when it is needed.
  const screen = preloadScreen(page.location.pathname, isDrawn && page.location.hash === '').catch(() => undefined);
  const start = untilFetched(() => import('./startPage'), { givesUp: false });
  return Promise.all([words, start, isDrawn && screen]);
};

/**
 * Reads the stored state, fetches what the screen needs, and draws or hydrates the page. Each part has a task of its
 * own, so that none blocks a slow phone for long.
 */
export const startApp = async (page: Window): Promise<void> => {
  const root = page.document.getElementById(ROOT_ID)!;
  const drawn = prerenderedLanguage(page.document, root);
  const stored = readInitialState(page);
  await nextTask();
  const screen = fetchScreen(page, stored.preferences.language, drawn !== undefined);
  await nextTask();
  const bare = createBareStore(createPageEffects(page), stored);
  const { store } = bare;
  await readLanguageTables(stored.preferences.language);
  const [initial, { startPage }] = await screen;
  await startPage(bare, page);
  await nextTask();

  const recipe = prerenderedRecipe(page.document);
  if (drawn && recipe) store.dispatch(recipeDrawn(recipe, drawn));
  const isAsDrawn = beginsAsDrawn(store.getState(), drawn, initial.language, page.location);
  const isLive = new Promise<void>((resolve) => {
    const tree = (
      <StrictMode>
        <Providers
          store={store}
          initial={initial}
          serverState={isAsDrawn ? hydratedState(store.getState(), initial.language, recipe) : undefined}
        >
          <AppRouter>
            <App />
          </AppRouter>
        </Providers>
        <OnceLive onLive={resolve} />
      </StrictMode>
    );
    // As a transition, so that hydration is sliced and the page responds in between.
    if (isAsDrawn) startTransition(() => void hydrateRoot(root, tree));
    else createRoot(root).render(tree);
  });

  // What can wait must not come between the parts of the hydration.
  await Promise.all([isLive, untilLoaded(page)]);
  const device = await untilFetched(() => import('./startDevice'), { givesUp: false });
  device.startDevice(store, page);
};
