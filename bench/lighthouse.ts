import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from '../scripts/findBrowser.mts';

const root = join(__dirname, '..');
const PORT = 3189;
const DEBUG_PORT = 9339;
const PAGES = ['/', '/terms'];

/** Lighthouse's four mobile scores for the home page and one text page. */
export const benchLighthouse = async (): Promise<void> => {
  const { default: lighthouse } = await import('lighthouse');
  const folder = mkdtempSync(join(tmpdir(), 'larder-lighthouse-'));
  const server = spawn(process.execPath, ['build/server/index.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const browser = spawn(
    await findBrowser(),
    [
      ...BROWSER_ARGS,
      '--headless',
      `--remote-debugging-port=${DEBUG_PORT}`,
      `--user-data-dir=${join(folder, 'profile')}`,
    ],
    { stdio: 'ignore' },
  );
  const isUp = (url: string) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    const awaited = [`http://localhost:${PORT}/api/health`, `http://localhost:${DEBUG_PORT}/json/version`];
    for (let i = 0; i < 100 && !(await Promise.all(awaited.map(isUp))).every(Boolean); i += 1)
      await new Promise((resolve) => setTimeout(resolve, 200));
    for (const path of PAGES) {
      const result = await lighthouse(`http://localhost:${PORT}${path}`, {
        port: DEBUG_PORT,
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      });
      const { categories = {}, audits = {} } = result?.lhr ?? {};
      const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
      console.log(`${path}: ${scores.join(', ')}`);
      for (const id of ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'])
        console.log(`  ${audits[id]?.title}: ${audits[id]?.displayValue}`);
    }
  } finally {
    browser.kill();
    server.kill();
    await new Promise((resolve) => setTimeout(resolve, 500));
    rmSync(folder, { recursive: true, force: true });
  }
};
