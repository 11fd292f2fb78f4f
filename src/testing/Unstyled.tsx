import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'unstyled' });
cache.insert = () => undefined;

/**
 * Leaves the sheets empty. jsdom lays nothing out, and yet it goes through every rule for every element that a query by
 * role or axe asks for: without rules, both are many times faster.
 */
export const Unstyled = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
