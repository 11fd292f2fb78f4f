import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A pair of keys that the server knows. */
export interface Keys {
  id: string;
  secret: string;
}

const SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** As AWS encodes: everything but unreserved signs. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Checks a request by AWS Signature Version 4, with the body that arrived.
 * @returns the code of the failure that S3 would answer with; undefined for a request that is in order
 */
export const signatureFault = (request: IncomingMessage, body: Buffer, keys: Keys): string | undefined => {
  const { headers, method = '' } = request;
  if (headers.authorization === undefined) return 'AccessDenied';
  const [, id, day, region, names, signature] = AUTHORIZATION.exec(headers.authorization) ?? [];
  if (id === undefined) return 'AuthorizationHeaderMalformed';
  if (id !== keys.id) return 'InvalidAccessKeyId';
  const stamp = String(headers['x-amz-date']);
  if (!stamp.startsWith(day!) || !(Math.abs(Date.now() - timeOf(stamp)) < SKEW_MS)) return 'RequestTimeTooSkewed';
  const signed = names!.split(';');
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!mustBeSigned.every((name) => signed.includes(name))) return 'AccessDenied';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const url = new URL(request.url!, 'http://s3');
  const canonical = [
    method,
    url.pathname.split('/').map((part) => encoded(decodeURIComponent(part))).join('/'), // prettier-ignore
    canonicalQuery(url.searchParams),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region!, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${keys.secret}`, day!));
  const expected = hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature!, 'hex')) ? undefined : 'SignatureDoesNotMatch';
};
