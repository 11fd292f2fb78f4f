import { expect, test } from '@playwright/test';
import { canBe, FEATURES, type Breakage } from './brokenFeatures';
import { walkWith } from './featureWalk';

test.use({ serviceWorkers: 'allow' });

/* `npm run prove -- browser-features` breaks one at a time; here all are broken at once. */
for (const breakage of ['absent', 'refusing', 'asynchronous'] satisfies Breakage[])
  test(`a cook gets from the search to the profile in a browser whose features are all ${breakage}`, async ({
    page,
  }) => {
    page.setDefaultTimeout(10_000);
    const features = Object.values(FEATURES).filter((feature) => canBe(breakage, feature));
    expect(await walkWith(page, breakage, features)).toEqual([]);
  });
