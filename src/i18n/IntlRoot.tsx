import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '@contracts/vocabulary';
import { loadCatalogue, type Catalogue } from './catalogues';

export interface LoadedLanguage {
  language: Language;
  catalogue: Catalogue;
}

interface IntlRootProps {
  language: Language;
  /** Catalogue of the initial language, fetched before the first paint. */
  initial: LoadedLanguage;
  children: ReactNode;
}

/**
 * Provides translations to the tree. After a language change the old catalogue stays until the new one has loaded:
 * message ids never flash, and a change made offline has no visible effect.
 */
export const IntlRoot = ({ language, initial, children }: IntlRootProps) => {
  const [loaded, setLoaded] = useState(initial);

  useEffect(() => {
    let isCurrent = true;
    const show = (catalogue: Catalogue) => {
      if (isCurrent) setLoaded({ language, catalogue });
    };
    if (language !== loaded.language) loadCatalogue(language).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language, loaded.language]);

  return (
    <IntlProvider locale={loaded.language} messages={loaded.catalogue} defaultLocale={loaded.language}>
      {children}
    </IntlProvider>
  );
};
