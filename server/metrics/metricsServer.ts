import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics';

const LOOPBACK = '127.0.0.1';

/**
 * Serves the metrics on a port of this machine only.
 * @param knowsHost whether a Host header means this server; others are refused, because a website that gives its own
 * name the address of this machine could read the metrics in a browser that runs here
 */
export const openMetricsServer = async (
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  port: number,
  knowsHost: (header: string) => boolean,
) => {
  const server = createServer(({ method, url, headers: { host } }, response) => {
    if (host !== undefined && !knowsHost(host)) {
      response.writeHead(421).end();
      return;
    }
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
