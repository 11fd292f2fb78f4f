import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '@contracts/session';
import type { Language, MeasurementSystem } from '@contracts/vocabulary';
import { apiSlice } from '@/api/apiSlice';
import { App } from '@/app/page/App';
import { createPageEffects } from '@/app/effects/createPageEffects';
import { createAppStore, type AppStore } from '@/app/store/store';
import { IntlRoot } from '@/i18n/IntlRoot';
import { selectLanguage } from '@/slices/preferencesSlice';
import { sessionExpired } from '@/slices/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import type { SessionEffects } from '@/store/sessionEffects';
import { answering, type AnswerTable } from '@/testing/fakeAnswers';
import { CATALOGUES } from '@/testing/catalogue';
import { preloaded } from '@/testing/preloaded';
import { withFault, type ToolbarFault } from './toolbarFaults';

/** Settings of a view story, under `parameters.app`. */
export interface AppScene extends NonNullable<Parameters<typeof preloaded>[0]> {
  route?: string;
  api?: AnswerTable;
  /** The server ended the session of this user while the page was open. */
  expired?: User;
}

/** A scene, or how to make one from the args of the story. */
export type SceneOf = AppScene | ((args: never) => AppScene);

/** The scene of a story with its present args. */
export const sceneOf = (scene: SceneOf, args: object): AppScene =>
  typeof scene === 'function' ? scene(args as never) : scene;

interface AppStageProps {
  scene: AppScene;
  language: Language;
  measurementSystem: MeasurementSystem;
  fault: ToolbarFault;
}

/* Endpoints that every screen may call; a story lists only those it is about. */
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

/** A session without a stored user, so that no story affects a later one. */
const NO_SESSION: SessionEffects = {
  storedUser: () => null,
  rememberUser: () => undefined,
  forgetOpenedRecipes: () => undefined,
  leaveForRoot: () => undefined,
};

/** The page has a user, and then the session ends. */
const expire = async ({ dispatch }: AppStore, user: User) => {
  await dispatch(apiSlice.util.upsertQueryData('getMe', undefined, user));
  dispatch(sessionExpired());
};

const Screen = ({ language }: { language: Language }) => (
  <IntlRoot language={useAppSelector(selectLanguage)} initial={{ language, catalogue: CATALOGUES[language] }}>
    <App />
  </IntlRoot>
);

/**
 * The whole app with its real store and routes, and a table of answers as its server. The theme comes from the preview.
 */
export const AppStage = ({ scene, language, measurementSystem, fault }: AppStageProps) => {
  const { route = '/', api = {}, expired, ...state } = scene;
  const [{ store, unplug }] = useState(() => {
    const real = window.fetch;
    window.fetch = answering(withFault({ ...EVERYDAY, ...api }, fault)).answer;
    // The language is the toolbar's, and is not stored for later stories.
    const app = createAppStore(
      { ...createPageEffects(window), rememberLanguage: () => undefined, session: () => Promise.resolve(NO_SESSION) },
      preloaded({ ...state, preferences: { language, measurementSystem, ...state.preferences } }),
    );
    if (expired) void expire(app, expired);
    return {
      store: app,
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
