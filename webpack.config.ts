import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { wordParts } from './scripts/firstWords';
import { fontFile } from './scripts/fontFile';

const root = __dirname;
const load = createRequire(join(root, 'package.json'));

interface ClientOptions {
  mode: 'production' | 'development';
  /** Hot reload, in development only. */
  hasRefresh?: boolean;
}

/** The two faces that every page shows. */
const FIRST_FACES = /(?:figtree-latin-wght|young-serif-latin-400)-normal\.[0-9a-f]+\.woff2$/;

/**
 * Completes the tags of the page. A script gets the placeholder of the content-security nonce; the server puts the
 * real one there per request. The fonts are preloaded, because a page that the client draws would ask for them only
 * with its first paint, and then be read in a fallback face (see `src/app/look/fonts.ts`).
 */
const pageTags = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('page tags', (compilation) => {
      const { alterAssetTags, alterAssetTagGroups } = HtmlWebpackPlugin.getCompilationHooks(compilation);
      alterAssetTags.tap('nonce', (data) => {
        for (const tag of data.assetTags.scripts) tag.attributes.nonce = '__CSP_NONCE__';
        return data;
      });
      alterAssetTagGroups.tap('fonts', (data) => {
        const faces = compilation.getAssets().filter(({ name }) => FIRST_FACES.test(name));
        const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous' };
        const tags = faces.map(({ name }) => ({ ...attributes, href: `${data.publicPath}${name}` }));
        data.headTags.unshift(...tags.map((one) => HtmlWebpackPlugin.createHtmlTagObject('link', one)));
        return data;
      });
    });
  },
};

/**
 * Lets V8 compile all functions of the entry while it arrives, away from the main thread: nearly all of them are called
 * at the start, and compiled one by one they take half of the time of its tasks. Other engines read a comment.
 */
const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  entryOnly: true,
  // After the minifier, which drops comments, and before the names of the files are computed from their content.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Emits the files of public/ as they are. */
const publicFiles = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('public', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'public', stage }, () => {
        for (const file of readdirSync(join(root, 'public')))
          compilation.emitAsset(file, new webpack.sources.RawSource(readFileSync(join(root, 'public', file))));
      });
    });
  },
};

/** TypeScript by swc, fonts as files, translations compiled to ASTs. */
const moduleRules = ({ mode, hasRefresh = false }: ClientOptions): webpack.RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', development: mode === 'development', refresh: hasRefresh },
          reactCompiler: true,
        },
      },
    },
  },
  ...(mode === 'production'
    ? [
        {
          test: [/messages\.ts$/, /[/\\]src[/\\]i18n[/\\][^/\\]+\.ts$/],
          enforce: 'post' as const,
          loader: join(root, 'scripts/stripMessageTextsLoader.cjs'),
        },
      ]
    : []),
  {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: ({ filename = '' }: { filename?: string }) => fontFile(join(root, filename)) },
  },
  {
    test: /\.json$/,
    include: join(root, 'translations'),
    type: 'json',
    loader: join(root, 'scripts/icuCatalogueLoader.cjs'),
    // In development a message may move to the first screen while the server runs.
    options: { parts: mode === 'production' ? wordParts(root) : undefined },
  },
];

/** Where imports lead: the aliases of tsconfig, and react-intl without its message parser. */
const resolution: webpack.ResolveOptions = {
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  alias: {
    '@contracts': join(root, 'contracts'),
    '@kitchen': join(root, 'kitchen'),
    '@': join(root, 'src'),
    '@formatjs/icu-messageformat-parser$': load
      .resolve('@formatjs/icu-messageformat-parser')
      .replace(/index\.[a-z]+$/, 'no-parser.js'),
  },
};

const COMPRESSED = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Offline recipes in one language, or their facts. */
const CORPUS = /[/\\]corpus-[^/\\]+\.json$/;

/**
 * Brotli of all files that are text. The offline recipes take the second best quality: the best one would make them a
 * fiftieth smaller, in more time than all other files together.
 */
const brotli = () =>
  [
    { include: CORPUS, quality: constants.BROTLI_MAX_QUALITY - 1 },
    { exclude: CORPUS, quality: constants.BROTLI_MAX_QUALITY },
  ].map(
    ({ quality, ...files }) =>
      new CompressionPlugin<BrotliOptions>({
        filename: '[path][base].br',
        algorithm: 'brotliCompress',
        compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
        test: COMPRESSED,
        minRatio: 1,
        ...files,
      }),
  );

export const clientConfig = ({ mode, hasRefresh = false }: ClientOptions): Configuration => {
  const isProduction = mode === 'production';
  return {
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    entry: { main: './src/index.tsx' },
    output: {
      path: join(root, 'build/client'),
      publicPath: '/',
      clean: true,
      filename: isProduction ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
    },
    resolve: resolution,
    module: { rules: moduleRules({ mode, hasRefresh }) },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, mangle: true },
        }),
      ],
      moduleIds: 'deterministic',
      splitChunks: { chunks: 'async' },
    },
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin({ __DEVELOPMENT__: JSON.stringify(!isProduction) }),
      new HtmlWebpackPlugin({ template: './src/app/page/index.html', scriptLoading: 'defer', minify: isProduction }),
      pageTags,
      publicFiles,
      ...(isProduction
        ? [compiledAhead, ...brotli(), new CompressionPlugin({ algorithm: 'gzip', test: COMPRESSED, minRatio: 1 })]
        : []),
    ],
  };
};
