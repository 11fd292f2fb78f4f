import { loggedError } from './loggedError';

describe('the logged part of an error', () => {
  it('is its place and message, without attached data', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.org) already exists.',
      client: { password: 'secret' },
    });
    const logged = loggedError(error);
    expect(logged).toEqual({ type: 'Error', message: 'duplicate key', code: '23505', stack: error.stack });
    expect(JSON.stringify(logged)).not.toMatch(/ada@|secret/);
  });

  it('includes its causes', () => {
    const error = new Error('outer', { cause: new TypeError('inner') });
    expect(loggedError(error)).toMatchObject({ message: 'outer', cause: { type: 'TypeError', message: 'inner' } });
  });

  it('is the thrown value when it is not an error', () => {
    expect(loggedError('no')).toEqual({ message: 'no' });
  });
});
