import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Compiler, Configuration } from 'webpack';

/** So many builds before the current one keep their files. */
const KEPT_BUILDS = 2;
const HASHED = /^assets\//;

/** Names of hashed files, one list for each build, newest first. */
type Builds = readonly (readonly string[])[];

const isBuilds = (value: unknown): value is Builds =>
  Array.isArray(value) &&
  value.every((build) => Array.isArray(build) && build.every((name) => typeof name === 'string'));

/** A record that a stopped build left half written counts as none. */
const readBuilds = (record: string): Builds => {
  if (!existsSync(record)) return [];
  try {
    const builds: unknown = JSON.parse(readFileSync(record, 'utf8'));
    return isBuilds(builds) ? builds : [];
  } catch {
    return [];
  }
};

/** The builds to remember once there is another one. The same sources built again are not another one. */
const withBuild = (builds: Builds, names: readonly string[]): Builds => {
  const isNewest = (build: readonly string[]) => build.join() === names.join();
  return [names, ...(builds[0] && isNewest(builds[0]) ? builds.slice(1) : builds)].slice(0, 1 + KEPT_BUILDS);
};

/**
 * Lets a build leave the hashed files of the last builds in its folder: a page that was opened before an update still
 * finds the code of its screens.
 * @param record the file that lists the names of the last builds, outside the folder
 */
export const keepFormerAssets = (config: Configuration, record: string): void => {
  const builds = readBuilds(record);
  const kept = new Set(builds.slice(0, KEPT_BUILDS).flat());
  config.output = { ...config.output, clean: { keep: (name) => kept.has(name) } };
  config.plugins ??= [];
  config.plugins.push({
    apply: (compiler: Compiler) =>
      compiler.hooks.afterEmit.tap('KeepFormerAssets', ({ assets }) => {
        const names = Object.keys(assets)
          .filter((name) => HASHED.test(name))
          .sort();
        writeFileSync(record, JSON.stringify(withBuild(builds, names)));
      }),
  });
};
