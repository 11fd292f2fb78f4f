/**
 * Webpack loader for translations/*.json: drops the server's texts and compiles each ICU message to its AST, so that
 * the browser needs no message parser.
 */
module.exports = function icuCatalogueLoader(source) {
  const done = this.async();
  import('@formatjs/icu-messageformat-parser').then(({ parse }) => {
    const compiled = Object.entries(JSON.parse(source))
      .filter(([id]) => !id.startsWith('server.'))
      .map(([id, text]) => [id, parse(text, { captureLocation: false, ignoreTag: false })]);
    done(null, JSON.stringify(Object.fromEntries(compiled)));
  }, done);
};
