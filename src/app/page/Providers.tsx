import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { IntlRoot, type LoadedLanguage } from '@/i18n/IntlRoot';
import { selectLanguage } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '../store/bareStore';
import { theme } from '../look/theme';
import { useDirected } from '../look/useDirected';

interface WordsProps {
  initial: LoadedLanguage;
  children: ReactNode;
}

const Words = ({ initial, children }: WordsProps) => (
  <IntlRoot language={useAppSelector(selectLanguage)} initial={initial}>
    {children}
  </IntlRoot>
);

/**
 * The colours follow the system's setting by media queries alone. `noSsr` stops the provider from rendering once more
 * after hydration to learn the setting: that would change its context, and hydrate in one task what React has sliced.
 *
 * `isStyled` says that the document brought the global styles along. Emotion would put their elements into the head once
 * more, so that the browser reads them again, styles the whole page again, and starts the fonts over: the lines of a
 * page would break elsewhere while it is read.
 */
const Look = ({ isStyled, children }: { isStyled: boolean; children: ReactNode }) => (
  <ThemeProvider theme={useDirected(theme)} noSsr disableStyleSheetGeneration={isStyled}>
    {!isStyled && <CssBaseline />}
    {children}
  </ThemeProvider>
);

interface ProvidersProps extends WordsProps {
  store: AppStore;
  /** The state that the document was prerendered with, if it was. */
  serverState?: RootState;
}

/** Context providers of every screen: store, translations, theme. */
export const Providers = ({ store, initial, serverState, children }: ProvidersProps) => (
  <Provider store={store} serverState={serverState}>
    <Words initial={initial}>
      <Look isStyled={serverState !== undefined}>{children}</Look>
    </Words>
  </Provider>
);
