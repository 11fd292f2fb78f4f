import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

interface Coverage {
  result: readonly {
    url: string;
    functions: readonly { ranges: readonly { count: number }[] }[];
  }[];
}

/**
 * Counts the steps of our own code: how often each of its functions and blocks runs, as the engine's coverage counts
 * them. The same run gives the same number on any machine, however busy, because nothing is optimised meanwhile: calls
 * of an optimised function are not counted, and when it is optimised depends on the machine. Work inside the engine (a
 * regular expression, a sort) is one step.
 */
export const createStepCounter = () => {
  setFlagsFromString('--no-opt');
  const session = new Session();
  session.connect();
  const ask = <Answer>(method: string, options: object = {}): Answer => {
    let answer: unknown;
    session.post(method, options, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer as Answer;
  };
  ask('Profiler.enable');
  ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  const taken = (): number =>
    ask<Coverage>('Profiler.takePreciseCoverage')
      .result.filter(
        ({ url }) => /\/(?:kitchen|server)\//.test(url) && !/\.test\.|\/testing\/|\/node_modules\//.test(url),
      )
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);

  return {
    /** The steps of each run. Taking the counts is what costs time, and begins the next count at 0. */
    stepsOf(...runs: readonly (() => void)[]): number[] {
      ask('Profiler.takePreciseCoverage');
      return runs.map((run) => {
        run();
        return taken();
      });
    },
    stop() {
      session.disconnect();
      setFlagsFromString('--opt');
    },
  };
};
