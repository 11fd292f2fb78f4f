import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics';

const LOOPBACK = '127.0.0.1';

/** Serves the metrics on a port of this machine only. */
export const openMetricsServer = async (metrics: Pick<Metrics, 'text' | 'contentType'>, port: number) => {
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text().then((text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text));
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};
