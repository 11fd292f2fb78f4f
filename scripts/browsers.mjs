/**
 * The browsers of the journeys: finds the installed ones, and installs missing ones where Debian's packages are
 * available. Uses Node's own modules only. Never throws: a browser that is unavailable is reported with the reason.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const isRunnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of these programs on the PATH. */
export const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isRunnable);

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** CHROMIUM_PATH, or an installed Chromium or Chrome. */
export const installedChromium = () => process.env.CHROMIUM_PATH || onPath(CHROMIUM);

/** CHROMIUM_PATH, or an installed Chromium without windows: the same engine, at half the processor time per journey. */
export const installedShell = () =>
  process.env.CHROMIUM_PATH || onPath(['chromium-headless-shell', 'chrome-headless-shell']);

const installedFirefox = () => process.env.FIREFOX_PATH || onPath(['firefox-esr', 'firefox']);

/** The small browser that comes with WebKitGTK is in the library's folder, which differs by system. */
const miniBrowser = () =>
  ['/usr/lib', '/usr/libexec', '/usr/lib64']
    .flatMap((folder) => [folder, join(folder, `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`)])
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-'))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find(isRunnable);

const versionOf = (program, args = ['--version']) => {
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
  return /\d+(\.\d+)+\w*/.exec(stdout ?? '')?.[0] ?? 'of unknown version';
};

const found = (name, path) => ({ name, path, version: versionOf(path) });

const findWebKit = () => {
  const driver = onPath(['WebKitWebDriver']);
  const display = onPath(['Xvfb']);
  const browser = miniBrowser();
  const missing = [
    [driver, 'WebKitWebDriver'],
    [browser, 'MiniBrowser'],
    [display, 'Xvfb'],
  ].flatMap(([path, name]) => (path ? [] : [name]));
  return missing.length > 0
    ? { name: 'WebKit', missing: `${missing.join(' and ')} not installed` }
    : // Neither the driver nor the browser prints its version without a display.
      {
        name: 'WebKit',
        version: versionOf('dpkg-query', ['-W', '-f=${Version}', 'webkit2gtk-driver']),
        path: driver,
        browser,
        display,
      };
};

/** Each browser with its version, or with the reason why it is missing. */
export const findBrowsers = () => {
  const foundOrMissing = (name, path) => (path ? found(name, path) : { name, missing: 'not installed' });
  return {
    chromium: foundOrMissing('Chromium', installedChromium()),
    shell: foundOrMissing('Chromium headless shell', installedShell()),
    firefox: foundOrMissing('Firefox', installedFirefox()),
    webkit: findWebKit(),
  };
};

const PACKAGES = {
  chromium: ['chromium'],
  shell: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

const quiet = { stdio: ['ignore', 'ignore', 'ignore'] };

/** How to call apt-get on this machine, or why it cannot be called. */
const aptGet = () => {
  if (process.env.INSTALL_BROWSERS === '0') return { refusal: 'INSTALL_BROWSERS=0' };
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version') || !onPath(['apt-get']))
    return { refusal: 'no Debian, so apt-get cannot install it' };
  if (process.getuid?.() === 0) return { command: ['apt-get'] };
  const mayBecomeRoot = onPath(['sudo']) && spawnSync('sudo', ['-n', 'true'], quiet).status === 0;
  return mayBecomeRoot
    ? { command: ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'] }
    : { refusal: 'apt-get needs root or a sudo that asks for no password' };
};

const runApt = ([program, ...before], args) =>
  spawnSync(program, [...before, '-q', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Not every Debian has the shell. If only it is missing, do not update the lists at each run to find that out. */
const isOffered = (command, missing) =>
  missing.some(([id]) => id !== 'shell') || runApt(command, ['install', '--simulate', ...PACKAGES.shell]).status === 0;

const isMissing = ([, browser]) => browser.missing !== undefined;

/** Installs the missing browsers where possible and returns what is available then. INSTALL_BROWSERS=0 forbids it. */
export const ensureBrowsers = () => {
  const browsers = findBrowsers();
  const missing = Object.entries(browsers).filter(isMissing);
  if (missing.length === 0) return browsers;
  const { command, refusal } = aptGet();
  const because = (entries, reason) =>
    Object.fromEntries(entries.map(([id, one]) => [id, { ...one, missing: `${one.missing}; ${reason}` }]));
  if (!command) return { ...browsers, ...because(missing, refusal) };
  if (!isOffered(command, missing)) return { ...browsers, ...because(missing, 'apt-get does not offer it') };

  const packages = missing.flatMap(([id]) => PACKAGES[id]);
  console.log(`Installing ${packages.join(', ')} for the journeys (once; INSTALL_BROWSERS=0 forbids it) …`);
  runApt(command, ['update']);
  // One at a time: a package unknown to this Debian would make the others fail too.
  const faults = packages.flatMap((name) => {
    const { status, stderr } = runApt(command, ['install', '-y', '--no-install-recommends', name]);
    return status === 0 ? [] : [`apt-get could not install ${name}: ${(stderr ?? '').trim().split('\n').at(-1)}`];
  });
  const now = findBrowsers();
  return { ...now, ...because(Object.entries(now).filter(isMissing), faults.join('; ') || 'apt-get changed nothing') };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { name, version, missing } of Object.values(ensureBrowsers()))
    console.log(missing ? `${name}: skipped (${missing})` : `${name} ${version}`);
