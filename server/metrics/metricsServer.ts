import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../errors/startFailure';
import type { Metrics } from './metrics';

const LOOPBACK = '127.0.0.1';

/** What the operator reads when the port cannot be used; the main port has a different sentence. */
const refusalOf = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new ConfigError(`METRICS_PORT: ${port} is in use. Set METRICS_PORT to another number.`);
  if (error.code === 'EACCES')
    return new ConfigError(`METRICS_PORT: this user may not listen on ${port}. Set it to a number above 1023.`);
  return error;
};

/**
 * Serves the metrics on a port of this machine only.
 * @param knowsHost whether a Host header means this server; others are refused, because a website that gives its own
 * name the address of this machine could read the metrics in a browser that runs here
 * @throws ConfigError when the port cannot be used
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
    void metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw refusalOf(error, port);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};
