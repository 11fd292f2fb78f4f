import { CopyObjectCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'; // prettier-ignore
import { ConfigError } from '../../server/errors/startFailure';
import { FOR_EVER, type PictureTarget } from './pictureTarget';

type Environment = Readonly<Record<string, string | undefined>>;

const TRIES = 5;

const needed = (environment: Environment, name: string): string => {
  const value = environment[name];
  if (value) return value;
  throw new ConfigError(`${name}: is needed to write to a bucket`);
};

/** The bucket and the folder in it that an address such as `s3://pictures/larder` names. @throws ConfigError */
const placeOf = (address: string): { bucket: string; prefix: string } => {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket === undefined) throw new ConfigError(`${address}: must be an address such as s3://pictures/larder`);
  const folder = path.replace(/\/+$/, '');
  return { bucket, prefix: folder === '' ? '' : `${folder}/` };
};

/** Credentials come from the environment alone: no file of the machine, and no service of its cloud, is asked. */
const clientOf = (environment: Environment): S3Client => {
  const endpoint = environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL;
  const sessionToken = environment.AWS_SESSION_TOKEN;
  return new S3Client({
    region: environment.AWS_REGION ?? 'us-east-1',
    credentials: {
      accessKeyId: needed(environment, 'AWS_ACCESS_KEY_ID'),
      secretAccessKey: needed(environment, 'AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken && { sessionToken }),
    },
    maxAttempts: TRIES,
    // Servers other than Amazon's seldom have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
};

interface Place {
  client: S3Client;
  bucket: string;
  prefix: string;
}

/** Everything below a folder, page by page: a page has at most 1,000 names. */
async function* pagesOf({ client, bucket, prefix }: Place, folder: string) {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: `${prefix}${folder}`,
        Delimiter: '/',
        ContinuationToken: token,
      }),
    );
    yield page;
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

/**
 * A bucket of Amazon S3, or of any server that speaks its protocol (AWS_ENDPOINT_URL_S3).
 * @param address such as `s3://pictures/larder`
 * @throws ConfigError for a wrong address or missing credentials
 */
export const bucketTarget = (address: string, environment: Environment): PictureTarget => {
  const place = { client: clientOf(environment), ...placeOf(address) };
  const { client, bucket, prefix } = place;
  return {
    name: address,
    folders: async () => {
      const found: string[] = [];
      for await (const { CommonPrefixes = [] } of pagesOf(place, ''))
        for (const { Prefix = '' } of CommonPrefixes) found.push(Prefix.slice(prefix.length).replace(/\/$/, ''));
      return found;
    },
    files: async (folder) => {
      const found = new Set<string>();
      for await (const { Contents = [] } of pagesOf(place, `${folder}/`))
        for (const { Key = '' } of Contents) found.add(Key.slice(`${prefix}${folder}/`.length));
      return found;
    },
    read: async (path) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: `${prefix}${path}` }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    write: async (path, bytes, type) => {
      const headers = { ContentType: type, CacheControl: FOR_EVER };
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: `${prefix}${path}`, Body: bytes, ...headers }));
    },
    copy: async (from, to, type) => {
      await client.send(
        new CopyObjectCommand({
          Bucket: bucket,
          Key: `${prefix}${to}`,
          CopySource: encodeURI(`${bucket}/${prefix}${from}`),
          MetadataDirective: 'REPLACE',
          ContentType: type,
          CacheControl: FOR_EVER,
        }),
      );
    },
    close: () => client.destroy(),
  };
};
