const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { extract, parse } = require('jest-docblock');
const { TestRoom } = require('./testRoom.cjs');

const { root, state } = JSON.parse(process.env.MUTANTS);
/** Shared by all processes, and kept when one has to be started again. */
const PROFILES = join(state, 'profiles');
/** Nearly every test runs some files, such as the ingredients. All of them would take minutes for each survivor. */
const FILES_MAX = 24;
/** A loop that passes its mutant this many times as often as the original is endless. */
const ENDLESS = 100;
const HITS_MIN = 10_000;
/** What test files leave in memory slows the next ones down. */
const RUNS_PER_ROOM = 400;
/** The kitchen is pure functions and tables; the modules of the browser and the server are loaded again for each file. */
const KEPT = /^(node_modules|kitchen|contracts|translations|build)\/(?!.*\.test\.ts$)/;
const CONFIRMED_TOGETHER = 10;

/** How many leading folders two files share, and one more if the test is named for the file. */
const nearness = (file, test) => {
  const folders = dirname(file).split('/');
  const others = dirname(test).split('/');
  const shared = folders.findIndex((folder, i) => folder !== others[i]);
  const isNamesake = test.startsWith(file.replace(/\.tsx?$/, '.'));
  return (shared < 0 ? folders.length : shared) + (isNamesake ? 1 : 0);
};

/**
 * A runner for jest that runs test files once per mutant instead of once. For each mutant of the sample it runs the files
 * that pass the mutated place, the nearest first, until a test fails, and reports to the process that started jest.
 */
module.exports = class MutantRunner {
  supportsEventEmitters = false;
  #rooms = new Map();
  #profiles = new Map();
  #unconfirmed = [];

  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  async runTests(tests) {
    mkdirSync(PROFILES, { recursive: true });
    this.context = tests[0].context;
    const { code } = JSON.parse(readFileSync(join(state, 'sample.json'), 'utf8'));
    const mutants = JSON.parse(readFileSync(process.env.MUTANTS_PART, 'utf8'));
    this.changed = Object.keys(code).map((file) => join(root, file));
    const files = tests.map(({ path }) => relative(root, path));
    for (const mutant of mutants) {
      const verdict = await this.#verdictOn(mutant, files);
      if (verdict.tests !== undefined) this.#unconfirmed.push({ mutant, ...verdict });
      else process.send({ ...verdict, key: mutant.key });
      if (this.#unconfirmed.length >= CONFIRMED_TOGETHER) await this.#confirm(files);
    }
    await this.#confirm(files);
    for (const room of this.#rooms.values()) await room.close();
  }

  /**
   * A failure counts if the same tests pass without the mutant, because an earlier mutant may have broken the room. What
   * one has broken stays broken, so a few failures of a file are confirmed by one run.
   */
  async #confirm(files) {
    const unconfirmed = this.#unconfirmed.splice(0);
    for (const file of new Set(unconfirmed.map((one) => one.file))) {
      const failures = unconfirmed.filter((one) => one.file === file);
      const changed = failures.map(({ mutant }) => join(root, mutant.file));
      process.send({ begun: undefined, file, milliseconds: 0 });
      const check = await this.#run(file, { changed, last: Math.max(...failures.map(({ tests }) => tests)) });
      for (const { mutant, status } of failures) {
        const verdict = check.passed ? { status, file } : await this.#verdictInNewRooms(mutant, files);
        process.send({ ...verdict, key: mutant.key });
      }
    }
  }

  async #verdictInNewRooms(mutant, files) {
    for (const room of this.#rooms.values()) await room.close();
    this.#rooms.clear();
    return this.#verdictOn(mutant, files);
  }

  async #verdictOn(mutant, files) {
    const nearest = [...files].sort((a, b) => nearness(mutant.file, b) - nearness(mutant.file, a) || (a < b ? -1 : 1));
    let covering = 0;
    for (const file of nearest) {
      const { hits, isUsable, milliseconds } = await this.#profileOf(file);
      if (!isUsable || !hits[mutant.id]) continue;
      if ((covering += 1) > FILES_MAX) break;
      process.send({ begun: mutant.key, file, milliseconds });
      const hitLimit = hits[mutant.id] * ENDLESS + HITS_MIN;
      const result = await this.#run(file, { changed: [join(root, mutant.file)], mutant: mutant.id, hitLimit });
      if (result.isEndless) return { status: 'Timeout', file };
      if (!result.passed) return { status: result.error ? 'RuntimeError' : 'Killed', file, tests: result.tests };
    }
    return { status: covering === 0 ? 'NoCoverage' : 'Survived' };
  }

  /** What a file does without a mutant: which mutated places its tests pass, and how often. */
  async #profileOf(file) {
    const known = this.#profiles.get(file);
    if (known) return known;
    const kept = join(PROFILES, `${file.replaceAll('/', '+')}.json`);
    const profile = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : await this.#makeProfile(file);
    this.#profiles.set(file, profile);
    // Renamed when complete, because another process may be reading it.
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify(profile));
    renameSync(`${kept}.${process.pid}`, kept);
    return profile;
  }

  async #makeProfile(file) {
    process.send({ begun: undefined, file, milliseconds: 0 });
    const begunAt = Date.now();
    let result = await this.#run(file, { changed: this.changed });
    // Perhaps it depends on something that an earlier file changed.
    if (!result.passed) result = await this.#runAlone(file, { changed: [] });
    const profile = { hits: result.hits ?? {}, isUsable: result.passed, milliseconds: Date.now() - begunAt };
    if (!profile.isUsable) process.send({ unusable: file });
    return profile;
  }

  async #runAlone(file, options) {
    const kind = this.#kindOf(file);
    await this.#rooms.get(kind)?.close();
    this.#rooms.delete(kind);
    return this.#run(file, options);
  }

  /** Runs a file in the room for its kind of tests; one that cannot be loaded has an `error`. */
  async #run(file, options) {
    const room = await this.#roomOf(this.#kindOf(file));
    try {
      return await room.run(join(root, file), options);
    } catch (error) {
      return { passed: false, tests: 0, error };
    }
  }

  #kindOf(file) {
    return parse(extract(readFileSync(join(root, file), 'utf8')))['jest-environment'];
  }

  async #roomOf(kind) {
    const open = this.#rooms.get(kind);
    if (open && (open.runs += 1) <= RUNS_PER_ROOM) return open;
    await open?.close();
    const { globalConfig, context } = this;
    const room = await TestRoom.open({ globalConfig, context, kind: this.#resolve(kind), keeps: KEPT });
    this.#rooms.set(kind, Object.assign(room, { runs: 1 }));
    return room;
  }

  #resolve(kind) {
    return kind === undefined ? undefined : require.resolve(kind, { paths: [root] });
  }
};
