import type { ComponentType } from 'react';
import { recipeWords } from '@/i18n/catalogues';
import { lazily, withWords } from './later';

/** A code-split component that can be preloaded. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<void>;
  /** Whether it is rendered at once. */
  isLoaded: () => boolean;
};

const withPreload = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  givesUp: boolean,
): Preloadable<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    Loaded ??= await load();
    return Loaded;
  };
  const Later = lazily(fetchOnce, givesUp);
  const Component = (props: Props) => (Loaded ? <Loaded {...props} /> : <Later {...props} />);
  return Object.assign(Component, {
    preload: async () => void (await fetchOnce()),
    isLoaded: () => Loaded !== undefined,
  });
};

/**
 * Like React's lazy, but rendered synchronously once its code is loaded. React discards server-rendered HTML inside a
 * suspended boundary at the first update around it; preloaded, the HTML is hydrated like the rest of the page.
 */
export const preloadable = <Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> =>
  withPreload(withWords(load), false);

/** The same for a part of the first screen, whose messages are there from the start. */
export const preloadableOfFirst = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> => withPreload(load, false);

/** The same for a whole screen: if its code cannot be loaded although there is a network, the error page appears. */
export const preloadableScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> => withPreload(withWords(load), true);

/** A part of the page of a recipe that waits only for the messages of that page. */
export const preloadableOfRecipe = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { givesUp }: { givesUp: boolean },
): Preloadable<Props> => withPreload(withWords(load, recipeWords), givesUp);
