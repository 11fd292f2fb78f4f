import { isIP } from 'node:net';
import { z } from 'zod';
import { hostNameOf } from '../text/hostName';

export const whole = (min = 1, max = 1_000_000_000) => {
  const words = `must be a whole number from ${min} to ${max}`;
  return z.string().trim().regex(/^\d{1,15}$/, words).transform(Number).pipe(z.number().min(min, words).max(max, words)); // prettier-ignore
};

export const count = (fallback: number, min?: number, max?: number) => whole(min, max).default(fallback);

export const flag = (fallback: '0' | '1' = '0') =>
  z
    .enum(['', '0', '1', 'false', 'true'], 'must be 1 or 0')
    .default(fallback)
    .transform((value) => value === '1' || value === 'true');

const isOrigin = (address: string): boolean => {
  const { pathname, search, hash, username } = new URL(address);
  return /^\/+$/.test(pathname) && search === '' && hash === '' && username === '';
};

export const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://larder.example', abort: true })
  .refine(isOrigin, 'must end after the host, as in https://larder.example: Larder is not served below a path')
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

export const allowedHosts = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => hostNameOf(isIP(one) === 6 ? `[${one}]` : one)),
  )
  .refine(
    (names): names is string[] => names.every((name) => name !== undefined),
    'must be host names separated by commas, such as larder.example, kitchen.lan',
  );

/** Hosts in the operator's own network, with or without a port, in lower case. */
export const localHosts = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter((one) => one !== ''),
  )
  .refine(
    (names) => names.every((name) => /^[a-z\d._-]+(?::\d{1,5})?$/.test(name)),
    'must be host names separated by commas, with a port where it is not 80 or 443, such as mealie.lan:9925',
  );

/** A folder of a web server: the policy of our pages names its origin, and file names are put behind its path. */
export const picturesUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://pictures.example/larder', abort: true })
  .refine((address) => {
    const { search, hash, username, password, pathname } = new URL(address);
    return search + hash + username + password === '' && !/[\s"'<>,;]/.test(address + pathname);
  }, 'must be an address without a user, query or fragment, such as https://pictures.example/larder')
  .transform((value) => new URL(value).href.replace(/\/+$/, ''))
  .optional();

export const mirrorUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://mirror.example/clip-vit-base-patch32' })
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();

export const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example:587' })
  .optional();

export const mailFrom = z
  .string()
  .regex(
    /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address such as Larder <larder@example.org>',
  )
  .optional();

/** Whom visitors write to: a mail address or a page, as a link that a browser opens. */
export const contactAddress = z
  .string()
  .trim()
  .transform((value) => (/^[^\s<>@:/?&]+@[^\s<>@:/?&]+$/.test(value) ? `mailto:${value}` : value))
  .pipe(
    z.url({
      protocol: /^(?:https?|mailto)$/,
      error:
        'must be a mail address such as help@example.org, or the address of a page such as https://example.org/help',
    }),
  )
  .optional();

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether this is an address, a network such as 10.0.0.0/8, or a name that Fastify knows. */
const isNetwork = (text: string): boolean => {
  if (NAMED_NETWORKS.has(text)) return true;
  const [, address = '', bits = '0'] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
};

/**
 * `1` or `true`: the nearest proxy is trusted; a number: that many proxies; otherwise addresses separated by commas.
 */
export const trustProxy = z
  .string()
  .default('0')
  .transform((value): number | string => {
    const word = value.trim().toLowerCase();
    if (word === '' || word === 'false') return 0;
    if (word === 'true') return 1;
    return /^\d+$/.test(word) ? Number(word) : value;
  })
  .refine(
    (value) => typeof value === 'number' || value.split(',').every((one) => isNetwork(one.trim())),
    'must be 1, a number of proxies, or their addresses separated by commas, such as 10.0.0.1, 192.168.0.0/16',
  );

export const collectorUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
  .optional();

const SHARE_WORDS = 'must be a number from 0 to 1';
export const share = z
  .string()
  .regex(/^(?:0|1|0?\.\d{1,9})$/, SHARE_WORDS)
  .default('1')
  .transform(Number);

export const metricsToken = z.string().min(16, 'must have at least 16 characters').optional();

export const databaseUrl = z
  .url({ protocol: /^postgres(?:ql)?$/, error: 'must be an address such as postgres://user:password@host:5432/larder' })
  .optional();

export const valkeyUrl = z
  .url({ protocol: /^(?:redis|valkey)s?$/, error: 'must be an address such as redis://user:password@host:6379' })
  .transform((value) => value.replace(/^valkey/, 'redis'))
  .optional();
