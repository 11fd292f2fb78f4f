import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 80;

/** Cuts a document after each of its pictures, as a slow line may. */
const piecesOf = (html: string): string[] => html.split(/(?<=<img\b[^>]*>)/);

const sendInPieces = async (response: ServerResponse, html: string) => {
  for (const piece of piecesOf(html)) {
    response.write(piece);
    await sleep(PAUSE_MS);
  }
  response.end();
};

/** Serves another server's pages, the documents in pieces. Returns its address and an end. */
export const serveInPieces = async (origin: string) => {
  const server = createServer((request, response) => {
    const answer = async () => {
      const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = request.headers;
      const from = await fetch(new URL(request.url ?? '/', origin), { headers: headers as Record<string, string> });
      const type = from.headers.get('content-type') ?? '';
      response.writeHead(from.status, { 'content-type': type });
      if (type.includes('text/html')) await sendInPieces(response, await from.text());
      else response.end(Buffer.from(await from.arrayBuffer()));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
