import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { clientConfig } from '../../webpack.config';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

const PAGE = '<!doctype html><html lang="en"><head><title>Bare page</title></head><body><div id="root"></div></body>';

/** What can be built: the least page (`index.tsx`), or a list whose recipes open (`app.tsx`). */
type BareEntry = 'index' | 'app';

/** Builds a bare page as the client is built, into a folder. */
const buildInto = async (entry: BareEntry, path: string) => {
  const config = clientConfig({ mode: 'production' });
  const compiler = webpack({
    ...config,
    entry: { main: `./bench/barePage/${entry}.tsx` },
    output: { path, filename: '[name].js', publicPath: '/' },
    plugins: [
      new HtmlWebpackPlugin({ templateContent: PAGE, scriptLoading: 'defer' }),
      new CompressionPlugin({ filename: '[path][base].br', algorithm: 'brotliCompress', minRatio: Infinity }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure) return reject(failure);
      compiler.close(() => (stats?.hasErrors() ? reject(new Error(stats.toString('errors-only'))) : resolve()));
    });
  });
};

/** A bare page on a port that the system chooses, and the size of its script in KB of brotli. */
export const startBarePage = async (
  entry: BareEntry = 'index',
): Promise<{ url: string; scriptKb: number; close: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bare-'));
  await buildInto(entry, folder);
  const read = (name: string) => readFileSync(join(folder, `${name}.br`));
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    if (name !== 'index.html' && name !== 'main.js') return response.writeHead(404).end();
    const type = TYPES[name.split('.').at(-1)!]!;
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(read(name));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    scriptKb: read('main.js').length / 1024,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
