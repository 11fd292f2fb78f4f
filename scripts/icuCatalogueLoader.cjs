/**
 * Webpack loader for translations/*.json: drops the server's texts and compiles each ICU message to its AST, so that
 * the browser needs no message parser. Of a catalogue that is imported as `?first` or `?other`, keeps only the messages
 * whose ids are in the option `first`, or only the others; without the option, keeps all.
 */
module.exports = function icuCatalogueLoader(source) {
  const done = this.async();
  const { first } = this.getOptions();
  const isOther = this.resourceQuery === '?other';
  const isPicked = (id) => !first || !this.resourceQuery || first.includes(id) !== isOther;
  import('@formatjs/icu-messageformat-parser').then(({ parse }) => {
    const compiled = Object.entries(JSON.parse(source))
      .filter(([id]) => !id.startsWith('server.') && isPicked(id))
      .map(([id, text]) => [id, parse(text, { captureLocation: false, ignoreTag: false })]);
    done(null, JSON.stringify(Object.fromEntries(compiled)));
  }, done);
};
