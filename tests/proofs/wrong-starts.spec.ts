import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ownServer } from './ownServer';
import { ranFor, ROOT, writeReport } from './report';

const PORT = Number(process.env.JOURNEY_PORT ?? 3190) + 5;
const PATIENCE_MS = 60_000;

interface WrongStart {
  name: string;
  environment?: Record<string, string>;
  /** Makes the folder of the data wrong. */
  spoil?: (dataDir: string) => void;
  /** What the sentence has to name. */
  names: RegExp;
}

const setting = (name: string, value: string, names = new RegExp(name)): WrongStart => ({
  name: `${name}=${value}`,
  environment: { [name]: value },
  names,
});

const WRONG: readonly WrongStart[] = [
  setting('TRUST_PROXY', 'yes'),
  setting('HOST', 'no such host'),
  setting('HOST', 'kitchen.invalid'),
  setting('PORT', 'eighty'),
  setting('PORT', '70000'),
  setting('PORT', '-1'),
  setting('PUBLIC_URL', 'https://larder.example/app'),
  setting('PUBLIC_URL', 'larder.example'),
  setting('LOG_LEVEL', 'loud'),
  setting('DEV_TOOLS', 'perhaps'),
  setting('ANALYZE_PER_MINUTE', '0x10'),
  setting('WRITES_PER_HOUR', '-5'),
  setting('GUEST_RECIPE_DAYS', '1e400'),
  setting('PUBLIK_URL', 'https://larder.example', /PUBLIC_URL/),
  setting('SMTP_URL', 'mail.example'),
  setting('AI_PROVIDER', 'oracle'),
  setting('AI_TIMEOUT_MS', '99999999'),
  setting('METRICS_TOKEN', 'short'),
  setting('SECOND_FACTOR_KEY_FILE', '/nowhere/key'),
  setting('DATABASE_URL', 'mysql://db.example/larder'),
  setting('DATABASE_URL', 'postgres://larder@127.0.0.1:1/larder', /DATABASE_URL|127\.0\.0\.1/),
  setting('VISION_MODEL', 'huge'),
  {
    name: 'DATA_DIR is a file',
    spoil: (dataDir) => {
      rmSync(dataDir, { recursive: true });
      writeFileSync(dataDir, '');
    },
    names: /DATA_DIR/,
  },
  {
    name: 'the database is damaged',
    spoil: (dataDir) => writeFileSync(join(dataDir, 'larder.db'), 'This is no database. '.repeat(500)),
    names: /larder\.db/,
  },
  {
    name: 'the database is a folder',
    spoil: (dataDir) => mkdirSync(join(dataDir, 'larder.db')),
    names: /larder\.db|DATA_DIR/,
  },
];

/** What is found in the folder of the data under the name of the key of two-step sign-in. */
const KEYS: readonly WrongStart[] = [
  {
    name: 'the key of two-step sign-in is damaged',
    spoil: (dataDir) => writeFileSync(join(dataDir, 'second-factor.key'), 'no key'),
    names: /second-factor\.key/,
  },
  {
    name: 'the key of two-step sign-in is a folder',
    spoil: (dataDir) => mkdirSync(join(dataDir, 'second-factor.key')),
    names: /second-factor\.key/,
  },
];

/** Root may write everywhere, so that only another user sees this one fail. */
const READ_ONLY: WrongStart = {
  name: 'DATA_DIR is read-only',
  spoil: (dataDir) => chmodSync(dataDir, 0o500),
  names: /DATA_DIR/,
};

/** Starts the server and waits for its end. */
const startWith = async ({ environment, spoil }: WrongStart) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-wrong-'));
  spoil?.(dataDir);
  const server = spawn(process.execPath, ['build/server/index.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment },
  });
  let text = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const patience = setTimeout(() => server.kill('SIGKILL'), PATIENCE_MS);
  const [code] = (await once(server, 'close')) as [number | null];
  clearTimeout(patience);
  rmSync(dataDir, { recursive: true, force: true });
  return { code, text };
};

/** What is wrong with how a start ended; undefined: nothing. */
const faultOf = ({ names }: WrongStart, { code, text }: Awaited<ReturnType<typeof startWith>>): string | undefined => {
  if (code !== 1) return `exit code ${code}`;
  if (/^ {4}at /m.test(text)) return 'a stack trace';
  if (!names.test(text)) return 'does not name what is wrong';
  return undefined;
};

const sentenceOf = (text: string): string =>
  text.replace(/^Larder cannot start\.\s*/, '').replace(/\s+/g, ' ').replaceAll(tmpdir(), '…').replaceAll('|', '\\|').trim(); // prettier-ignore

test('a wrong start ends with one sentence that names what is wrong', async () => {
  const begunAt = Date.now();
  const rows: string[] = [];
  const faults: string[] = [];
  const note = (name: string, ended: Awaited<ReturnType<typeof startWith>>, fault: string | undefined) => {
    rows.push(`| ${name.replaceAll('|', '\\|')} | ${ended.code} | ${sentenceOf(ended.text)} |`);
    if (fault !== undefined) faults.push(`${name}: ${fault}`);
  };
  const tried = process.getuid?.() === 0 ? [...WRONG, ...KEYS] : [...WRONG, ...KEYS, READ_ONLY];
  for (const wrong of tried) {
    const ended = await startWith(wrong);
    note(wrong.name, ended, faultOf(wrong, ended));
  }

  const taken = createServer().listen(PORT, '127.0.0.1');
  await once(taken, 'listening');
  const busy: WrongStart = { name: 'the port is taken', names: new RegExp(String(PORT)) };
  const ended = await startWith(busy);
  note(busy.name, ended, faultOf(busy, ended));
  taken.close();

  const first = await ownServer(PORT + 1);
  const second: WrongStart = {
    name: 'another server has the same DATA_DIR',
    environment: { DATA_DIR: first.dataDir },
    names: /DATA_DIR|same/,
  };
  const refused = await startWith(second);
  note(second.name, refused, faultOf(second, refused));
  await first.remove();

  writeReport('wrong-starts', 'Wrong starts', [
    '`npm run prove -- wrong-starts`: the built server is started with one thing wrong at a time. Each start has to end with exit code 1 and a sentence that names what is wrong, without a stack trace. A folder that is read-only is tried only by a user who is not root.',
    '',
    ranFor(begunAt),
    `- starts: ${rows.length}; faults: ${faults.length}`,
    '',
    '| what is wrong | exit code | what is said |',
    '|---|---|---|',
    ...rows,
    ...faults.map((fault) => `\n- FAULT ${fault}`),
  ]);
  expect(faults).toEqual([]);
});
