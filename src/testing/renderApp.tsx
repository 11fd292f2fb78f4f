import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { App } from '@/app/App';
import { createAppStore } from '@/app/store';
import { selectLanguage } from '@/slices/preferencesSlice';
import { AppFrame } from './AppFrame';
import { fakeApi } from './fakeApi';
import { fakeEffects } from './fakeEffects';
import { preloaded } from './preloaded';
import { Unstyled } from './Unstyled';

interface AppSettings extends NonNullable<Parameters<typeof preloaded>[0]> {
  api?: Parameters<typeof fakeApi>[0];
}

/**
 * The whole app at a path, with a server of its own and a user in front of it. It has no style sheets: what they hide
 * or hold back is looked at in the browser.
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
  // Without sheets nothing can be out of a finger's reach.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, store, server, effects, user };
};
