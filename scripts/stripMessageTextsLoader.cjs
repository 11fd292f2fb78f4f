/** Webpack loader for message tables: the catalogues hold every text, so defaults and notes to translators stay at home. */
const STRING = '"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'|`(?:[^`\\\\]|\\\\.)*`';
const FIELD = new RegExp(`\\b(?:defaultMessage|description):\\s*(?:${STRING})(?:\\s*\\+\\s*(?:${STRING}))*\\s*,?`, 'g');

module.exports = function stripMessageTexts(source) {
  return source.replace(FIELD, '');
};
