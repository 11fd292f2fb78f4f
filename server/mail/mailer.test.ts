import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSmtpServer } from '../testing/openSmtpServer';
import { readMail } from '../testing/readMail';
import { resetMail } from './accountMails';
import { createFileMailer, createSmtpMailer, MailError } from './mailer';

const FROM = 'Larder <larder@example.org>';
const TOKEN = 'Q'.repeat(43);
const MAIL = resetMail({ uid: 'ada', to: 'ada@example.org', language: 'fr', base: 'https://larder.example' }, TOKEN);

const expectToBeTheMail = (message: string) => {
  const { headers, text, html } = readMail(message);
  expect(headers).toMatchObject({
    from: FROM,
    to: 'ada@example.org',
    subject: 'Choisissez un nouveau mot de passe pour Larder',
    'content-language': 'fr',
    'auto-submitted': 'auto-generated',
    'message-id': expect.stringMatching(/@example\.org>$/),
  });
  expect(text.replace(/\r\n/g, '\n').trim()).toBe(MAIL.text.trim());
  expect(html.replace(/\r\n/g, '\n').trim()).toBe(MAIL.html);
};

const servers: Awaited<ReturnType<typeof openSmtpServer>>[] = [];
const serve = async (behaviour?: Parameters<typeof openSmtpServer>[0]) => {
  const server = await openSmtpServer(behaviour);
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

describe('mail to a mail server', () => {
  it('arrives as it was written, in both forms', async () => {
    const smtp = await serve({ login: { user: 'larder', password: 'p@ss/word' } });
    const url = `smtp://larder:${encodeURIComponent('p@ss/word')}@127.0.0.1:${smtp.port}`;
    await createSmtpMailer({ url, from: FROM }).send(MAIL);
    expect(smtp.deliveries).toMatchObject([{ from: 'larder@example.org', to: ['ada@example.org'] }]);
    expectToBeTheMail(smtp.deliveries[0]!.message);
  });

  it('is composed and not sent in a rehearsal', async () => {
    const smtp = await serve();
    await createSmtpMailer({ url: `smtp://127.0.0.1:${smtp.port}`, from: FROM }).rehearse!(MAIL);
    expect(smtp.deliveries).toEqual([]);
  });

  it('is sent again when the server asks for a retry', async () => {
    const smtp = await serve({ recipientAnswers: ['451 Later', '421 Busy'] });
    await createSmtpMailer({ url: `smtp://127.0.0.1:${smtp.port}`, from: FROM, pauses: [1, 1] }).send(MAIL);
    expect(smtp.deliveries).toHaveLength(1);
  });

  it('is not retried after a permanent rejection, and the reason contains no address', async () => {
    const smtp = await serve({ recipientAnswers: ['550 <ada@example.org> unknown', '250 OK'] });
    const failure = createSmtpMailer({ url: `smtp://127.0.0.1:${smtp.port}`, from: FROM, pauses: [1, 1] }).send(MAIL);
    await expect(failure).rejects.toThrow(MailError);
    await expect(failure).rejects.toThrow(/^EENVELOPE 550 RCPT TO$/);
    expect(smtp.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
  });

  it('to an unreachable server fails after its retries', async () => {
    const smtp = await serve();
    await smtp.close();
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${smtp.port}`, from: FROM, pauses: [1, 1] });
    await expect(mailer.send(MAIL)).rejects.toThrow(/^ESOCKET|^ECONN/);
  });

  it('cannot be given another recipient through its text', async () => {
    const smtp = await serve();
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${smtp.port}`, from: FROM, pauses: [] });
    await mailer
      .send({ ...MAIL, to: 'ada@example.org, eve@evil.example\r\nbcc: eve@evil.example' })
      .catch(() => undefined);
    const recipients = smtp.commands.filter((line) => line.startsWith('RCPT'));
    for (const line of recipients) expect(line).not.toMatch(/<eve@evil/);
    for (const { message } of smtp.deliveries) expect(message).not.toMatch(/^bcc:/im);
  });
});

describe('mail without a mail server', () => {
  it('leaves no file after a rehearsal', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-mail-'));
    await createFileMailer({ from: FROM, outbox: folder, written: () => undefined }).rehearse!(MAIL);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('is a separate file that only we can read, and its name reveals nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-mail-'));
    const outbox = join(folder, 'outbox');
    const written: string[] = [];
    const mailer = createFileMailer({ from: FROM, outbox, written: (file) => written.push(file) });
    await Promise.all([mailer.send(MAIL), mailer.send(MAIL)]);
    expect(
      readdirSync(outbox)
        .map((name) => join(outbox, name))
        .sort(),
    ).toEqual([...written].sort());
    for (const file of written) {
      expect(file).toMatch(/outbox\/[\dTZ-]+-[0-9a-f]{16}-[0-9a-f]{8}\.eml$/);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expectToBeTheMail(readFileSync(file, 'latin1'));
    }
    rmSync(folder, { recursive: true });
  });
});
