import { lazy, type ComponentType } from 'react';

/** A component in a chunk of its own that can be fetched ahead. */
export type Preloadable<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * Like React's lazy, but once its code is there it is drawn at once. What was drawn at build time and waits for code
 * would be thrown away by the first change around it; fetched ahead, it is taken over like the rest of the page.
 */
export const preloadable = <Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Later = lazy(fetchOnce) as unknown as ComponentType<Props>;
  const Component = (props: Props) => (Loaded ? <Loaded {...props} /> : <Later {...props} />);
  return Object.assign(Component, { preload: async () => void (await fetchOnce()) });
};
