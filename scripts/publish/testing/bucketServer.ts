import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { signatureFault, type Keys } from './signature';

/** What the server keeps of one object. */
interface StoredObject {
  bytes: Buffer;
  headers: Record<string, string>;
}

interface Options {
  keys: Keys;
  bucket: string;
  /** Names in one page of a list; Amazon has 1,000. */
  pageSize?: number;
}

const STATUS: Readonly<Record<string, number>> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  BadDigest: 400,
  InvalidArgument: 400,
  NotImplemented: 501,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
};
const KEPT_HEADERS = ['content-type', 'cache-control'];

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const hasRightSum = (request: IncomingMessage, body: Buffer): boolean => {
  const sum = request.headers['x-amz-checksum-crc32'];
  if (sum === undefined) return true;
  const found = Buffer.alloc(4);
  found.writeUInt32BE(crc32(body));
  return found.toString('base64') === sum;
};

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
  );

/** One page of ListObjectsV2: names below a prefix, and the folders in it. */
const listOf = (names: readonly string[], query: URLSearchParams, pageSize: number): string => {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const after = query.get('continuation-token') ?? '';
  const entryOf = (name: string) => {
    const end = delimiter === null ? -1 : name.indexOf(delimiter, prefix.length);
    return end < 0 ? name : name.slice(0, end + 1);
  };
  const entries = [...new Set(names.filter((name) => name.startsWith(prefix)).map(entryOf))].sort();
  const rest = entries.filter((entry) => entry > after);
  const page = rest.slice(0, pageSize);
  const isCut = rest.length > page.length;
  const elements = page.map((entry) =>
    delimiter !== null && entry.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${inXml(entry)}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${inXml(entry)}</Key></Contents>`,
  );
  const next = isCut ? `<NextContinuationToken>${inXml(page.at(-1)!)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${elements.join('')}${next}</ListBucketResult>`;
};

/**
 * A bucket behind the part of the S3 protocol that `bucketTarget` uses, as strict as Amazon's: each request must be signed
 * (AWS Signature Version 4), and its body must have the sum that was signed.
 */
export const openBucketServer = async ({ keys, bucket, pageSize = 1_000 }: Options) => {
  const objects = new Map<string, StoredObject>();
  const calls: string[] = [];
  const refusals: string[] = [];

  const put = (request: IncomingMessage, key: string, body: Buffer): string | { fault: string } => {
    const source = request.headers['x-amz-copy-source'];
    if (source === undefined) {
      objects.set(key, { bytes: body, headers: headersOf(request) });
      return '';
    }
    const [, from = ''] = /^\/?[^/]+\/(.+)$/.exec(decodeURIComponent(String(source))) ?? [];
    const found = objects.get(from);
    if (!found) return { fault: 'NoSuchKey' };
    const isReplaced = request.headers['x-amz-metadata-directive'] === 'REPLACE';
    objects.set(key, { bytes: found.bytes, headers: isReplaced ? headersOf(request) : found.headers });
    return '<CopyObjectResult><ETag>"0"</ETag></CopyObjectResult>';
  };

  const answer = (request: IncomingMessage, body: Buffer): string | StoredObject | { fault: string } => {
    const url = new URL(request.url!, 'http://s3');
    const [, name = '', path = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    const fault = refusals.shift() ?? signatureFault(request, body, keys);
    if (fault !== undefined) return { fault };
    if (!hasRightSum(request, body)) return { fault: 'BadDigest' };
    if (name !== bucket) return { fault: 'NoSuchBucket' };
    if (request.method === 'PUT' && path !== '') return put(request, path, body);
    if (request.method === 'GET' && path !== '') return objects.get(path) ?? { fault: 'NoSuchKey' };
    if (request.method === 'GET' && url.searchParams.get('list-type') === '2')
      return listOf([...objects.keys()], url.searchParams, pageSize);
    return { fault: 'NotImplemented' };
  };

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const answered = answer(request, body);
    calls.push(`${request.method} ${request.headers['x-amz-copy-source'] === undefined ? '' : 'copy '}${request.url}`);
    if (typeof answered === 'string') response.setHeader('content-type', 'application/xml').end(answered);
    else if ('fault' in answered)
      response
        .writeHead(STATUS[answered.fault] ?? 403, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${answered.fault}</Code><Message>${answered.fault}</Message></Error>`);
    else response.writeHead(200, answered.headers).end(answered.bytes);
  };

  const server = createServer((request, response) => void reply(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    /** Method and address of each request. */
    calls,
    /** Failures that the next requests get, such as SlowDown. */
    refusals,
    close: () => server.close(),
  };
};
