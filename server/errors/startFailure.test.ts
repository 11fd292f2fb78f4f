import { ConfigError, startFailure } from './startFailure';

const failed = (code: string) => Object.assign(new Error(`listen ${code}: stack and all`), { code });

describe('a start that fails', () => {
  it.each([
    ['EADDRINUSE', 'PORT: 80 is in use. Set PORT to another number.'],
    ['EACCES', 'PORT: this user may not listen on 80. Set PORT to a number above 1023.'],
    ['ENOTFOUND', 'HOST: kitchen is not an address of this computer. Use 127.0.0.1, or 0.0.0.0 for every network.'],
    ['EAI_AGAIN', 'HOST: kitchen is not an address of this computer. Use 127.0.0.1, or 0.0.0.0 for every network.'],
    ['EADDRNOTAVAIL', 'HOST: kitchen is not an address of this computer. Use 127.0.0.1, or 0.0.0.0 for every network.'],
  ])('with %s says what to do in one sentence', (code, sentence) => {
    expect(startFailure(failed(code), { PORT: '80', HOST: 'kitchen' })).toBe(sentence);
  });

  it('because of a setting says what is wrong with it', () => {
    expect(startFailure(new ConfigError('PORT: no'), {})).toBe('PORT: no');
  });

  it('because of a bug of ours shows where it happened', () => {
    const error = new Error('a fault of ours');
    expect(startFailure(error, {})).toBe(error.stack);
  });
});
