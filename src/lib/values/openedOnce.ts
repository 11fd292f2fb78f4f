/**
 * Opens something once for all who ask for it. After a failure, which those who were waiting get, the next request tries
 * again.
 */
export const openedOnce = <Value>(open: () => Promise<Value>): (() => Promise<Value>) => {
  let opening: Promise<Value> | undefined;
  return () =>
    (opening ??= open().catch((failure: unknown) => {
      opening = undefined;
      throw failure;
    }));
};
