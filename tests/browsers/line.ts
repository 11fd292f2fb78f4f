import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A TCP proxy between browser and server that can be cut. To every browser, a cut looks like a lost network. */
export const startLine = async (serverPort: number, linePort: number) => {
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const onward = connect(serverPort, 'localhost');
    for (const socket of [incoming, onward]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    }
    incoming.pipe(onward).pipe(incoming);
  });
  const mend = async () => {
    server.listen(linePort, 'localhost');
    await once(server, 'listening');
  };
  const cut = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  await mend();
  return { origin: `http://localhost:${linePort}`, mend, cut };
};
