import { ConfigError, readConfig } from './config';

describe('the settings', () => {
  it('need nothing in the environment', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      hasDevTools: false,
      trustProxy: 0,
      logLevel: 'info',
    });
  });

  it('read what is there, and take an empty value as absent', () => {
    const config = readConfig({ PORT: '8080', PUBLIC_URL: 'https://larder.example/', DEV_TOOLS: '1', HOST: '' });
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: 'https://larder.example',
      hasDevTools: true,
      host: '127.0.0.1',
    });
  });

  it.each([
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['false', 0],
    ['10.0.0.1', '10.0.0.1'],
  ])('understand TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'larder'],
    ['DEV_TOOLS', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['ANALYZE_PER_MINUTE', '0'],
  ])('name the variable when %s is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it.each<[string[], Record<string, string>, string, boolean]>([
    [[], {}, '127.0.0.1', false],
    [['--lan'], {}, '0.0.0.0', true],
    [['--lan'], { HOST: '192.168.1.20' }, '192.168.1.20', true],
    [[], { HOST: '0.0.0.0' }, '0.0.0.0', false],
  ])('listen with %j and %j on %s', (words, environment, host, isLan) => {
    expect(readConfig(environment, '/srv', words)).toMatchObject({ host, isLan });
  });

  it('name a word that they do not know', () => {
    expect(() => readConfig({}, '/srv', ['--lann'])).toThrow(/^--lann: is not understood/);
  });

  it('take Postgres by its address, and no other', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://db/larder' })).toThrow(/DATABASE_URL: must be an address such as/);
    expect(() => readConfig({ DATABASE_URL: 'larder.db' })).toThrow(ConfigError);
    expect(readConfig({ DATABASE_URL: 'postgres://cook@db/larder' }).databaseUrl).toBe('postgres://cook@db/larder');
  });
});
