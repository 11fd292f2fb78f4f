import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '@contracts/vocabulary';
import { Providers } from '@/app/Providers';
import { createAppStore, type AppStore } from '@/app/store';
import { CATALOGUES } from './catalogue';
import { fakeEffects } from './fakeEffects';
import { preloaded } from './preloaded';

interface AppFrameProps {
  children: ReactNode;
  language?: Language;
  /** The path that the router stands on. */
  route?: string;
  /** Where it is left out, a fresh one in `language`. */
  store?: AppStore;
}

/** Everything a piece of the app stands on, for a test. */
export const AppFrame = ({ children, language = 'en-GB', route = '/', store }: AppFrameProps) => {
  const [fresh] = useState(() => store ?? createAppStore(fakeEffects(), preloaded({ preferences: { language } })));
  return (
    <Providers store={fresh} initial={{ language, catalogue: CATALOGUES[language] }}>
      <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
    </Providers>
  );
};
