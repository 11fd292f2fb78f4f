const { default: Sequencer } = require('@jest/test-sequencer');

/** Pages take seconds, the server less, logic next to nothing. */
const RANK = { client: 0, server: 1, logic: 2 };

/** The engine's coverage looks at all code that a process has loaded, so this file is quick only in a fresh one. */
const COUNTS_STEPS = /linearReaders\.test\.ts$/;

/** Files that take a core from a quarter of a minute to a whole one, whatever their size. */
const LONGEST =
  /\/(?:stories|controls|fuzz|languageFaults|recipeFaults|homeFaults|offlineAnswers|ownership)\.test\.tsx?$|kitchen\/recipes\/corpus\.test\.ts$/;

const rankOf = ({ context }) => RANK[context.config.displayName?.name] ?? 0;

/**
 * The slow test files first, so that no core is left with one of them at the end. jest does so by the times of the last
 * run; a clean clone has none, and there the kind of a test says more than the size of its file.
 */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.every(({ duration }) => duration === undefined))
      sorted.sort((a, b) => Number(LONGEST.test(b.path)) - Number(LONGEST.test(a.path)) || rankOf(a) - rankOf(b));
    return sorted.sort((a, b) => Number(COUNTS_STEPS.test(b.path)) - Number(COUNTS_STEPS.test(a.path)));
  }
};
