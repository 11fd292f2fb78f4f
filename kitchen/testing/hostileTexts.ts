/** Pieces that a hostile text repeats: each keeps some reader of kitchen text busy. */
export const HOSTILE_PIECES: readonly string[] = [
  ...['may contain nuts, ', 'traces of ', 'peut contenir ', 'puede contener ', 'free from: ', '. free from ', 'a. '],
  ...['sin ', 'no ', 'free ', 'without milk or ', 'sin gluten ni ', 'egg free flour ', 'vegan milk ', 'gluten free and '],
  ...['use up ', 'milk to use up and ', 'but no ', 'no dairy, ', 'que hay que gastar '],
  ...['milk or ', 'o ', 'ou ', 'x/', '1/2 ', '& ', 'and ', '1 + ', 'y 1 '],
  ...['1', '9 ', '1.', '1,000', '1 000 ', '1 to ', '2 x ', '1% ', '180 °C ', '180', '20 cm ', '½', '¹₂', '1 cup (', '1 cup plus '],
  ...['(', '(a ', '[1', '() ', '] ', ',', ', ', ':', '"', '- ', 'a-', '/', '|', '<', '<b', '<!--', '<b>', '<<b>b'],
  ...['é', '\u0301', 'a\u0301\u0302', '\u200d', 'a\u00ad', 'm\u0456lk ', '\u{1d41a}', '漢', '🥚', '\ud83e'],
  ...[' ', '\t', '\u00a0', 'a  ', '\n', 'a', 'qwertz', 'abcdefgh ', 'parmesaan ', 'chocolatte ', 'eggg '],
  ...['de ', 'huile de ', "d'", 'leche de ', 'c. ', 'c. à s. ', 'heaped ', 'a lot of ', 'juice of ', 'dozen ', 'italian, '],
]; // prettier-ignore

const LETTERS = 'abcdefghijklmnoprstuv';

/** Words that no table has, different ones for each seed: a reader compares every one of them with all names. */
export const unknownWords = (seed: number, length: number): string => {
  let state = seed * 7919 + 13;
  let text = '';
  while (text.length < length) {
    const size = 4 + (state % 7);
    for (let i = 0; i < size; i += 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      text += LETTERS[state % LETTERS.length]!;
    }
    text += ' ';
  }
  return text.slice(0, length).trim();
};

/** As many whole pieces as fit into a length. */
export const repeated = (piece: string, length: number): string => piece.repeat(Math.floor(length / piece.length));
