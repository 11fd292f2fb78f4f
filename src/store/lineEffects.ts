/** Effects of the delivery of shopping lists and of the cookbook on the page. */
export interface LineEffects {
  /** Lets only one tab do the work at a time, where the browser supports locks. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Whether this uid is still the signed-in user: no other tab has signed out or switched accounts. */
  isStillHere: (uid: string) => boolean;
  /**
   * Follows a list while it is open: events of the server, or a reading at intervals if there are none.
   * @param share the end of a link; absent: the account's list
   * @returns ends it
   */
  follow: (
    share: string | undefined,
    handlers: { onRevision: (revision: number) => void; onPoll: () => void },
  ) => () => void;
}
