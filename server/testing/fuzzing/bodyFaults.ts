import { isDeepStrictEqual } from 'node:util';
import type { LightMyRequestResponse } from 'fastify';
import { failureSchema } from '@contracts/errors';
import { TEST_PASSWORD } from '../signUp';
import type { Call } from './calls';

const TRACE = /node_modules|\.[cm]?[jt]s:\d+|\bat \w+ \(|SQLITE|syntax error at or near/;

/** What is wrong with a response, if anything. */
export const bodyFaults = (
  reply: LightMyRequestResponse,
  call: Call | undefined,
  method: string,
): string | undefined => {
  const { statusCode: status, headers } = reply;
  if (status >= 500) return 'a server error';
  if (reply.body.includes(TEST_PASSWORD)) return 'it tells a password';
  const isJson = String(headers['content-type'] ?? '').startsWith('application/json');
  if (method === 'HEAD' || headers['content-encoding'] !== undefined) return undefined;
  if (status >= 400) {
    if (TRACE.test(reply.body)) return 'it tells what is inside';
    if (status === 429 && !(Number(headers['retry-after']) > 0)) return 'it does not say when to come again';
    return isJson && !failureSchema.strict().safeParse(reply.json()).success ? 'no failure of ours' : undefined;
  }
  if (!call || method !== call.method || status >= 300) return undefined;
  if (call.response === null)
    return status === 204 && reply.body === '' ? undefined : 'not the empty answer that it should be';
  if (!isJson) return 'not JSON';
  const answer = reply.json<unknown>();
  const { error, data } = call.response.safeParse(answer);
  if (!error) return isDeepStrictEqual(data, answer) ? undefined : 'more or other than the contract says';
  return `not what the contract says: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`;
};
