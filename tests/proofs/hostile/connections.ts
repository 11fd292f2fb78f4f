import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, AttackSize } from './attack';

const PIPELINED: Readonly<Record<AttackSize, number>> = { small: 200, full: 5_000 };
const CONNECTIONS: Readonly<Record<AttackSize, number>> = { small: 50, full: 5_000 };
const UNREAD: Readonly<Record<AttackSize, number>> = { small: 5, full: 300 };
/** How long connections stay open. */
const HELD_MS: Readonly<Record<AttackSize, number>> = { small: 100, full: 8_000 };
const GIVEN_UP_MS = 15_000;
/** One that is cut off at once is repeated, so that the health has enough answers meanwhile. */
const REPEATED_MS = 3_000;
/** So many connections are opened before the others get a moment. */
const AT_ONCE = 200;
/** As many answers as one connection may ask for ahead. */
const AHEAD = 10;

const requestOf = (path: string, body?: string): string =>
  body === undefined
    ? `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    : `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const open = (url: string): Socket => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // It may be cut off.
  socket.on('error', () => undefined);
  return socket;
};

const statusesIn = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** The status of the health, asked over a connection of its own. */
const healthStatus = async (url: string): Promise<number> => (await fetch(`${url}/api/health`)).status;

/**
 * Sends all requests without waiting; answers the statuses that come before the connection ends, and that of the health
 * afterwards, because a connection may be cut off before its first answer.
 */
const pipeline = async (url: string, requests: readonly string[]): Promise<number[]> => {
  const socket = open(url);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const timer = setTimeout(() => socket.destroy(), GIVEN_UP_MS);
  socket.write(requests.join(''));
  // It may be cut off, which is not a failure of the attack.
  await new Promise((resolve) => socket.once('close', resolve));
  clearTimeout(timer);
  return [...statusesIn(Buffer.concat(chunks).toString('latin1')), await healthStatus(url)];
};

/** Holds many connections, and answers what the health says meanwhile. */
const hold = async (url: string, count: number, ms: number, use: (socket: Socket, at: number) => void) => {
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at += 1) {
    const socket = open(url);
    use(socket, at);
    sockets.push(socket);
    if (at % AT_ONCE === 0) await pause(20);
  }
  await pause(ms);
  const status = await healthStatus(url);
  for (const socket of sockets) socket.destroy();
  return [status];
};

/** Connections that are used as no browser uses them. */
export const ODD_CONNECTIONS: readonly Attack[] = [
  {
    name: 'requests over one connection, without waiting for answers',
    repeatForMs: REPEATED_MS,
    run: (url, size) =>
      pipeline(
        url,
        Array.from({ length: PIPELINED[size] }, () => requestOf('/api/docs')),
      ),
    allowed: [200, 404],
  },
  {
    name: 'searches over one connection, without waiting for answers',
    repeatForMs: REPEATED_MS,
    run: (url, size) =>
      pipeline(
        url,
        Array.from({ length: PIPELINED[size] / 10 }, (_, at) =>
          requestOf(
            '/api/analyze',
            JSON.stringify({ ingredients: `chicken, rice, ${at} tomatoes`, category: 'None', preferences: {} }),
          ),
        ),
      ),
    allowed: [200],
  },
  {
    name: 'connections that ask once and stay open',
    run: (url, size) =>
      hold(url, CONNECTIONS[size], HELD_MS[size], (socket, at) => {
        if (at % 2 === 0) socket.write(requestOf('/api/live'));
      }),
    allowed: [200],
  },
  {
    name: 'connections whose headers never end',
    run: (url, size) =>
      hold(url, CONNECTIONS[size] / 2, HELD_MS[size], (socket) => {
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ');
        const timer = setInterval(() => socket.write('a'), 2_000).unref();
        socket.once('close', () => clearInterval(timer));
      }),
    allowed: [200],
  },
  {
    name: 'connections that read no answer',
    run: (url, size) =>
      hold(url, UNREAD[size], HELD_MS[size], (socket) => {
        socket.pause();
        socket.write(requestOf('/api/docs/openapi.json').repeat(AHEAD));
      }),
    allowed: [200],
  },
];
