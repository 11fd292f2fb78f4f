import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which one household shares. */
export const householdOf = (ip: string): string => {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('%')[0]!.toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const first = groups(head);
  const last = groups(tail);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array<string>(gap).fill('0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
