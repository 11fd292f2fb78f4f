import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL, type Notification } from './notifyServers';

const CONNECT_TIMEOUT_MS = 5_000;
const PAUSE_MS = 1_000;
/** A connection that leads nowhere may never say that it has ended. */
const END_MS = 1_000;

interface Watch {
  hear: (notification: Notification) => void;
  /** Called each time the connection is there. */
  listening: () => void;
  /** Called each time it is lost, or cannot be made. */
  lost: (error: unknown) => void;
}

/** Listens on a connection that is made again whenever it breaks. */
export const keepListening = (url: string, { hear, listening, lost }: Watch) => {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'larder-events',
    });
    client = next;
    const again = (error: unknown) => {
      if (client !== next) return;
      client = undefined;
      lost(error);
      void next.end().catch(() => undefined);
      if (!isClosed) timer = setTimeout(() => void connect(), PAUSE_MS).unref();
    };
    next.on('error', again);
    next.on('end', () => again(new Error('the database ended the connection')));
    next.on('notification', ({ payload }) => {
      if (payload !== undefined) hear(JSON.parse(payload) as Notification);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      if (client === next) listening();
    } catch (error) {
      again(error);
    }
  };
  void connect();

  return {
    /** Gives up a connection that may be dead without having been closed, and makes another one. */
    renew(): void {
      const dead = client;
      clearTimeout(timer);
      client = undefined;
      void dead?.end().catch(() => undefined);
      void connect();
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await Promise.race([last?.end().catch(() => undefined), pause(END_MS, undefined, { ref: false })]);
    },
  };
};
