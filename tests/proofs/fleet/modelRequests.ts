import { answerOf, drafts } from '../../../kitchen/testing/drafts';
import { newVisitor, search } from './calls';
import type { Fleet } from './cluster';

const VISITORS = 20;
const RECIPES = 6;

/** Twenty visitors ask two servers for the same at once, of a model that writes slowly. */
export const modelRequestsOf = async ({ servers, model }: Fleet) => {
  model.tell({ kind: 'text', text: answerOf(drafts(RECIPES)), pieceLength: 200, pieceEveryMs: 20 });
  const urls = servers.slice(0, 2).map(({ url }) => url);
  const cookies = await Promise.all(Array.from({ length: VISITORS }, (_, i) => newVisitor(urls[i % 2]!)));
  const before = model.asks.length;
  const answers = await Promise.all(
    cookies.map((cookie, i) => search(urls[i % 2]!, 'eggs, tomatoes, onion', cookie, 'wanted')),
  );
  const written = answers.map(({ recipes }) =>
    recipes
      .filter(({ generated }) => generated !== undefined)
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join(' '),
  );
  return {
    visitors: VISITORS,
    requests: model.asks.length - before,
    /** The different sets of written recipes that they got: one, if all got the same. */
    sets: [...new Set(written)],
  };
};
