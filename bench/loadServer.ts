import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import type { TypedKitchen } from './freshKitchens';

const CONNECTIONS = 32;
const ROUND_MS = 4_000;
const BOUNDARY = 'larder-bench';

export interface Round {
  perSecond: number;
  /** Milliseconds of each answer, ascending. */
  times: number[];
  /** Bytes of each answer on the wire. */
  bytes: number[];
}

/** The content type of `formOf`. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The form of a search by ingredients. */
export const formOf = ({ typed, language }: TypedKitchen): Buffer => {
  const fields = { ingredients: typed, category: 'None', preferences: JSON.stringify({ language }) };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
};

/** Calls the server at a port over this many persistent connections. */
export const openCalls = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const form = { 'content-type': FORM_TYPE };

  /** The body of the answer as it came over the wire. */
  const call = (path: string, body?: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          port,
          path,
          agent,
          method: body ? 'POST' : 'GET',
          headers: { 'accept-encoding': 'br', ...(body && { ...form, 'content-length': body.length }) },
        },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('end', () => {
            if (reply.statusCode === 200) resolve(Buffer.concat(chunks));
            else reject(new Error(`${path}: ${reply.statusCode}`));
          });
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });

  return { call, close: () => agent.destroy() };
};

/** As many calls as the connections carry in one round. */
export const round = async (next: () => Promise<Buffer>): Promise<Round> => {
  const times: number[] = [];
  const bytes: number[] = [];
  const begun = performance.now();
  const end = begun + ROUND_MS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const asked = performance.now();
        const { length } = await next();
        times.push(performance.now() - asked);
        bytes.push(length);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  return { perSecond: times.length / seconds, times: times.sort((a, b) => a - b), bytes };
};

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** The load of the machine, which every figure of speed needs beside it. */
export const loadText = (): string => `${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`;
