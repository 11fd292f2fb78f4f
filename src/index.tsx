import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { FALLBACK_LANGUAGE } from '@contracts/defaults';
import type { Language } from '@contracts/vocabulary';
import { App } from '@/app/App';
import { createBareStore } from '@/app/bareStore';
import { createPageEffects } from '@/app/pageEffects';
import { readInitialState } from '@/app/persistence';
import { beginsAsDrawn, prerenderedLanguage, prerenderedState, ROOT_ID } from '@/app/prerenderedPage';
import { Providers } from '@/app/Providers';
import { takeEarlyEvents } from '@/lib/earlyEvents';
import { loadCatalogue } from '@/i18n/catalogues';
import type { LoadedLanguage } from '@/i18n/IntlRoot';
import { selectLanguage } from '@/slices/preferencesSlice';
import { preloadHome } from '@/views/Home/HomeView';

const loaded = async (language: Language): Promise<LoadedLanguage> => ({
  language,
  catalogue: await loadCatalogue(language),
});

const start = async (page: Window, root: HTMLElement) => {
  const bare = createBareStore(createPageEffects(page), readInitialState(page));
  const { store } = bare;
  const drawn = prerenderedLanguage(page.document, root);
  const [initial, { startPage }] = await Promise.all([
    loaded(selectLanguage(store.getState())).catch(() => loaded(FALLBACK_LANGUAGE)),
    import('@/app/startPage'),
    // Where it fails, that part of the page is fetched again when it is needed.
    drawn && preloadHome().catch(() => undefined),
  ]);

  startPage(bare, page);

  const isAsDrawn = beginsAsDrawn(store.getState(), drawn, initial.language);
  const tree = (
    <StrictMode>
      <Providers
        store={store}
        initial={initial}
        serverState={isAsDrawn ? prerenderedState(initial.language) : undefined}
      >
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // In a transition, so that the work is done in slices and the page answers in between.
  if (isAsDrawn) startTransition(() => void hydrateRoot(root, tree));
  else {
    // What was pressed is about to go.
    takeEarlyEvents(page);
    createRoot(root).render(tree);
  }

  const startDevice = () => void import('@/app/startDevice').then((device) => device.startDevice(store, page));
  if (page.document.readyState === 'complete') startDevice();
  else page.addEventListener('load', startDevice);
};

void start(window, document.getElementById(ROOT_ID)!);
