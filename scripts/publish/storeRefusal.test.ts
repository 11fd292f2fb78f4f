import { ConfigError } from '../../server/errors/startFailure';
import type { PictureTarget } from './pictureTarget';
import { withClearRefusals } from './storeRefusal';

/** A target whose methods are those of a class; each fails with the same error. */
class FailingTarget implements PictureTarget {
  isClosed = false;
  constructor(private readonly failure: Error) {}
  get name() {
    return 'shelf';
  }
  folders() {
    return Promise.reject<string[]>(this.failure);
  }
  files() {
    return Promise.reject<Set<string>>(this.failure);
  }
  read() {
    return Promise.reject<undefined>(this.failure);
  }
  write() {
    return Promise.reject<undefined>(this.failure);
  }
  copy() {
    return Promise.reject<undefined>(this.failure);
  }
  close() {
    this.isClosed = true;
  }
}

it('names the reason that another error caused', async () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const target = withClearRefusals(new FailingTarget(new Error('no answer', { cause })));
  await expect(target.folders()).rejects.toThrow(
    new ConfigError('shelf: nothing answers there; correct AWS_ENDPOINT_URL_S3 (ECONNREFUSED)'),
  );
});

it('leaves an error as it is when its causes lead back to it', async () => {
  const failure = new Error('one');
  failure.cause = new Error('other', { cause: failure });
  await expect(withClearRefusals(new FailingTarget(failure)).read('x')).rejects.toBe(failure);
});

it('has the name of a target that is an object of a class, and closes it', () => {
  const failing = new FailingTarget(new Error('any'));
  const target = withClearRefusals(failing);
  expect(target.name).toBe('shelf');
  target.close();
  expect(failing.isClosed).toBe(true);
});
