import { randomUUID } from 'node:crypto';
import { keepListening } from '../db/keepListening';
import type { Notification } from '../db/notifyServers';
import { LOOK_ANYWAY_MS, LOOK_MS, type Events } from './events';
import { createListeners } from './listeners';

interface Dependencies {
  /** The address of the database itself: PgBouncer in transaction mode passes no events on. */
  url: string;
  /** Sends an event, as `notifyServers` does; PgBouncer may stand between. */
  send: (notification: Notification) => Promise<void>;
  /** Called once each time the connection that listens is lost, or found to hear nothing. */
  failed: (error: unknown) => void;
  lookMs?: number;
  lookAnywayMs?: number;
  /** How often the server checks that it receives its own messages. */
  echoMs?: number;
}

const ECHO_MS = 1_000;
/** More unheard echoes than this mean that the connection is dead, or leads through a PgBouncer. */
const ECHOES = 2;

/** Whether the connection that listens is alive: this server hears its own echoes on it. */
const createPulse = (failed: Dependencies['failed'], revived: () => void) => {
  let echoes = 0;
  let isLive = false;
  let hasComplained = false;
  const lose = (error: unknown) => {
    isLive = false;
    if (!hasComplained) failed(error);
    hasComplained = true;
  };
  return {
    isLive: () => isLive,
    lose,
    heard(): void {
      echoes = 0;
      if (isLive) return;
      isLive = true;
      hasComplained = false;
      revived();
    },
    /** Counts an echo that is about to be sent. Returns whether too many were not heard, which loses the connection. */
    isMissed(): boolean {
      echoes += 1;
      if (echoes <= ECHOES) return false;
      lose(new Error('this server does not hear its own events'));
      echoes = 0;
      return true;
    },
  };
};

/** Events by LISTEN and NOTIFY among all servers on a Postgres database. */
export const postgresEvents = ({
  url,
  send,
  failed,
  lookMs = LOOK_MS,
  lookAnywayMs = LOOK_ANYWAY_MS,
  echoMs = ECHO_MS,
}: Dependencies): Events => {
  const self = randomUUID();
  const { listen, tell, look } = createListeners();
  let lookedAt = performance.now();
  const lookNow = () => {
    lookedAt = performance.now();
    look();
  };
  const pulse = createPulse(failed, lookNow);
  const hear = ([sender, topic, subject]: Notification) => {
    if (topic !== 'echo') return sender === self ? undefined : tell(topic, subject);
    return sender === self ? pulse.heard() : undefined;
  };

  const echo = () => send([self, 'echo', '']).catch(() => undefined);
  const connection = keepListening(url, { hear, lost: pulse.lose, listening: () => void echo() });
  const echoing = setInterval(() => {
    if (pulse.isMissed()) connection.renew();
    void echo();
  }, echoMs).unref();
  const looking = setInterval(() => {
    if (!pulse.isLive() || performance.now() - lookedAt >= lookAnywayMs) lookNow();
  }, lookMs).unref();

  return {
    async publish(topic, subject = '') {
      tell(topic, subject);
      await send([self, topic, subject]).catch(() => undefined);
    },
    listen,
    async close() {
      clearInterval(echoing);
      clearInterval(looking);
      await connection.close();
    },
  };
};
