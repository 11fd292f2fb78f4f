import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const packages = { ...manifest.dependencies, ...manifest.devDependencies };

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8').replaceAll(/```.*?```/gs, '');
const spans = [...new Set([...page.matchAll(/`([^`]+)`/g)].map(([, span]) => span!))];

/** Files git knows or would add. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const paths = new Set(files.flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))));

/** The page leaves out the folder of a half, and endings. */
const HOMES = ['', 'src/', 'src/app/', 'src/devtools/', 'src/lib/', 'src/slices/', 'src/store/', 'src/components/'];
const SERVER_HOMES = ['server/', 'server/images/', 'kitchen/', 'tests/proofs/'];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.mts', '.spec.ts'];
const places = [...HOMES, ...SERVER_HOMES];
const isPath = (path: string) => places.some((place) => ENDINGS.some((ending) => paths.has(place + path + ending)));

/** `a{b,c}d` → `abd`, `acd`. */
const expanded = (path: string): string[] => {
  const [, before, list, after] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return list === undefined ? [path] : list.split(',').map((part) => `${before}${part}${after}`);
};

/** Every word of the code, this test and texts apart, and the names of its modules. */
const words = new Set(
  files
    .filter((file) => /\.(tsx?|m?ts|mjs|cjs)$/.test(file) && !file.startsWith('scripts/architecture.test'))
    .flatMap((file) => [
      ...(readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []),
      /([\w-]+)(?:\.[\w.]+)?$/.exec(file)![1]!,
    ]),
);

/** Not files: an address, a media type, a setting, what the build writes, and a pattern. */
const SPOKEN = new Set(['/api/docs', 'text/event-stream', 'INSTALL_BROWSERS=0', 'build/corpus.json', '*.test.tsx']);

const exists = (span: string): boolean => {
  const script = /^npm (?:run )?([\w:-]+)/.exec(span)?.[1];
  if (script !== undefined) return script in manifest.scripts;
  if (SPOKEN.has(span) || span in packages) return true;
  if (/^\w+$/.test(span)) return words.has(span);
  return expanded(span.replace(/\/$/, '')).every(isPath);
};

/** Modules of a folder without their tests. */
const modulesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => file.replace(/\.ts$/, ''));

describe('docs/architecture.md', () => {
  it('names only paths, packages, commands and symbols that exist', () => {
    expect(spans.length).toBeGreaterThan(200);
    expect(spans.filter((span) => !exists(span))).toEqual([]);
  });

  it('recognises a path, a symbol and a package that do not exist', () => {
    expect(['services/noSuchService', 'noSuchSymbolAnywhere', 'no-such-package'].filter(exists)).toEqual([]);
  });

  it.each([
    ['slice', 'src/slices', /Slice\.ts$/],
    ['listener', 'src/listeners', /\.ts$/],
  ])('names every %s', (_kind, folder, ending) => {
    expect(
      modulesIn(folder, ending).filter((name) => !spans.includes(name) && !spans.includes(`listeners/${name}`)),
    ).toEqual([]);
  });

  it('lists as listeners only files that are there', () => {
    const table = /\| listener in [^]*?\n\n/.exec(page)![0];
    const listed = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
    );
    expect(listed.length).toBeGreaterThan(30);
    const modules = modulesIn('src/listeners', /\.ts$/);
    expect(listed.filter((name) => !modules.includes(name))).toEqual([]);
  });

  it.each(['src', 'src/app', 'src/lib', 'server', 'kitchen'])('names every folder of %s', (folder) => {
    const folders = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const isNamed = (name: string) => spans.some((span) => [`${name}/`, `${folder}/${name}/`].some((one) => span.startsWith(one))); // prettier-ignore
    expect(folders.map(({ name }) => name).filter((name) => !isNamed(name))).toEqual([]);
  });

  it('names every package the product runs on', () => {
    expect(Object.keys(manifest.dependencies).filter((name) => !spans.includes(name))).toEqual([]);
  });
});

it('numbers each decision once, as its heading says', () => {
  const decisions = files
    .filter((file) => /^docs\/decisions\/\d/.test(file))
    .map((file) => file.slice('docs/decisions/'.length));
  const numbers = decisions.map((file) => Number(file.slice(0, 4))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  for (const file of decisions)
    expect(readFileSync(join(root, 'docs/decisions', file), 'utf8')).toMatch(
      new RegExp(`^# ${Number(file.slice(0, 4))}\\. `),
    );
});
