import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { keepFormerAssets } from './formerAssets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a client whose only screen has this text. @returns the names of its hashed files afterwards */
const buildWith = async (text: string): Promise<string[]> => {
  writeFileSync(join(folder, 'entry.js'), `import('./screen.js')`);
  writeFileSync(join(folder, 'screen.js'), `export const text = '${text}'`);
  const config: Configuration = {
    mode: 'production',
    context: folder,
    entry: { main: './entry.js' },
    output: {
      path: join(folder, 'client'),
      clean: true,
      filename: 'assets/[name].[contenthash:6].js',
      chunkFilename: 'assets/screen.[contenthash:6].js',
    },
    optimization: { minimize: false },
  };
  keepFormerAssets(config, join(folder, 'builds.json'));
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure) => compiler.close(() => (failure ? reject(failure) : resolve())));
  });
  return readdirSync(join(folder, 'client', 'assets'));
};

const screensIn = (names: readonly string[]) => names.filter((name) => name.startsWith('screen.'));

describe('a build', () => {
  it('keeps the code of the two builds before it, for pages that are open, and no more', async () => {
    const [first] = screensIn(await buildWith('first')) as [string];
    const second = screensIn(await buildWith('second'));
    expect(second).toHaveLength(2);
    expect(second).toContain(first);
    const third = screensIn(await buildWith('third'));
    expect(third).toEqual(expect.arrayContaining(second));
    const fourth = screensIn(await buildWith('fourth'));
    expect(fourth).toHaveLength(3);
    expect(fourth).not.toContain(first);
  });

  it('of the same sources pushes no former build out', async () => {
    const [first] = screensIn(await buildWith('first')) as [string];
    await buildWith('second');
    await buildWith('second');
    await buildWith('second');
    const third = screensIn(await buildWith('third'));
    expect(third).toContain(first);
  });

  it.each(['', '[["assets/main.', '{"builds":[]}', '["assets/main.js"]', '[[7]]'])(
    'begins its record anew when the old one is broken: %s',
    async (broken) => {
      await buildWith('first');
      writeFileSync(join(folder, 'builds.json'), broken);
      const second = screensIn(await buildWith('second'));
      expect(second).toHaveLength(1);
      expect(screensIn(await buildWith('third'))).toEqual(expect.arrayContaining(second));
    },
  );
});
