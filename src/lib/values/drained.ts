/** What a generator returns, without its pauses. */
export const drained = <Result>(steps: Generator<void, Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
