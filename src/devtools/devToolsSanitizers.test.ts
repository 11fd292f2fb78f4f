import { devToolsSanitizers } from './devToolsSanitizers';

const { actionSanitizer, stateSanitizer } = devToolsSanitizers;

describe('what the DevTools see', () => {
  it('has no password and no token at any depth', () => {
    const action = {
      type: 'api/executeMutation/pending',
      meta: {
        arg: {
          endpointName: 'updatePassword',
          originalArgs: { currentPassword: 'saffron', newPassword: 'paprika', list: [{ token: 'abc' }] },
        },
      },
    };
    const seen = JSON.stringify(actionSanitizer(action));
    expect(seen).not.toMatch(/saffron|paprika|abc/);
    expect(seen).toContain('updatePassword');
    expect(action.meta.arg.originalArgs.newPassword).toBe('paprika');
  });

  it.each<[string, unknown]>([
    ['a cache key', 'register({"email":"a@b.example","password":"saf\\"fron","token":"abc"})'],
    ['a key of the state', { 'login({"password":"saffron"})': { status: 'pending' } }],
    ['an address', '/reset-password?lang=fr&token=saffron#top'],
    [
      'a form',
      Object.entries({ password: 'saffron' }).reduce((form, [k, v]) => (form.append(k, v), form), new FormData()),
    ],
    ['a field with its own fields', { newPassword: { value: 'saffron', isTouched: true } }],
    ['a list', { tokens: ['saffron', 1234] }],
    ['a one-time code', { oneTimeCode: 'saffron', recoveryCodes: ['abc'], secretAddress: '1234' }],
    ['a header', { Authorization: 'Bearer saffron' }],
  ])('has no secret in %s', (_name, payload) => {
    const seen = JSON.stringify(actionSanitizer({ type: 'x', payload }));
    expect(seen).not.toMatch(/saf|fron|abc|1234/);
    expect(seen).toContain('•••');
  });

  it('keeps what is not a secret next to one', () => {
    const payload = { url: '/reset-password?lang=fr&token=abc', hasPassword: true, key: 'f({"email":"a@b.example"})' };
    expect(actionSanitizer({ type: 'x', payload }).payload).toEqual({
      ...payload,
      url: '/reset-password?lang=fr&token=•••',
    });
  });

  it('has a word in place of a file', () => {
    expect(actionSanitizer({ type: 'analyze', image: new Blob(['photo']) })).toEqual({
      type: 'analyze',
      image: '[Blob]',
    });
  });

  it('is otherwise the state itself', () => {
    const state = { search: { text: 'eggs', at: null, results: [{ id: 1 }] }, form: { password: 'saffron' } };
    expect(stateSanitizer(state)).toEqual({ ...state, form: { password: '•••' } });
  });
});
