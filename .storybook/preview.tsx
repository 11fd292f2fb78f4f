import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Preview } from '@storybook/react-webpack5';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  MEASUREMENT_SYSTEMS,
  type Language,
  type MeasurementSystem,
} from '../contracts/vocabulary';
import { fontFiles } from '../src/app/look/fonts';
import { createLarderTheme } from '../src/app/look/theme';
import { useDirected } from '../src/app/look/useDirected';
import { CATALOGUES } from '../src/testing/catalogue';
import { AppStage, sceneOf, type SceneOf } from '../stories/AppStage';
import { FAULTS, type ToolbarFault } from '../stories/toolbarFaults';
import { useDisplay, type Display } from '../stories/workbench/display';

/* The product follows the system; here a button chooses, so the scheme hangs on an attribute. */
const theme = createLarderTheme('data-color-scheme');

/* A second, the default, is short for a form behind two answers on a machine that also builds or tests. */
configure({ asyncUtilTimeout: 5_000 });

/* A story is pictured as soon as it stands, so it waits for the fonts that the product does without. */
const FACES = fontFiles('block');

const SCHEMES = ['light', 'dark', 'system'] as const;
type Scheme = (typeof SCHEMES)[number];

const WIDTHS = [390, 768, 900, 1200, 1440] as const;

/** What the toolbar holds. */
interface Globals extends Display {
  language: Language;
  scheme: Scheme;
  measurement: MeasurementSystem;
  fault: ToolbarFault;
}

const SchemeSwitch = ({ scheme }: { scheme: Scheme }) => {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
};

interface FrameProps {
  language: Language;
  scheme: Scheme;
  display: Display;
  children: ReactNode;
}

const Frame = ({ language, scheme, display, children }: FrameProps) => {
  useDisplay(display);
  const directed = useDirected(theme);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider key={language} locale={language} messages={CATALOGUES[language]} defaultLocale={language}>
      <ThemeProvider theme={directed}>
        <SchemeSwitch scheme={scheme} />
        <CssBaseline />
        <GlobalStyles styles={FACES} />
        {children}
      </ThemeProvider>
    </IntlProvider>
  );
};

type ToolIcon = 'globe' | 'mirror' | 'ruler' | 'transfer' | 'lightning' | 'contrast' | 'zoom' | 'paragraph';

const choices = (icon: ToolIcon, description: string, items: readonly { value: string; title: string }[]) => ({
  description,
  toolbar: { icon, items: [...items], dynamicTitle: true },
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Guide', ['Welcome', 'Tokens'], 'Views', 'Search', 'Recipes', 'Recipe', 'Cooking'] },
    },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: width < 900 ? '844px' : '900px' } },
        ]),
      ),
    },
  },
  initialGlobals: {
    language: 'en-GB',
    scheme: 'light',
    measurement: 'metric',
    fault: 'none',
    motion: 'system',
    colours: 'system',
    zoom: '100',
    direction: 'ltr',
  },
  globalTypes: {
    language: choices(
      'globe',
      'Language of the texts',
      LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] ?? value })),
    ),
    scheme: choices(
      'mirror',
      'Light, dark, or as the system has it',
      SCHEMES.map((value) => ({ value, title: capital(value) })),
    ),
    measurement: choices(
      'ruler',
      'Units of quantities and temperatures',
      MEASUREMENT_SYSTEMS.map((value) => ({ value, title: capital(value) })),
    ),
    motion: choices('lightning', 'Motion, as the device of the cook asks for it', [
      { value: 'system', title: 'Motion: as here' },
      { value: 'reduced', title: 'Motion: reduced' },
    ]),
    colours: choices('contrast', 'Forced colours, as in a high-contrast theme (an imitation)', [
      { value: 'system', title: 'Colours: ours' },
      { value: 'forced', title: 'Colours: forced' },
    ]),
    zoom: choices('zoom', 'Zoom of the page; choose half the width with it', [
      { value: '100', title: 'Zoom: 100 %' },
      { value: '200', title: 'Zoom: 200 %' },
    ]),
    direction: choices('paragraph', 'Direction in which the page is read; the words stay', [
      { value: 'ltr', title: 'From the left' },
      { value: 'rtl', title: 'From the right' },
    ]),
    fault: choices(
      'transfer',
      'What is wrong with the network (in the stories of views)',
      FAULTS.map((value) => ({ value, title: value === 'none' ? 'Network: well' : `Network: ${value}` })),
    ),
  },
  decorators: [
    (Story, { globals, parameters, id, args }) => {
      const { language, scheme, measurement, fault, motion, colours, zoom, direction } = globals as Globals;
      const scene = parameters.app as SceneOf | undefined;
      return (
        <Frame language={language} scheme={scheme} display={{ motion, colours, zoom, direction }}>
          {scene ? (
            <AppStage
              key={[id, language, measurement, fault, JSON.stringify(args)].join()}
              scene={sceneOf(scene, args)}
              language={language}
              measurementSystem={measurement}
              fault={fault}
            />
          ) : (
            <MemoryRouter>
              <Story />
            </MemoryRouter>
          )}
        </Frame>
      );
    },
  ],
};

export default preview;
