import { ConfigError } from '../../server/errors/startFailure';
import type { PictureTarget } from './pictureTarget';

/** What a store answers, or what the way to it does, with what the operator can do about it. */
const REMEDIES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket; create it, or correct its name',
  InvalidBucketName: 'a bucket cannot have this name',
  AccessDenied: 'these credentials may not list, read and write here',
  InvalidAccessKeyId: 'it does not know AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID',
  ExpiredToken: 'AWS_SESSION_TOKEN has expired; ask for another one',
  InvalidToken: 'AWS_SESSION_TOKEN is not one of this store',
  PermanentRedirect: 'the bucket is in another region; set AWS_REGION',
  AuthorizationHeaderMalformed: 'the bucket is in another region; set AWS_REGION',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  QuotaExceeded: 'the store is full',
  ECONNREFUSED: 'nothing answers there; correct AWS_ENDPOINT_URL_S3',
  ENOTFOUND: 'there is no such host; correct AWS_ENDPOINT_URL_S3',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ETIMEDOUT: 'nothing answers in time',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written to this disk',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'this is a file, and has to be a folder',
  EEXIST: 'this is a file, and has to be a folder',
};

/** What an error may carry: the store's own code, that of the connection, or another error that caused it. */
interface Failure {
  name?: unknown;
  Code?: unknown;
  code?: unknown;
  cause?: unknown;
}

/** How many causes are followed. They may lead in a circle. */
const CAUSES_READ = 10;

const codeOf = (error: unknown, causesLeft = CAUSES_READ): string | undefined => {
  if (typeof error !== 'object' || error === null || causesLeft < 0) return undefined;
  const { name, Code, code, cause } = error as Failure;
  const known = [Code, code, name].find((one) => typeof one === 'string' && Object.hasOwn(REMEDIES, one));
  return typeof known === 'string' ? known : codeOf(cause, causesLeft - 1);
};

/**
 * A target that refuses for the operator: in one sentence where the reason is known, with the code of the store for a
 * search. Any other error stays as it is.
 */
export const withClearRefusals = (target: PictureTarget): PictureTarget => {
  const clearly = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      const code = codeOf(error);
      throw code === undefined ? error : new ConfigError(`${target.name}: ${REMEDIES[code]} (${code})`);
    }
  };
  return {
    name: target.name,
    folders: () => clearly(target.folders()),
    files: (folder) => clearly(target.files(folder)),
    read: (path) => clearly(target.read(path)),
    write: (path, bytes, type) => clearly(target.write(path, bytes, type)),
    copy: (from, to, type) => clearly(target.copy(from, to, type)),
    close: () => target.close(),
  };
};
