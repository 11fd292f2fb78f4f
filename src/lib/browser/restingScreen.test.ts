/** @jest-environment jest-fixed-jsdom */
import { isResting, letRest } from './restingScreen';

const withSupport = (supports: (condition: string) => boolean) =>
  Object.defineProperty(globalThis, 'CSS', { value: { supports }, configurable: true });

const open = () => {
  document.body.innerHTML = '<div data-resting="true"><div><a href="/">Shakshuka</a></div></div><p>beside</p>';
  const room = document.querySelector<HTMLElement>('[data-resting]')!;
  return { room, screen: room.firstElementChild as HTMLElement };
};

/** As React's `Activity` does it. */
const hide = (screen: HTMLElement) => screen.style.setProperty('display', 'none', 'important');

const mutationsSeen = () => new Promise((done) => setTimeout(done, 0));

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CSS');
});

it('keeps the layout of a screen that Activity hides, now and whenever it does so again', async () => {
  withSupport((condition) => condition === 'content-visibility: hidden');
  const { room, screen } = open();
  hide(screen);
  letRest(room);
  expect(room.style.getPropertyValue('content-visibility')).toBe('hidden');
  expect(screen).toHaveStyle({ display: 'block' });
  hide(screen);
  await mutationsSeen();
  expect(screen).toHaveStyle({ display: 'block' });
  expect(screen.style.getPropertyPriority('display')).toBe('important');
});

it('leaves nothing on the screen that is shown again', async () => {
  withSupport(() => true);
  const { room, screen } = open();
  hide(screen);
  const endRest = letRest(room);
  endRest();
  expect(room.style.getPropertyValue('content-visibility')).toBe('');
  expect(screen.outerHTML).not.toContain('display');
  hide(screen);
  await mutationsSeen();
  expect(screen).toHaveStyle({ display: 'none' });
});

it('leaves the screen as Activity hides it where the browser cannot let it rest', async () => {
  withSupport(() => false);
  const { room, screen } = open();
  hide(screen);
  letRest(room)();
  await mutationsSeen();
  expect(screen).toHaveStyle({ display: 'none' });
  expect(room.style.getPropertyValue('content-visibility')).toBe('');
});

it('knows what rests', () => {
  const { room } = open();
  expect(isResting(room.querySelector('a')!)).toBe(true);
  expect(isResting(document.querySelector('p')!)).toBe(false);
});
