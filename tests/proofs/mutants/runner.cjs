const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { extract, parse } = require('jest-docblock');
const { TestRoom } = require('./testRoom.cjs');

const { root, state, keeps } = JSON.parse(process.env.MUTANTS);
const PROFILES = join(state, 'profiles.json');
/** Nearly every test runs some files, such as the ingredients. All of them would take minutes for each survivor. */
const FILES_MAX = 24;
/** A loop that passes its mutant this many times as often as the original is endless. */
const ENDLESS = 100;
const HITS_MIN = 10_000;
/** What test files leave in memory slows the next ones down. */
const RUNS_PER_ROOM = 400;

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

  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  async runTests(tests) {
    if (existsSync(PROFILES)) this.#profiles = new Map(Object.entries(JSON.parse(readFileSync(PROFILES, 'utf8'))));
    this.context = tests[0].context;
    const { mutants, done } = JSON.parse(readFileSync(join(state, 'sample.json'), 'utf8'));
    this.changed = [...new Set(mutants.map(({ file }) => join(root, file)))];
    const files = tests.map(({ path }) => relative(root, path));
    for (const mutant of mutants) {
      if (done.includes(mutant.key)) continue;
      const verdict = await this.#verdictOn(mutant, files);
      process.send({ ...verdict, key: mutant.key });
    }
    for (const room of this.#rooms.values()) await room.close();
  }

  async #verdictOn(mutant, files) {
    const nearest = [...files].sort((a, b) => nearness(mutant.file, b) - nearness(mutant.file, a) || (a < b ? -1 : 1));
    let covering = 0;
    for (const file of nearest) {
      const { hits, isUsable, milliseconds } = await this.#profileOf(file);
      if (!isUsable || !hits[mutant.id]) continue;
      if ((covering += 1) > FILES_MAX) break;
      process.send({ begun: mutant.key, file, milliseconds });
      const status = await this.#tryOn(mutant, file, hits[mutant.id] * ENDLESS + HITS_MIN);
      if (status !== 'Survived') return { status, file };
    }
    return { status: covering === 0 ? 'NoCoverage' : 'Survived' };
  }

  /** What a file does without a mutant: which mutated places its tests pass, and how often. */
  async #profileOf(file) {
    const known = this.#profiles.get(file);
    if (known) return known;
    process.send({ begun: undefined, file, milliseconds: 0 });
    const begunAt = Date.now();
    let result = await this.#run(file, { changed: this.changed });
    // Perhaps it depends on something that an earlier file changed.
    if (!result.passed) result = await this.#runAlone(file, { changed: [] });
    const profile = { hits: result.hits ?? {}, isUsable: result.passed, milliseconds: Date.now() - begunAt };
    if (!profile.isUsable) process.send({ unusable: file });
    this.#profiles.set(file, profile);
    writeFileSync(PROFILES, JSON.stringify(Object.fromEntries(this.#profiles)));
    return profile;
  }

  async #tryOn(mutant, file, hitLimit) {
    const changed = [join(root, mutant.file)];
    const withMutant = { changed, mutant: mutant.id, hitLimit };
    let result = await this.#run(file, withMutant);
    if (result.passed) return 'Survived';
    // A failure counts if the same tests pass without the mutant: an earlier mutant may have broken the room.
    const check = await this.#run(file, { changed, last: result.tests });
    if (!check.passed) result = await this.#runAlone(file, withMutant);
    if (result.passed) return 'Survived';
    return result.isEndless ? 'Timeout' : result.error ? 'RuntimeError' : 'Killed';
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
    const room = await TestRoom.open({ globalConfig, context, kind: this.#resolve(kind), keeps: new RegExp(keeps) });
    this.#rooms.set(kind, Object.assign(room, { runs: 1 }));
    return room;
  }

  #resolve(kind) {
    return kind === undefined ? undefined : require.resolve(kind, { paths: [root] });
  }
};
