import type { Topic } from '../db/notifyServers';

/**
 * Called when something of a topic has changed.
 * @param subject what has changed, as it was published; undefined: events may have been missed, so look for changes
 */
export type Heard = (subject: string | undefined) => void;

/**
 * Hints among servers that something has changed. An event carries no content, because it may be lost or arrive twice:
 * a listener reads the database again. It does so within milliseconds while the servers are connected, within a second
 * while they are not, and within LOOK_ANYWAY_MS if a server died before it could tell.
 */
export interface Events {
  /**
   * Tells all servers, this one too. Call it once the change is committed. Resolves when it was sent, or could not be.
   * @param subject what has changed, such as an id; at most 7,000 bytes
   */
  publish: (topic: Topic, subject?: string) => Promise<void>;
  /**
   * Calls `heard` with each event of the topic from now on.
   * @returns ends it
   */
  listen: (topic: Topic, heard: Heard) => () => void;
  close: () => Promise<void>;
}

/** Without a connection to the other servers, listeners look for changes this often. */
export const LOOK_MS = 1_000;
/** With one they do so this often, for what a server that died could not tell. */
export const LOOK_ANYWAY_MS = 15_000;
