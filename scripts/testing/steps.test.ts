import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINT_DECIDERS, ROOT } from './steps';

it('starts the linter without a cache when one of our own rules has changed', () => {
  const config = readFileSync(join(ROOT, 'eslint.config.mjs'), 'utf8');
  const rules = [...config.matchAll(/from '\.\/(scripts\/[^']+)'/g)].map(([, file]) => file);
  expect(rules.length).toBeGreaterThan(0);
  expect(LINT_DECIDERS).toEqual(expect.arrayContaining(rules));
});
