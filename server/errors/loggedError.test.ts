import { loggedError } from './loggedError';

describe('what the log keeps of an error', () => {
  it('is where it happened and why, and nothing that hangs on it', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.org) already exists.',
      client: { password: 'secret' },
    });
    const logged = loggedError(error);
    expect(logged).toEqual({ type: 'Error', message: 'duplicate key', code: '23505', stack: error.stack });
    expect(JSON.stringify(logged)).not.toMatch(/ada@|secret/);
  });

  it('goes on to what caused it', () => {
    const error = new Error('outer', { cause: new TypeError('inner') });
    expect(loggedError(error)).toMatchObject({ message: 'outer', cause: { type: 'TypeError', message: 'inner' } });
  });

  it('is what was thrown, where that is no error', () => {
    expect(loggedError('no')).toEqual({ message: 'no' });
  });
});
