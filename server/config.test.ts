import { readConfig } from './config';
import { ConfigError } from './errors/startFailure';

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

  it('use the given values, and treat an empty value as absent', () => {
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
    ['10.0.0.0/8, loopback, fd00::/8', '10.0.0.0/8, loopback, fd00::/8'],
  ])('understand TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '1e3'],
    ['PORT', '0x50'],
    ['PORT', '30.5'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.1, proxy'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['PUBLIC_URL', 'https://larder.example/kitchen'],
    ['PUBLIC_URL', 'https://larder.example/?a=b'],
    ['PUBLIC_URL', 'https://cook@larder.example'],
    ['PUBLIC_URL', 'larder'],
    ['PICTURES_URL', 'pictures'],
    ['PICTURES_URL', 'ftp://pictures.example'],
    ['PICTURES_URL', 'https://pictures.example/?a=b'],
    ['PICTURES_URL', 'https://cook@pictures.example/larder'],
    ['PICTURES_URL', 'https://pictures.example/;script-src'],
    ['DEV_TOOLS', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['ANALYZE_PER_MINUTE', '0'],
    ['LOGIN_FAILURES_PER_ACCOUNT', '0'],
    ['PASSWORD_MEMORY_KIB', '7'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Larder'],
    ['MAIL_FROM', 'Larder <larder@example.org>\nbcc: eve@evil.example'],
    ['CONTACT_ADDRESS', 'the person at the door'],
    ['CONTACT_ADDRESS', 'javascript:alert(1)'],
    ['CONTACT_ADDRESS', 'help@example.org?subject=Larder&bcc=eve@evil.example'],
    ['AI_PROVIDER', 'skynet'],
    ['AI_BASE_URL', 'localhost:11434'],
    ['AI_WAIT_MS', '0'],
    ['AI_TIMEOUT_MS', '60000'],
    ['AI_INPUT_PRICE', 'cheap'],
  ])('name the variable when %s is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('say which numbers a variable takes', () => {
    expect(() => readConfig({ PORT: '70000' })).toThrow('PORT: must be a whole number from 0 to 65535');
    expect(() => readConfig({ AI_WAIT_MS: '60000' })).toThrow(
      'AI_WAIT_MS: must be a whole number of milliseconds from 100 to 55000',
    );
    expect(() => readConfig({ AI_TIMEOUT_MS: '1.5' })).toThrow('from 100 to 58000');
    expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT: must be another port than PORT');
    expect(readConfig({ METRICS_PORT: '0', PORT: '0' }).metrics).toEqual({ port: 0 });
    expect(() => readConfig({ AI_INPUT_PRICE: '-1' })).toThrow('AI_INPUT_PRICE: must be a number from 0 to 100000');
  });

  it.each([
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['ALLOWED_HOST', 'ALLOWED_HOSTS'],
    ['ALOWED_HOSTS', 'ALLOWED_HOSTS'],
    ['GUEST_RECIPES_DAYS', 'GUEST_RECIPE_DAYS'],
  ])('name the variable that %s may mean', (wrong, right) => {
    expect(() => readConfig({ [wrong]: '1' })).toThrow(`${wrong}: there is no such setting. Do you mean ${right}?`);
  });

  it('do not mind variables of other programs', () => {
    for (const name of ['HOSTNAME', 'PORTS', 'HOME', 'npm_config_user_agent', 'DATABASE', 'VISION'])
      expect(readConfig({ [name]: 'x' }).port).toBe(3_000);
  });

  it.each<[string[], Record<string, string>, string, boolean]>([
    [[], {}, '127.0.0.1', false],
    [['--lan'], {}, '0.0.0.0', true],
    [['--lan'], { HOST: '192.168.1.20' }, '192.168.1.20', true],
    [[], { HOST: '0.0.0.0' }, '0.0.0.0', false],
  ])('listen with %j and %j on %s', (words, environment, host, isLan) => {
    expect(readConfig(environment, '/srv', words)).toMatchObject({ host, isLan });
  });

  it('read other host names of the server, with or without ports and brackets', () => {
    const names = (ALLOWED_HOSTS: string) => readConfig({ ALLOWED_HOSTS }).allowedHosts;
    expect(names(' WWW.Larder.example., kitchen.lan:3000,,fd00::9, [fd00::A]:80,10.0.0.9')).toEqual([
      ...['www.larder.example', 'kitchen.lan', 'fd00::9', 'fd00::a', '10.0.0.9'],
    ]);
    expect(readConfig({}).allowedHosts).toEqual([]);
    for (const wrong of ['https://larder.example', '*.larder.example', 'a b', 'larder.example/x'])
      expect(() => names(wrong)).toThrow('ALLOWED_HOSTS: must be host names separated by commas');
  });

  it('never print the address of a mail server', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp//larder:secret@mail.example' })).toThrow(/^SMTP_URL: (?!.*secret)/);
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'Larder <larder@localhost>'],
    [{ PUBLIC_URL: 'https://kitchen.example:8443' }, 'Larder <larder@kitchen.example>'],
    [{ MAIL_FROM: 'Our kitchen <hello@example.org>' }, 'Our kitchen <hello@example.org>'],
    [{ MAIL_FROM: 'hello@example.org' }, 'hello@example.org'],
  ])('with %j send mail from %s', (environment, from) => {
    expect(readConfig(environment).mail.from).toBe(from);
  });

  it.each([
    ['help@example.org', 'mailto:help@example.org'],
    [' mailto:help@example.org ', 'mailto:help@example.org'],
    ['https://example.org/help?about=larder', 'https://example.org/help?about=larder'],
  ])('make a link of the contact %s', (given, link) => {
    expect(readConfig({ CONTACT_ADDRESS: given }).contact).toBe(link);
  });

  it('name an unknown word', () => {
    expect(() => readConfig({}, '/srv', ['--lann'])).toThrow(/^--lann: is not understood/);
  });

  it('accept Postgres by its address, and no other database', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://db/larder' })).toThrow(/DATABASE_URL: must be an address such as/);
    expect(() => readConfig({ DATABASE_URL: 'larder.db' })).toThrow(ConfigError);
    expect(readConfig({ DATABASE_URL: 'postgres://cook@db/larder' }).databaseUrl).toBe('postgres://cook@db/larder');
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ AI_MODEL: 'qwen3:8b' }, /^AI_PROVIDER: must be set beside AI_MODEL/],
    [{ AI_API_KEY: 'sk-secret' }, /^AI_PROVIDER: (?!.*secret)/],
    [{ AI_PROVIDER: 'openai' }, /^AI_MODEL: /],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3:8b' }, /^AI_BASE_URL: /],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-haiku-4-5' }, /^AI_API_KEY: /],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'gemini-3-flash', AI_API_KEY: 'a key' }, /^AI_API_KEY: (?!.*a key)/],
  ])('name what is missing for a model in %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('traces nothing unless a collector is named, and every request unless a share is', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318';
    expect(readConfig({ OTEL_TRACES_SAMPLER_ARG: '0.5' }).traces).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
      endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
      service: 'larder',
      share: 1,
    });
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '.25' }).traces?.share).toBe(0.25);
    expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
      'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1',
    );
  });

  it('leaves changes of the schema to the operator who wants that, and reads the key from where it is kept', () => {
    expect(readConfig({})).toMatchObject({ migratesAtStart: true });
    expect(readConfig({}).secondFactorKeyFile).toBeUndefined();
    const config = readConfig({ MIGRATE_AT_START: '0', SECOND_FACTOR_KEY_FILE: 'keys/own.key' }, '/larder');
    expect(config).toMatchObject({ migratesAtStart: false, secondFactorKeyFile: '/larder/keys/own.key' });
  });

  it('have no model unless one is named', () => {
    expect(readConfig({}).ai).toBeUndefined();
  });

  it('use the model for photos too unless another is named', () => {
    const environment = {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: 'http://localhost:11434/v1/',
      AI_MODEL: 'qwen3:8b',
      AI_OUTPUT_PRICE: '0.4',
    };
    const { ai, aiWaitMs } = readConfig(environment);
    expect(aiWaitMs).toBe(20_000);
    expect(ai).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://localhost:11434/v1',
      model: 'qwen3:8b',
      visionModel: 'qwen3:8b',
      timeoutMs: 55_000,
      recipeForm: 'full',
      isSchemaInWords: false,
      price: { input: 0, output: 0.4 },
    });
    expect(readConfig({ ...environment, AI_VISION_MODEL: 'gemma3:12b' }).ai?.visionModel).toBe('gemma3:12b');
  });
});
