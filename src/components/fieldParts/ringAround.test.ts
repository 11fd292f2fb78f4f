import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '..', '..');

/* A ring of the same element, or the constant itself. */
const MAY = /'&:focus-visible': \{ outline: 'none' \},\n\s*'&:focus-visible::after'|@supports selector\(:has\(a\)\)/;

it('no control gives up its ring for one that a browser without `:has` cannot show', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const without = files.filter((name) => {
    const text = readFileSync(join(src, name), 'utf8');
    return /:focus-visible': \{ outline: 'none' \}/.test(text) && !MAY.test(text);
  });
  expect(without).toEqual([]);
});
