import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { clientConfig } from '../webpack.config';

/** The client with hot reload; API calls are proxied to API_PORT. */
const port = Number(process.env.PORT ?? 3000);
const target = `http://127.0.0.1:${process.env.API_PORT ?? port + 1}`;
const config = clientConfig({ mode: 'development', hasRefresh: true });
config.plugins?.push(new ReactRefreshPlugin({ overlay: false }));

const server = new WebpackDevServer(
  {
    port,
    host: '127.0.0.1',
    hot: true,
    historyApiFallback: true,
    client: { overlay: { warnings: false, errors: true, runtimeErrors: false } },
    proxy: [{ context: ['/api', '/pictures'], target, changeOrigin: false }],
  },
  webpack(config),
);
server.start().then(() => console.log(`Larder, in development: http://localhost:${port}`));
