import { setTimeout as pause } from 'node:timers/promises';
import { post } from './calls';

const VOTES = 1_000;
/** Voters under way at once. */
const AT_ONCE = 20;
const SHOWN_WITHIN_MS = 10_000;

interface Recipe {
  title: string;
  imageUrl: string;
}

const shownBy = async (url: string, recipeId: number): Promise<Recipe> =>
  (await (await fetch(`${url}/api/recipes/${recipeId}`)).json()) as Recipe;

/** The number of the drawing in the address of a picture. */
const drawingOf = (imageUrl: string): number => Number(/-v(\d+)\./.exec(imageUrl)?.[1] ?? 1);

/** A thousand households say of the picture they are shown that it is wrong, through these servers in turn. */
const vote = async (urls: readonly string[], recipeId: number): Promise<void> => {
  let next = 0;
  const voter = async () => {
    for (let i = next++; i < VOTES; i = next++) {
      const url = urls[i % urls.length]!;
      const { title, imageUrl } = await shownBy(url, recipeId);
      const reply = await post(
        url,
        '/api/recipes/image-feedback',
        { recipeId, recipeTitle: title, imageUrl, isAccurate: false, feedbackText: 'No eggs.' },
        { 'x-forwarded-for': `10.${(recipeId % 200) + 1}.${i >> 8}.${i & 255}` },
      );
      if (!reply.ok) throw new Error(`vote ${i} was answered ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, voter));
};

/**
 * A thousand votes on a dish through one server, and on another dish through two.
 * @returns the drawing that each of the servers shows at the end, and how long they differed
 */
export const votesOf = async (urls: readonly string[], [alone, shared]: readonly [number, number]) => {
  await vote(urls.slice(0, 1), alone);
  await vote(urls.slice(0, 2), shared);
  const begunAt = performance.now();
  const drawings = () => Promise.all(urls.map(async (url) => drawingOf((await shownBy(url, shared)).imageUrl)));
  while (new Set(await drawings()).size > 1 && performance.now() - begunAt < SHOWN_WITHIN_MS) await pause(20);
  const differedMs = Math.round(performance.now() - begunAt);
  return {
    votes: VOTES,
    throughOne: drawingOf((await shownBy(urls[0]!, alone)).imageUrl),
    throughTwo: await drawings(),
    differedMs,
  };
};
