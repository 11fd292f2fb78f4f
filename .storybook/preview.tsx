import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Preview } from '@storybook/react-webpack5';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../contracts/vocabulary';
import { createLarderTheme } from '../src/app/theme';
import enGB from '../translations/en-GB.json';
import enUS from '../translations/en-US.json';
import es from '../translations/es.json';
import fr from '../translations/fr.json';

const CATALOGUES: Record<Language, Record<string, string>> = { 'en-GB': enGB, 'en-US': enUS, es, fr };

/* The product follows the system; here a button chooses, so the scheme hangs on an attribute. */
const theme = createLarderTheme('data-color-scheme');

type Scheme = 'light' | 'dark';

const SchemeSwitch = ({ scheme }: { scheme: Scheme }) => {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
};

interface FrameProps {
  language: Language;
  scheme: Scheme;
  children: ReactNode;
}

const Frame = ({ language, scheme, children }: FrameProps) => {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider key={language} locale={language} messages={CATALOGUES[language]}>
      <ThemeProvider theme={theme}>
        <SchemeSwitch scheme={scheme} />
        <CssBaseline />
        <MemoryRouter>{children}</MemoryRouter>
      </ThemeProvider>
    </IntlProvider>
  );
};

const preview: Preview = {
  parameters: { layout: 'padded', backgrounds: { disable: true }, a11y: { test: 'error' } },
  initialGlobals: { language: 'en-GB', scheme: 'light' },
  globalTypes: {
    language: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] ?? value })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <Frame language={globals.language as Language} scheme={globals.scheme === 'dark' ? 'dark' : 'light'}>
        <Story />
      </Frame>
    ),
  ],
};

export default preview;
