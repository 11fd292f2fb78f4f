import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransformer } from './compile.cjs';

const OPTIONS = { tsconfig: { target: 'ES2022', module: 'CommonJS', isolatedModules: true } };
const FILE = join(__dirname, 'imagined.ts');
const SOURCE = 'export const half = (whole: number): number => whole / 2;\n';

const inFolder = (run: (folder: string) => void) => () => {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  try {
    run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Changes what the folder says about the file, so that a result shows where it comes from. */
const markEntry = (folder: string) => {
  const [name = ''] = readdirSync(folder);
  const entry = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { key: string };
  writeFileSync(join(folder, name), JSON.stringify({ ...entry, result: { code: 'kept' } }));
};

describe('the compiler of the unit tests', () => {
  it(
    'takes the types away and gives the map apart from the code',
    inFolder((folder) => {
      const { code, map } = createTransformer(OPTIONS, folder).process(SOURCE, FILE);
      expect(code).toContain('const half = (whole) => whole / 2;');
      expect(code).not.toContain('sourceMappingURL');
      expect(JSON.parse(map ?? '')).toMatchObject({ sources: [FILE], sourcesContent: [SOURCE] });
    }),
  );

  it(
    'does not compile a file again that another process has compiled',
    inFolder((folder) => {
      createTransformer(OPTIONS, folder).process(SOURCE, FILE);
      markEntry(folder);
      expect(createTransformer(OPTIONS, folder).process(SOURCE, FILE).code).toBe('kept');
    }),
  );

  it(
    'compiles a file again when its text or the settings change',
    inFolder((folder) => {
      createTransformer(OPTIONS, folder).process(SOURCE, FILE);
      markEntry(folder);
      expect(createTransformer(OPTIONS, folder).process(SOURCE.replace('/ 2', '/ 3'), FILE).code).toContain('/ 3');
      const older = { tsconfig: { ...OPTIONS.tsconfig, target: 'ES2015' } };
      const squared = SOURCE.replace('/', '**');
      expect(createTransformer(OPTIONS, folder).process(squared, FILE).code).toContain('whole ** 2');
      expect(createTransformer(older, folder).process(squared, FILE).code).toContain('Math.pow(whole, 2)');
    }),
  );

  it(
    'keeps one entry per file',
    inFolder((folder) => {
      const { process } = createTransformer(OPTIONS, folder);
      process(SOURCE, FILE);
      process(`${SOURCE}${SOURCE.replace('half', 'other')}`, FILE);
      expect(readdirSync(folder)).toEqual(['scripts+testing+imagined.ts.json']);
    }),
  );

  it('gives jest another key for code that is instrumented', () => {
    const { getCacheKey } = createTransformer(OPTIONS);
    expect(getCacheKey(SOURCE, FILE, { instrument: true })).not.toBe(getCacheKey(SOURCE, FILE, { instrument: false }));
  });
});
