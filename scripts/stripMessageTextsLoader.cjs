/**
 * Webpack loader for message tables: removes default texts and translators' notes, because the catalogues contain every
 * text.
 */
const STRING = '"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'|`(?:[^`\\\\]|\\\\.)*`';
const FIELD = new RegExp(`\\b(?:defaultMessage|description):\\s*(?:${STRING})(?:\\s*\\+\\s*(?:${STRING}))*\\s*,?`, 'g');

module.exports = function stripMessageTexts(source) {
  return source.replace(FIELD, '');
};
