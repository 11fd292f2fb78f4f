import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRIED_MODELS, TRIED_WITH } from './triedModels';

const doc = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');
/** The README leaves the details to the operating guide. */
const plain = (text: string) => text.replaceAll('-', ' ');

it.each(TRIED_MODELS)('$model is named wherever it is said what was tried', ({ model, weights, recipes }) => {
  const guide = doc('docs/operating.md');
  for (const text of [guide, TRIED_WITH]) {
    expect(plain(text)).toContain(plain(model));
    expect(text).toContain(weights);
  }
  expect(TRIED_WITH).toContain(`${recipes} recipe`);
});

it('the README says how many recipes the model that was tried most was asked for', () => {
  const [most] = [...TRIED_MODELS].sort((a, b) => b.recipes - a.recipes);
  expect(plain(doc('README.md'))).toContain(plain(most!.model).replace(/ Instruct$/, ''));
  expect(doc('README.md')).toContain(`${most!.recipes} recipes asked for`);
});
