/** Builds everything that `npm start` serves: the recipe corpus, the client and the server, into build/. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a script of this folder in a separate Node process; rejects when it fails. */
const run = (script, ...nodeArgs) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeArgs, join(root, 'scripts', script)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} failed (exit code ${code})`))));
  });

export const build = async () => {
  const inTypeScript = (script) => run(script, '--import', 'tsx');
  // The client takes as long as everything else, so two processors share the work evenly.
  const client = inTypeScript('buildClient.ts');
  const others = async () => {
    await inTypeScript('compileCorpus.ts');
    await run('bundleServer.mjs');
    await inTypeScript('buildPrerender.ts');
  };
  await Promise.all([client, others()]);
  await inTypeScript('writePages.ts');
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
