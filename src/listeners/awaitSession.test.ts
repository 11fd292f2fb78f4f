import { createListenerMiddleware, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { accountFormOpened, sessionAbsent, sessionExpected, storedUserChanged } from '@/slices/sessionSlice';
import type { AppStartListening } from '@/store/listening';
import { addAwaitSessionListeners } from './awaitSession';

jest.mock('./signedIn', () => ({ addSignedInListeners: () => undefined }));

/** A page that loads the effects of a session in this way. */
const pageWith = (session: () => Promise<object>) => {
  const listening = createListenerMiddleware({ extra: { session } });
  const actions: UnknownAction[] = [];
  const store = configureStore({
    reducer: (state: number = 0, action: UnknownAction) => {
      actions.push(action);
      return state;
    },
    middleware: (usual) => usual().prepend(listening.middleware),
  });
  addAwaitSessionListeners(listening.startListening as unknown as AppStartListening);
  const does = async (action: UnknownAction) => {
    store.dispatch(action);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const ended = () => actions.filter(sessionAbsent.match).length;
  return { actions, does, ended };
};

/** A page whose code for accounts cannot be loaded, as after a lost connection. */
const pageWithoutChunk = () => {
  const session = jest.fn(() => Promise.reject(new Error('Loading chunk 7 failed')));
  return { ...pageWith(session), session };
};

describe('an account whose code cannot be loaded', () => {
  it('is a guest’s page, so that the start waits no longer', async () => {
    const { does, ended } = pageWithoutChunk();
    await does(sessionExpected());
    expect(ended()).toBe(1);
  });

  it('leaves the session as it is when a form is opened', async () => {
    const { does, ended } = pageWithoutChunk();
    await does(accountFormOpened());
    expect(ended()).toBe(0);
  });

  it('is loaded again with the next sign of a session', async () => {
    const { does, session } = pageWithoutChunk();
    await does(accountFormOpened());
    await does(accountFormOpened());
    expect(session).toHaveBeenCalledTimes(2);
  });
});

describe('an account whose code is loading', () => {
  it('gets every sign of a session that came meanwhile', async () => {
    let load: (effects: object) => void = () => undefined;
    const session = () => new Promise<object>((resolve) => (load = resolve));
    const { does, actions } = pageWith(session);
    await does(accountFormOpened());
    await does(storedUserChanged('{"uid":"ada"}'));
    load({});
    await does({ type: 'later' });
    await does({ type: 'later' });
    expect(actions.filter(storedUserChanged.match)).toHaveLength(2);
  });
});
