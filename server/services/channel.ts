export interface Channel<T> {
  push: (value: T) => void;
  end: () => void;
  fail: (error: unknown) => void;
  /** The pushed values in order, including those pushed before reading began. For one reader. */
  values: AsyncGenerator<T, void>;
}

/** Decouples a producer of values from a slower reader. */
export const createChannel = <T>(): Channel<T> => {
  const waiting: T[] = [];
  let closed: { error?: unknown } | undefined;
  let wake = () => {};

  async function* read(): AsyncGenerator<T, void> {
    for (;;) {
      while (waiting.length > 0) yield waiting.shift()!;
      if (closed) {
        if ('error' in closed) throw closed.error;
        return;
      }
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  const close = (how: { error?: unknown }) => {
    closed ??= how;
    wake();
  };

  return {
    push(value) {
      waiting.push(value);
      wake();
    },
    end: () => close({}),
    fail: (error) => close({ error }),
    values: read(),
  };
};
