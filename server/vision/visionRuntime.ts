import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FetchFailure } from './fetchFailure';

/** Written last: without it the installation is incomplete, and other content means an older version. */
const STAMP = 'installed.txt';
const FILES = ['package.json', 'package-lock.json'] as const;

/** Folder of the package lists of the runtime, in the project. */
export const runtimeLists = (root: string) => join(root, 'server', 'vision', 'runtime');

const stampOf = async (lists: string): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(await readFile(join(lists, file)));
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`;
};

/** Whether the runtime is installed completely and in the version this program needs. */
export const hasRuntime = async (folder: string, lists: string): Promise<boolean> => {
  const stamp = await readFile(join(folder, STAMP), 'utf8').catch(() => '');
  return stamp !== '' && stamp === (await stampOf(lists));
};

const npmInvocation = (): [command: string, args: string[]] => {
  const { npm_execpath: npm } = process.env;
  if (npm?.endsWith('.js')) return [process.execPath, [npm]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
};

/** The last lines of npm's output, without registry addresses. */
const lastWords = (output: string) =>
  output
    .split('\n')
    .filter((line) => /npm (?:ERR!|error)/.test(line) && !/debug-\d|complete log/.test(line))
    .map((line) => line.replace(/^npm (?:ERR!|error)\s*/, '').replace(/https?:\/\/\S+/g, 'the registry'))
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .join('; ');

const runNpm = (folder: string, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const [command, args] = npmInvocation();
    const child = spawn(command, [...args, 'ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund'], {
      cwd: folder,
      signal,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Inside another npm, the outer one's project settings would apply.
      env: Object.fromEntries(
        Object.entries(process.env).filter(
          ([name]) => !/^npm_(?!config_(?:.*registry|.*proxy|cache|cafile|.*auth)|execpath)/i.test(name),
        ),
      ),
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-8_000);
    });
    child.on('error', (error) =>
      reject(signal?.aborted ? signal.reason : new FetchFailure('unreachable', `npm cannot be run (${error.message})`)),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else if (signal?.aborted) reject(signal.reason as Error);
      else
        reject(
          new FetchFailure('refused', `npm could not install the runtime (${lastWords(output) || `exit ${code}`})`),
        );
    });
  });

/** Removes the runtime's files for other platforms: four fifths of it. */
const removeOtherMachines = async (folder: string) => {
  const bins = join(folder, 'node_modules', 'onnxruntime-node', 'bin', 'napi-v6');
  const others = ['darwin', 'linux', 'win32'].flatMap((platform) =>
    ['arm64', 'x64']
      .filter((arch) => platform !== process.platform || arch !== process.arch)
      .map((arch) => join(bins, platform, arch)),
  );
  await Promise.all(others.map((other) => rm(other, { recursive: true, force: true })));
};

/**
 * Installs the image model's runtime into a separate folder, with npm's checksums, and puts it in place in one step.
 * @throws FetchFailure; the signal's reason when it was aborted
 */
export const installRuntime = async (
  folder: string,
  lists: string,
  signal?: AbortSignal,
): Promise<'fetched' | 'known'> => {
  if (await hasRuntime(folder, lists)) return 'known';
  const draft = `${folder}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    await mkdir(draft, { recursive: true });
    for (const file of FILES) await copyFile(join(lists, file), join(draft, file));
    await runNpm(draft, signal);
    await removeOtherMachines(draft);
    await writeFile(join(draft, STAMP), await stampOf(lists));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return 'fetched';
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};
