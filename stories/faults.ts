import type { AnswerTable, Sent } from '@/testing/answers';

const SLOW_MS = 4_000;

/** What the toolbar can make of the network. */
export const FAULTS = [
  'none',
  'offline',
  'slow',
  '401',
  '404',
  '413',
  '422',
  '429',
  '500',
  '502',
  '503',
  '504',
  'truncated JSON',
  'HTML',
] as const;
export type Fault = (typeof FAULTS)[number];

const isNumber = (fault: Fault) => /^\d+$/.test(fault);

const html = '<!doctype html><title>Sign in to the café’s network</title>';

const spoilt = async (fault: Fault, reply: unknown, sent: Sent): Promise<unknown> => {
  if (fault === 'offline') throw new TypeError('Failed to fetch');
  if (fault === 'truncated JSON') return new Response('{"recipes":[{"id":7,"tit', { status: 200 });
  if (fault === 'HTML') return new Response(html, { status: 200, headers: { 'content-type': 'text/html' } });
  if (isNumber(fault))
    return new Response('{}', { status: Number(fault), headers: fault === '429' ? { 'retry-after': '30' } : {} });
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  return typeof reply === 'function' ? (reply as (one: Sent) => unknown)(sent) : reply;
};

/** The same answers over a network with this fault. */
export const withFault = (table: AnswerTable, fault: Fault): AnswerTable =>
  fault === 'none'
    ? table
    : Object.fromEntries(
        Object.entries(table).map(([route, reply]) => [route, (sent: Sent) => spoilt(fault, reply, sent)]),
      );
