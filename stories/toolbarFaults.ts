import type { AnswerTable, Sent } from '@/testing/fakeAnswers';

const SLOW_MS = 4_000;

/** Network faults offered in the toolbar. */
export const FAULTS = [
  'none',
  'offline',
  'slow',
  'HTTP 401',
  'HTTP 404',
  'HTTP 413',
  'HTTP 422',
  'HTTP 429',
  'HTTP 500',
  'HTTP 502',
  'HTTP 503',
  'HTTP 504',
  'truncated JSON',
  'HTML',
] as const;
export type ToolbarFault = (typeof FAULTS)[number];

const statusOf = (fault: ToolbarFault) => Number(/^HTTP (\d+)$/.exec(fault)?.[1]);

const html = '<!doctype html><title>Sign in to the café’s network</title>';

const spoilt = async (fault: ToolbarFault, reply: unknown, sent: Sent): Promise<unknown> => {
  if (fault === 'offline') throw new TypeError('Failed to fetch');
  if (fault === 'truncated JSON') return new Response('{"recipes":[{"id":7,"tit', { status: 200 });
  if (fault === 'HTML') return new Response(html, { status: 200, headers: { 'content-type': 'text/html' } });
  const status = statusOf(fault);
  if (!Number.isNaN(status))
    return new Response('{}', { status, headers: status === 429 ? { 'retry-after': '30' } : {} });
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return typeof reply === 'function' ? (reply as (one: Sent) => unknown)(sent) : reply;
};

/** The same answers over a network with this fault. */
export const withFault = (table: AnswerTable, fault: ToolbarFault): AnswerTable =>
  fault === 'none'
    ? table
    : Object.fromEntries(
        Object.entries(table).map(([route, reply]) => [route, (sent: Sent) => spoilt(fault, reply, sent)]),
      );
