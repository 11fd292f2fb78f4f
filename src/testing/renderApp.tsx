import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { App } from '@/app/page/App';
import { createAppStore } from '@/app/store/store';
import { selectLanguage } from '@/slices/preferencesSlice';
import { AppFrame } from './AppFrame';
import { fakeApi } from './fakeApi';
import { fakeEffects } from './fakeEffects';
import './homeReady';
import { preloaded } from './preloaded';
import { Unstyled } from './Unstyled';

interface AppSettings extends NonNullable<Parameters<typeof preloaded>[0]> {
  api?: Parameters<typeof fakeApi>[0];
}

/**
 * Renders the whole app at a path, with a fake server and a simulated user. It has no style sheets; the browser tests
 * check what they affect.
 */
export const renderApp = (route = '/', { api = {}, ...state }: AppSettings = {}) => {
  const server = fakeApi(api);
  const effects = fakeEffects();
  const store = createAppStore(effects, preloaded(state));
  const view = render(
    <Unstyled>
      <AppFrame route={route} store={store} language={selectLanguage(store.getState())}>
        <App />
      </AppFrame>
    </Unstyled>,
  );
  // Without style sheets, no element can block pointer events, so skip the check.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, store, server, effects, user };
};
