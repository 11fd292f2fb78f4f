/**
 * Webpack loader for translations/*.json: drops the server's texts and compiles each ICU message to its AST, so that
 * the browser needs no message parser. Of a catalogue that is imported as `?first` or `?recipe`, keeps only the messages
 * whose ids are in the option `parts` under that name, and as `?other` those in none; without the option, keeps all.
 */
module.exports = function icuCatalogueLoader(source) {
  const done = this.async();
  const { parts } = this.getOptions();
  const partOf = (id) => Object.keys(parts).find((name) => parts[name].includes(id)) ?? 'other';
  const isPicked = (id) => !parts || !this.resourceQuery || this.resourceQuery === `?${partOf(id)}`;
  import('@formatjs/icu-messageformat-parser').then(({ parse }) => {
    const compiled = Object.entries(JSON.parse(source))
      .filter(([id]) => !id.startsWith('server.') && isPicked(id))
      .map(([id, text]) => [id, parse(text, { captureLocation: false, ignoreTag: false })]);
    done(null, JSON.stringify(Object.fromEntries(compiled)));
  }, done);
};
