import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anAnswer } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';

let devices: { kind: string }[];

beforeEach(() => {
  devices = [];
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { enumerateDevices: () => Promise.resolve(devices) },
    configurable: true,
  });
  const listening = ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'];
  const deaf = Object.fromEntries(listening.map((name) => [name, () => undefined]));
  window.matchMedia = ((media: string) => ({
    ...deaf,
    media,
    matches: media === '(pointer: coarse)',
  })) as unknown as typeof window.matchMedia;
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'matchMedia');
});

const home = () => {
  const health = { status: 'ok', vision: true, generation: false, accounts: false, recipes: 1 };
  return renderApp('/', { api: { 'GET /api/health': health, 'POST /api/analyze': anAnswer() } });
};
const take = () => screen.findByRole('button', { name: 'Take a photo' });
const said = () => screen.queryByText('No camera was found.', { selector: 'strong' });
const choose = () =>
  fireEvent.change(screen.getByTestId('photo-file'), {
    target: { files: [new File(['x'], 'shelf.jpg', { type: 'image/jpeg' })] },
  });

describe('a touched device without a camera', () => {
  it('says so, and its button finds a camera that was plugged in since', async () => {
    const { user } = home();
    await user.click(await take());
    await waitFor(() => expect(said()).toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Choose an image' })).toBeInTheDocument();
    expect(await take()).toHaveFocus();
    devices = [{ kind: 'videoinput' }];
    await user.click(await take());
    await waitFor(() => expect(said()).not.toBeInTheDocument());
  });

  it('says so no more after a photo was chosen and removed', async () => {
    const { user } = home();
    await user.click(await take());
    await waitFor(() => expect(said()).toBeInTheDocument());
    choose();
    await user.click(await screen.findByRole('button', { name: 'Remove image' }));
    expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeInTheDocument();
    expect(said()).not.toBeInTheDocument();
  });
});
