/** Text before the first bracket of an answer; a model that writes more before it is not answering in JSON. */
const PROSE_MAX = 1_500;

/**
 * Notices an answer that is not JSON and will not become JSON. Models that reason may do so first, at length. Only the
 * beginning is kept and looked at, once.
 * @returns a function that takes the next piece of an answer and says whether the answer is now known to be prose
 */
export const createProseGuard = (): ((piece: string) => boolean) => {
  let head = '';
  return (piece) => {
    if (head.length > PROSE_MAX) return false;
    head += piece;
    return head.length > PROSE_MAX && !/[{[]/.test(head.slice(0, PROSE_MAX)) && !/^\s*<think/i.test(head);
  };
};
