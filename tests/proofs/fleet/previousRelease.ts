import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../../../server/db/migrations';
import { ROOT } from '../report';

export interface Release {
  /** The folder with its build. */
  root: string;
  /** Its commit and subject. */
  name: string;
  remove: () => void;
}

const run = (program: string, args: string[], cwd = ROOT): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
};

/** The last commit without the newest migration: as far back as a rolling update has to reach. */
const commitBefore = (): string => {
  const newest = Object.keys(MIGRATIONS).sort().at(-1)!;
  const log = ['log', `-S'${newest}'`, '--reverse', '--format=%H', '--', 'server/db/migrations.ts'];
  return `${run('git', log).split('\n')[0]!}^`;
};

/**
 * Builds the server of the previous release in a folder of its own, with this release's packages.
 * @param commit PREVIOUS, else the last one whose schema lacks the newest migration
 */
export const buildPreviousRelease = (commit = process.env.PREVIOUS ?? commitBefore()): Release => {
  const root = mkdtempSync(join(tmpdir(), 'larder-previous-'));
  run('sh', ['-c', `git archive "${commit}" | tar -x -C "${root}"`]);
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  run(process.execPath, ['--import', 'tsx', 'scripts/compileCorpus.ts'], root);
  run(process.execPath, ['scripts/bundleServer.mjs'], root);
  return {
    root,
    name: run('git', ['log', '-1', '--format=%h “%s”', commit]),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
