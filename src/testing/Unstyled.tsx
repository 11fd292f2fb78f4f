import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'unstyled' });
cache.insert = () => undefined;

/**
 * Leaves the style sheets empty. jsdom does no layout, but it matches every rule for every element that a query by
 * role or axe inspects. Without rules, both are many times faster.
 */
export const Unstyled = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
