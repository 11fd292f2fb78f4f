import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledCorpus } from './compiledCorpus';

const DISH = readFileSync(join(__dirname, '../../recipes/meals/shakshuka.yaml'), 'utf8');

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-corpus-'));
  folder = join(root, 'kept');
  for (const source of ['recipes/meals', 'kitchen', 'contracts', 'server/corpus'])
    mkdirSync(join(root, source), { recursive: true });
  writeFileSync(join(root, 'recipes/meals/shakshuka.yaml'), DISH);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const slugs = () => compiledCorpus(root, folder).map(({ slug }) => slug);

it('reads what it kept, and loses nothing of it', () => {
  const first = compiledCorpus(root, folder);
  const [name] = readdirSync(folder);
  writeFileSync(join(folder, name!), JSON.stringify([{ ...first[0]!, slug: 'kept' }]));
  expect(compiledCorpus(root, folder)).toEqual([{ ...first[0]!, slug: 'kept' }]);
});

it('compiles again, and keeps only that, when a recipe or a rule changed', () => {
  expect(slugs()).toEqual(['shakshuka']);
  writeFileSync(join(root, 'recipes/meals/tea.yaml'), DISH);
  expect(slugs()).toEqual(['shakshuka', 'tea']);
  writeFileSync(join(root, 'kitchen/rule.ts'), 'export {};');
  const [before] = readdirSync(folder);
  expect(slugs()).toEqual(['shakshuka', 'tea']);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain(before);
});

it('compiles again when what it kept is torn', () => {
  slugs();
  writeFileSync(join(folder, readdirSync(folder)[0]!), '[{');
  expect(slugs()).toEqual(['shakshuka']);
});

it('leaves alone what another process is writing', () => {
  slugs();
  const [name] = readdirSync(folder);
  const beingWritten = `${name}.4711`;
  writeFileSync(join(folder, beingWritten), '[');
  rmSync(join(folder, name!));
  slugs();
  expect(readdirSync(folder).sort()).toEqual([name, beingWritten]);
});
