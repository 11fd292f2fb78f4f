import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { FALLBACK_LANGUAGE } from '@contracts/defaults';
import type { Language } from '@contracts/vocabulary';
import { App } from '../page/App';
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
import { untilFetched } from '@/lib/browser/untilFetched';
import { loadFirstWords } from '@/i18n/catalogues';
import type { LoadedLanguage } from '@/i18n/IntlRoot';
import { selectLanguage } from '@/slices/preferencesSlice';

const loaded = async (language: Language): Promise<LoadedLanguage> => ({
  language,
  catalogue: await loadFirstWords(language),
});

/** Reads the stored state, fetches what the screen needs, and draws or hydrates the page. */
export const startApp = async (page: Window): Promise<void> => {
  const root = page.document.getElementById(ROOT_ID)!;
  const bare = createBareStore(createPageEffects(page), readInitialState(page));
  const { store } = bare;
  const drawn = prerenderedLanguage(page.document, root);
  // Before the screen, which waits for the rest of the messages if this has begun with the first ones.
  const words = untilFetched(() => loaded(selectLanguage(store.getState())), { givesUp: true }).catch(() =>
    untilFetched(() => loaded(FALLBACK_LANGUAGE), { givesUp: false }),
  );
  // If this fails, that part of the page is loaded again when it is needed.
  const screen = preloadScreen(page.location.pathname).catch(() => undefined);
  const [initial, { startPage }] = await Promise.all([
    words,
    untilFetched(() => import('./startPage'), { givesUp: false }),
    drawn && screen,
  ]);

  startPage(bare, page);

  const recipe = prerenderedRecipe(page.document);
  if (drawn && recipe) store.dispatch(recipeDrawn(recipe, drawn));
  const isAsDrawn = beginsAsDrawn(store.getState(), drawn, initial.language, page.location);
  const tree = (
    <StrictMode>
      <Providers
        store={store}
        initial={initial}
        serverState={isAsDrawn ? hydratedState(store.getState(), initial.language, recipe) : undefined}
      >
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // As a transition, so that hydration is sliced and the page responds in between.
  if (isAsDrawn) startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);

  const startDevice = async () => {
    const device = await untilFetched(() => import('./startDevice'), { givesUp: false });
    device.startDevice(store, page);
  };
  if (page.document.readyState === 'complete') void startDevice();
  else page.addEventListener('load', () => void startDevice());
};
