import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A connection to a server that can be cut and mended. */
export interface Gate {
  /** The address to use instead of the server's. */
  through: (address: URL) => Promise<URL>;
  /** Breaks all connections and refuses new ones. */
  cut: () => Promise<void>;
  /** Lets connections through again. */
  mend: () => Promise<void>;
  /** Keeps back all answers on the connections that are open now, as a router does that has forgotten them. */
  hold: () => void;
  /** What the last connection sent first. */
  opening: () => string;
}

/** A relay on loopback: what the network between a server and its database does when it fails. */
export const createGate = (): Gate => {
  const open = new Set<Socket>();
  let target: URL | undefined;
  let port = 0;
  let opening = '';
  const server = createServer((near) => {
    const far = connect(Number(target!.port), target!.hostname);
    near.once('data', (bytes: Buffer) => {
      opening = bytes.toString('latin1');
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
  const mend = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  return {
    async through(address) {
      target = address;
      await mend();
      const own = new URL(address.href);
      own.hostname = '127.0.0.1';
      own.port = String(port);
      return own;
    },
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend,
    hold() {
      for (const socket of open) socket.unpipe();
    },
    opening: () => opening,
  };
};
