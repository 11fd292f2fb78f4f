/** Characters between two looks; a look costs more than reading a piece. */
const LOOK_EVERY = 64;
/** Longest passage whose repetition is noticed: a few lines of an ingredient list. */
const PERIOD_MAX = 240;
/** A passage that fills so many characters at the end of an answer, four times over or more, is not a recipe. Lists of a
 * bounded length end before. */
const REPEATED_MIN = 480;
const TIMES = 4;
const TAIL = PERIOD_MAX * TIMES;

/** Whether the end of a text is one passage of this length, again and again. */
const repeats = (text: string, period: number): boolean => {
  const length = Math.max(REPEATED_MIN, period * TIMES);
  if (text.length < length) return false;
  for (let at = text.length - 1; at >= text.length - length + period; at -= 1)
    if (text[at] !== text[at - period]) return false;
  return true;
};

/**
 * Notices a model that repeats itself. Small models do so inside a list, a sentence or white space, and would go on
 * until their tokens are used up.
 * @returns a function that takes the next piece of an answer and says whether the answer has begun to repeat itself
 */
export const createLoopGuard = (): ((piece: string) => boolean) => {
  let tail = '';
  let unseen = 0;
  return (piece) => {
    tail = (tail + piece).slice(-TAIL);
    unseen += piece.length;
    if (unseen < LOOK_EVERY) return false;
    unseen = 0;
    for (let period = 1; period <= PERIOD_MAX; period += 1) if (repeats(tail, period)) return true;
    return false;
  };
};
