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
    ['LOGIN_FAILURES_PER_ACCOUNT', '0'],
    ['PASSWORD_MEMORY_KIB', '7'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Larder'],
    ['MAIL_FROM', 'Larder <larder@example.org>\nbcc: eve@evil.example'],
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

  it('never say what stands in the address of a mail server', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp//larder:secret@mail.example' })).toThrow(/^SMTP_URL: (?!.*secret)/);
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'Larder <larder@localhost>'],
    [{ PUBLIC_URL: 'https://kitchen.example:8443' }, 'Larder <larder@kitchen.example>'],
    [{ MAIL_FROM: 'Our kitchen <hello@example.org>' }, 'Our kitchen <hello@example.org>'],
    [{ MAIL_FROM: 'hello@example.org' }, 'hello@example.org'],
  ])('say with %j whom mail is from', (environment, from) => {
    expect(readConfig(environment).mail.from).toBe(from);
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
