import { LRUCache } from 'lru-cache';
import { pack, type Encoding } from '../plugins/compression';

/** An answer, and what it is when compressed: made when first asked for, so that it is compressed once. */
interface KeptAnswer {
  text: string;
  packed: Map<Encoding, Promise<Buffer>>;
}

const ANSWERS_MAX = 1_000;
/** Long enough for a question that many ask; what changes the answer also changes the stamp. */
const KEPT_MS = 60_000;
const BYTES_MAX = 32 * 1_024 * 1_024;
/** A longer question is not shared with another visitor, so its answer is not kept. */
const QUESTION_MAX = 2_000;

/**
 * Answers of searches in which no model takes part: the same question has the same answer as long as the recipes stay
 * as they are.
 * @param stamp differs whenever the recipes have changed
 * @param now milliseconds since any moment
 */
export const createKeptAnswers = (stamp: () => string, now: () => number = () => performance.now()) => {
  const kept = new LRUCache<string, KeptAnswer>({
    max: ANSWERS_MAX,
    ttl: KEPT_MS,
    // What no one gets any more would otherwise stay in memory until others take its place.
    ttlAutopurge: true,
    perf: { now },
    maxSize: BYTES_MAX,
    // Characters are two bytes in memory, and the compressed text adds a little.
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 1,
  });

  return {
    /**
     * @param question everything the answer depends on, besides the recipes
     * @param make the answer, when it is not kept; what it throws is thrown, and nothing is kept
     */
    async get(question: object, make: () => Promise<string>): Promise<KeptAnswer> {
      const key = `${stamp()} ${JSON.stringify(question)}`;
      const before = kept.get(key);
      if (before) return before;
      const answer: KeptAnswer = { text: await make(), packed: new Map() };
      if (key.length <= QUESTION_MAX) kept.set(key, answer);
      return answer;
    },

    /** How many answers are in memory. */
    size: (): number => kept.size,

    /** The compressed answer. */
    packed({ text, packed }: KeptAnswer, encoding: Encoding): Promise<Buffer> {
      const before = packed.get(encoding) ?? pack(encoding, text);
      packed.set(encoding, before);
      return before;
    },
  };
};
