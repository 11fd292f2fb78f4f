import type { ComponentType } from 'react';
import { laterPiece } from './later';

/** A code-split component that can be preloaded. */
export type Preloadable<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * Like React's lazy, but rendered synchronously once its code is loaded. React discards server-rendered HTML inside a
 * suspended boundary at the first update around it; preloaded, the HTML is hydrated like the rest of the page.
 */
export const preloadable = <Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    Loaded ??= await load();
    return Loaded;
  };
  const Later = laterPiece(fetchOnce);
  const Component = (props: Props) => (Loaded ? <Loaded {...props} /> : <Later {...props} />);
  return Object.assign(Component, { preload: async () => void (await fetchOnce()) });
};
