/** @jest-environment jest-fixed-jsdom */
import { settled } from '@/testing/settled';
import { createDeviceEffects } from './createDeviceEffects';

/** A page whose worker notes its messages, and which is idle at once. */
const aPage = (connection = {}) => {
  const messages: unknown[] = [];
  const active = { postMessage: (message: unknown) => messages.push(message) };
  const page = {
    navigator: { connection, serviceWorker: { ready: Promise.resolve({ active }) } },
    requestIdleCallback: (work: () => void) => setTimeout(work),
    setTimeout: window.setTimeout.bind(window),
  };
  return { messages, device: createDeviceEffects(page as unknown as Window) };
};

it('fetches the recipes of the last language that the cook chose, and no others', async () => {
  const { messages, device } = aPage();
  device.wantRecipes('es');
  device.wantRecipes('fr');
  await settled();
  expect(messages).toEqual([{ kind: 'recipesWanted', language: 'fr' }]);
});

it('fetches no recipes over a connection that is paid for by its data', async () => {
  const { messages, device } = aPage({ saveData: true });
  device.wantRecipes('es');
  await settled();
  expect(messages).toEqual([]);
});
