import { devToolsSanitizers } from './devToolsSanitizers';

const { actionSanitizer, stateSanitizer } = devToolsSanitizers;

describe('what the DevTools see', () => {
  it('has no password and no token, wherever it stands', () => {
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

  it('has a word in the place of a file', () => {
    expect(actionSanitizer({ type: 'analyze', image: new Blob(['photo']) })).toEqual({
      type: 'analyze',
      image: '[Blob]',
    });
  });

  it('is the state as it is, otherwise', () => {
    const state = { search: { text: 'eggs', at: null, results: [{ id: 1 }] }, form: { password: 'saffron' } };
    expect(stateSanitizer(state)).toEqual({ ...state, form: { password: '•••' } });
  });
});
