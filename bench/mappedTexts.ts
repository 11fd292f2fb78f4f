import { decode } from '@jridgewell/sourcemap-codec';

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
  const put = (source: string, text: string) => {
    const last = pieces.at(-1);
    if (last?.source === source) last.text += text;
    else if (text !== '') pieces.push({ source, text });
  };
  const segments = decode(mappings);
  code.split('\n').forEach((line, at) => {
    let [column, source] = [0, ''];
    for (const [begin, sourceAt] of segments[at] ?? []) {
      put(source, line.slice(column, begin));
      [column, source] = [begin, sourceAt === undefined ? '' : sources[sourceAt]!];
    }
    put(source, line.slice(column));
  });
  return pieces;
};
