import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '@contracts/vocabulary';
import { loadCatalogue, type Catalogue } from './catalogues';

export interface LoadedLanguage {
  language: Language;
  catalogue: Catalogue;
}

interface IntlRootProps {
  /** The chosen language. */
  language: Language;
  /** What the page starts with, fetched before the first paint. */
  initial: LoadedLanguage;
  children: ReactNode;
}

/**
 * Gives the tree its words. When another language is chosen, the old words stay until the new ones are there: no flash
 * of ids, and a choice made while offline changes nothing that can be read.
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
