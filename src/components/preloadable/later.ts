import { lazy, type ComponentType } from 'react';
import { completeWords } from '@/i18n/catalogues';
import { untilFetched } from '@/lib/browser/untilFetched';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** Loads a component together with the messages that it may show: all of them, unless `words` loads fewer. */
export const withWords =
  <Props extends object>(load: Load<Props>, words: () => Promise<void> = completeWords): Load<Props> =>
  async () => {
    const [component] = await Promise.all([load(), words()]);
    return component;
  };

/** React's lazy, for a component whose messages are there once it has loaded. */
export const lazily = <Props extends object>(load: Load<Props>, givesUp: boolean) =>
  lazy(async () => ({ default: await untilFetched(load, { givesUp }) })) as unknown as ComponentType<Props>;

/**
 * A part of a screen in its own chunk. Without a network its Suspense fallback is shown until the chunk can be loaded;
 * the screen around it stays.
 */
export const laterPiece = <Props extends object>(load: Load<Props>) => lazily(withWords(load), false);

/** The same for a part that shows no messages of its own, or only those of the first screen. */
export const laterPieceOfFirst = <Props extends object>(load: Load<Props>) => lazily(load, false);

/**
 * A whole screen in its own chunk. If the chunk cannot be loaded although there is a network, the error page appears.
 */
export const laterScreen = <Props extends object>(load: Load<Props>) => lazily(withWords(load), true);
