const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { dirname, join, relative, sep } = require('node:path');

const ROOT = join(__dirname, '..', '..');
/** The base name keeps one entry per file, so that the folder does not grow with each change. */
const COMPILED = join(ROOT, 'build', 'cache', 'compiled');

const INLINE_MAP = /\n\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,([\w+/=]+)\s*$/;

const hashOf = (...parts) => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** What the projects of jest differ in says nothing about how a file is compiled. */
const ANY_PROJECT = {
  rootDir: ROOT,
  cwd: ROOT,
  cache: false,
  testMatch: [],
  testRegex: [],
  transform: [],
  globals: {},
};

/** The code without its map: jest reads the map only when a test fails, and the code for every file that imports it. */
const separate = (output) => {
  const inline = INLINE_MAP.exec(output);
  return inline
    ? { code: output.slice(0, inline.index), map: Buffer.from(inline[1], 'base64').toString() }
    : { code: output };
};

const read = (file, key) => {
  if (!existsSync(file)) return undefined;
  const entry = JSON.parse(readFileSync(file, 'utf8'));
  return entry.key === key ? entry.result : undefined;
};

/** Renamed when complete: another process reads the old entry or the new one, never half of one. */
const write = (file, key, result) => {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ key, result }));
  renameSync(unfinished, file);
};

/**
 * ts-jest for jest, which compiles each of our files once for all projects and processes, and is loaded only for a file
 * that has changed. Alone it would be loaded by every process, and compile what two projects import twice.
 */
const createTransformer = (options, folder = COMPILED) => {
  const settings = hashOf(
    JSON.stringify(options),
    ...['ts-jest', 'typescript'].map((name) => require(`${name}/package.json`).version),
    ...[__filename, join(__dirname, 'importMeta.cjs')].map((file) => readFileSync(file)),
  );
  const keyOf = (source, file) => hashOf(settings, file, source);
  // ts-jest takes configurations that look the same for one.
  const config = { ...ANY_PROJECT, id: settings };
  let tsJest;
  return {
    getCacheKey: (source, file, { instrument }) => hashOf(keyOf(source, file), String(instrument)),
    process: (source, file) => {
      const key = keyOf(source, file);
      const entry = join(folder, `${relative(ROOT, file).replaceAll(sep, '+')}.json`);
      const known = read(entry, key);
      if (known) return known;
      tsJest ??= require('ts-jest').default.createTransformer(options);
      const request = { config, cacheFS: new Map(), supportsStaticESM: false, transformerConfig: options };
      const result = separate(tsJest.process(source, file, request).code);
      write(entry, key, result);
      return result;
    },
  };
};

module.exports = { createTransformer };
