const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** The numbers in one segment of a source map, each in base 64 with a sign in its lowest bit. */
const numbersIn = (segment: string): number[] => {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const digit of segment) {
    const value = VALUES.get(digit)!;
    number += (value & 31) * 2 ** shift;
    shift += 5;
    if (value >= 32) continue;
    numbers.push(number & 1 ? -Math.floor(number / 2) : Math.floor(number / 2));
    [number, shift] = [0, 0];
  }
  return numbers;
};

export interface SourceMap {
  sources: readonly string[];
  mappings: string;
}

/** A stretch of a built file, and the source that it comes from; '' for what the build adds. */
interface Piece {
  source: string;
  text: string;
}

/** A built file, cut where its source changes. */
export const mappedTexts = (code: string, { sources, mappings }: SourceMap): Piece[] => {
  const pieces: Piece[] = [];
  const lines = code.split('\n');
  let source = 0;
  mappings.split(';').forEach((segments, line) => {
    const text = lines[line] ?? '';
    let [column, name, begin] = [0, '', 0];
    const put = (end: number) => {
      const last = pieces.at(-1);
      const piece = text.slice(column, end);
      if (last?.source === name) last.text += piece;
      else if (piece !== '') pieces.push({ source: name, text: piece });
      column = end;
    };
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const [columns = 0, sourcesOn] = numbersIn(segment);
      begin += columns;
      put(begin);
      source += sourcesOn ?? 0;
      name = sourcesOn === undefined ? '' : sources[source]!;
    }
    put(text.length);
  });
  return pieces;
};
