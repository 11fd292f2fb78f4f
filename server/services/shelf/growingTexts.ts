import { createGrowingNumbers } from '@kitchen/search/growingNumbers';
import { pickRuns } from '@kitchen/search/onlyPositions';

/** Texts as UTF-8, one after the other, and where each ends. */
export interface TextColumn {
  bytes: Uint8Array;
  ends: Uint32Array;
}

/**
 * A list of texts to which more are added, at a third of the memory of strings.
 * @param from what to go on from, which no one else goes on from
 */
export const createGrowingTexts = (from?: TextColumn) => {
  const bytes = createGrowingNumbers(Uint8Array, { from: from?.bytes, isOwn: true });
  const ends = createGrowingNumbers(Uint32Array, { from: from?.ends, isOwn: true });
  return {
    push(text: string): void {
      for (const byte of Buffer.from(text)) bytes.push(byte);
      ends.push(bytes.length);
    },
    /** The texts up to now. What is pushed later does not change them. */
    soFar: (): TextColumn => ({ bytes: bytes.soFar(), ends: ends.soFar() }),
  };
};

/** Reads the text at a place. */
export const textReader = ({ bytes, ends }: TextColumn) => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return (place: number): string => buffer.toString('utf8', place === 0 ? 0 : ends[place - 1], ends[place]);
};

/** The texts at these places. */
export const pickTexts = ({ bytes, ends }: TextColumn, places: Uint32Array): TextColumn => {
  const starts = ends.map((_, place) => (place === 0 ? 0 : ends[place - 1]!));
  const picked = pickRuns(bytes, starts, places);
  return { bytes: picked.values, ends: picked.starts.map((_, i) => picked.starts[i + 1] ?? picked.values.length) };
};
