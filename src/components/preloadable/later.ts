import { lazy, type ComponentType } from 'react';
import { untilFetched } from '@/lib/browser/untilFetched';

const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>, givesUp: boolean) =>
  lazy(async () => ({ default: await untilFetched(load, { givesUp }) })) as unknown as ComponentType<Props>;

/**
 * A part of a screen in its own chunk. Without a network its Suspense fallback is shown until the chunk can be loaded;
 * the screen around it stays.
 */
export const laterPiece = <Props extends object>(load: () => Promise<ComponentType<Props>>) => lazily(load, false);

/**
 * A whole screen in its own chunk. If the chunk cannot be loaded although there is a network, the error page appears.
 */
export const laterScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) => lazily(load, true);
