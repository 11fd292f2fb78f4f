import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '@contracts/vocabulary';
import { Providers } from '@/app/page/Providers';
import { createAppStore, type AppStore } from '@/app/store/store';
import { CATALOGUES } from './catalogue';
import { fakeEffects } from './fakeEffects';
import { preloaded } from './preloaded';

interface AppFrameProps {
  children: ReactNode;
  language?: Language;
  /** The router's path. */
  route?: string;
  /** Defaults to a fresh store in `language`. */
  store?: AppStore;
}

/** All providers that a component of the app needs in a test. */
export const AppFrame = ({ children, language = 'en-GB', route = '/', store }: AppFrameProps) => {
  const [fresh] = useState(() => store ?? createAppStore(fakeEffects(), preloaded({ preferences: { language } })));
  return (
    <Providers store={fresh} initial={{ language, catalogue: CATALOGUES[language] }}>
      <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
    </Providers>
  );
};
