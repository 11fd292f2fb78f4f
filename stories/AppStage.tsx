import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Language, MeasurementSystem } from '@contracts/vocabulary';
import { App } from '@/app/App';
import { createPageEffects } from '@/app/pageEffects';
import { createAppStore } from '@/app/store';
import { IntlRoot } from '@/i18n/IntlRoot';
import { selectLanguage } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';
import type { SessionEffects } from '@/store/sessionEffects';
import { answering, type AnswerTable } from '@/testing/answers';
import { CATALOGUES } from '@/testing/catalogue';
import { preloaded } from '@/testing/preloaded';
import { withFault, type Fault } from './faults';

/** What a story of a view says about itself, under `parameters.app`. */
export interface AppScene extends NonNullable<Parameters<typeof preloaded>[0]> {
  route?: string;
  api?: AnswerTable;
}

interface AppStageProps {
  scene: AppScene;
  language: Language;
  measurementSystem: MeasurementSystem;
  fault: Fault;
}

/* Every screen may ask for these; a story names only what it is about. */
const EVERYDAY: AnswerTable = {
  'GET /api/health': {
    status: 'ok',
    vision: false,
    generation: false,
    accounts: true,
    recipes: 2_400,
    devTools: false,
  },
  'GET /api/auth/me': () => new Response('', { status: 401 }),
};

/** A story's user is no later story's either. */
const NOBODY: SessionEffects = {
  storedUser: () => null,
  rememberUser: () => undefined,
  leaveForRoot: () => undefined,
};

const Screen = ({ language }: { language: Language }) => (
  <IntlRoot language={useAppSelector(selectLanguage)} initial={{ language, catalogue: CATALOGUES[language] }}>
    <App />
  </IntlRoot>
);

/** The whole app with its real store and routes, and a server that is a table. The look comes from around it. */
export const AppStage = ({ scene, language, measurementSystem, fault }: AppStageProps) => {
  const { route = '/', api = {}, ...state } = scene;
  const [{ store, unplug }] = useState(() => {
    const real = window.fetch;
    window.fetch = answering(withFault({ ...EVERYDAY, ...api }, fault)).answer;
    return {
      // The story's language is the toolbar's, and no later story's.
      store: createAppStore(
        { ...createPageEffects(window), rememberLanguage: () => undefined, session: () => Promise.resolve(NOBODY) },
        preloaded({ ...state, preferences: { language, measurementSystem, ...state.preferences } }),
      ),
      unplug: () => {
        window.fetch = real;
      },
    };
  });
  useEffect(() => unplug, [unplug]);

  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[route]}>
        <Screen language={language} />
      </MemoryRouter>
    </Provider>
  );
};
