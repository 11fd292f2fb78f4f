import { createGrowingNumbers } from './growingNumbers';

/** Separates two titles of one recipe. */
const BREAK = 0;

export const PHRASE_BONUS = { whole: 1_000, start: 300, inside: 150 } as const;

/** The titles of all recipes as lists of word numbers: a million titles in a few dozen megabytes. */
export const createTitlePhrases = () => {
  const words = createGrowingNumbers(Uint32Array);
  const starts = createGrowingNumbers(Uint32Array);

  return {
    /** @param titles each a list of word numbers, from 1 */
    add(titles: readonly (readonly number[])[]): void {
      starts.push(words.length);
      for (const title of titles) {
        words.push(BREAK);
        for (const word of title) words.push(word);
      }
      words.push(BREAK);
    },

    finish() {
      const all = words.finish();
      const first = starts.finish();
      const standsAt = (phrase: readonly number[], at: number): boolean => {
        for (let i = 0; i < phrase.length; i += 1) if (all[at + i] !== phrase[i]) return false;
        return true;
      };
      return {
        /** Extra weight of an entry whose titles contain the typed words as an exact phrase. */
        bonus(entry: number, phrase: readonly number[]): number {
          const end = entry + 1 < first.length ? first[entry + 1]! : all.length;
          let best = 0;
          for (let at = first[entry]! + 1; at + phrase.length < end; at += 1) {
            if (!standsAt(phrase, at)) continue;
            const isStart = all[at - 1] === BREAK;
            const isEnd = all[at + phrase.length] === BREAK;
            const bonus = isStart ? (isEnd ? PHRASE_BONUS.whole : PHRASE_BONUS.start) : PHRASE_BONUS.inside;
            best = Math.max(best, bonus);
          }
          return best;
        },

        /** Calls back with each title of an entry, as words and the place of the title among the entry's titles. */
        eachTitle(entry: number, read: (title: Uint32Array, place: number) => void): void {
          const end = entry + 1 < first.length ? first[entry + 1]! : all.length;
          let place = 0;
          let start = first[entry]! + 1;
          for (let at = start; at < end; at += 1) {
            if (all[at] !== BREAK) continue;
            read(all.subarray(start, at), place);
            place += 1;
            start = at + 1;
          }
        },
      };
    },
  };
};

export type TitlePhrases = ReturnType<ReturnType<typeof createTitlePhrases>['finish']>;
