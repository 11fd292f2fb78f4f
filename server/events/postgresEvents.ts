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
  let echoes = 0;
  let isLive = false;
  let hasComplained = false;
  let lookedAt = performance.now();

  const lookNow = () => {
    lookedAt = performance.now();
    look();
  };
  const lose = (error: unknown) => {
    isLive = false;
    if (!hasComplained) failed(error);
    hasComplained = true;
  };
  const hear = ([sender, topic, subject]: Notification) => {
    if (topic !== 'echo') return sender === self ? undefined : tell(topic, subject);
    if (sender !== self) return undefined;
    echoes = 0;
    if (isLive) return undefined;
    isLive = true;
    hasComplained = false;
    return lookNow();
  };

  const echo = () => send([self, 'echo', '']).catch(() => undefined);
  const connection = keepListening(url, { hear, lost: lose, listening: () => void echo() });
  const echoing = setInterval(() => {
    echoes += 1;
    if (echoes > ECHOES) {
      lose(new Error('this server does not hear its own events'));
      echoes = 0;
      connection.renew();
    }
    void echo();
  }, echoMs).unref();
  const looking = setInterval(() => {
    if (!isLive || performance.now() - lookedAt >= lookAnywayMs) lookNow();
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
