import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '..', '..');

/* A ring of the same element, or the constant itself. */
const MAY = /'&:focus-visible': \{ outline: 'none' \},\n\s*'&:focus-visible::after'|@supports selector\(:has\(a\)\)/;

const texts = () =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join(src, name), 'utf8')] as const);

it('no control that its label shows by `:has` stays invisible in a browser without it', () => {
  const invisible = texts().filter(
    ([, text]) =>
      text.includes(':has(:checked)') &&
      [...text.matchAll(/styled\('input'\)\((.*?)\);\n/gs)].some(
        ([, rules]) => rules?.includes('opacity: 0') && !rules.includes('@supports not selector(:has(a))'),
      ),
  );
  expect(invisible.map(([name]) => name)).toEqual([]);
});

it('no control gives up its ring for one that a browser without `:has` cannot show', () => {
  const without = texts().filter(([, text]) => /:focus-visible': \{ outline: 'none' \}/.test(text) && !MAY.test(text));
  expect(without.map(([name]) => name)).toEqual([]);
});
