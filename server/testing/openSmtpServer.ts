import { createServer, type Socket } from 'node:net';

export interface Delivery {
  from: string;
  to: string[];
  /** The received message, with leading dots unescaped. */
  message: string;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
}

interface SmtpBehaviour {
  /** The replies to RCPT TO, in turn; 250 afterwards. */
  recipientAnswers?: string[];
  login?: { user: string; password: string };
  /** The address it listens at. */
  host?: string;
}

/** What a server remembers of all its connections. */
interface Mailroom {
  /** The replies to RCPT TO that are left. */
  answers: string[];
  login: SmtpBehaviour['login'];
  deliveries: Delivery[];
  commands: string[];
}

const mayEnter = (line: string, login: SmtpBehaviour['login']): boolean => {
  const [, user, password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
    .toString()
    .split('\0');
  return user === login?.user && password === login?.password;
};

/** Talks to one client. */
const converse = (socket: Socket, { answers, login, deliveries, commands }: Mailroom): void => {
  let pending = '';
  let envelope: Delivery = { from: '', to: [], message: '', at: 0 };
  let isReadingData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  const obey = (line: string) => {
    commands.push(line);
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') return say(login ? '250-larder.test\r\n250 AUTH PLAIN' : '250 larder.test');
    if (verb === 'AUTH') return say(mayEnter(line, login) ? '235 Welcome' : '535 Wrong');
    if (verb === 'MAIL') envelope = { from: address, to: [], message: '', at: 0 };
    if (verb === 'RCPT') {
      const answer = answers.shift() ?? '250 OK';
      if (answer.startsWith('2')) envelope.to.push(address);
      return say(answer);
    }
    if (verb === 'DATA') {
      isReadingData = true;
      return say('354 Go ahead');
    }
    if (verb === 'QUIT') {
      say('221 Bye');
      return socket.end();
    }
    return say('250 OK');
  };

  say('220 larder.test ESMTP');
  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1');
    for (;;) {
      const end = isReadingData ? '\r\n.\r\n' : '\r\n';
      const at = pending.indexOf(end);
      if (at < 0) return;
      const text = pending.slice(0, at);
      pending = pending.slice(at + end.length);
      if (!isReadingData) {
        obey(text);
        continue;
      }
      isReadingData = false;
      deliveries.push({ ...envelope, message: text.replace(/^\.\./gm, '.'), at: Date.now() });
      say('250 Queued');
    }
  });
};

/** A mail server that speaks the part of SMTP (RFC 5321) that a client without TLS needs. */
export const openSmtpServer = async ({ recipientAnswers = [], login, host = '127.0.0.1' }: SmtpBehaviour = {}) => {
  const room: Mailroom = { answers: [...recipientAnswers], login, deliveries: [], commands: [] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => sockets.delete(socket));
    converse(socket, room);
  });

  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    deliveries: room.deliveries,
    /** Every line from a client outside of messages. */
    commands: room.commands,
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
