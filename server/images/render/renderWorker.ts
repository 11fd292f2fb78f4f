import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { type RenderAnswer, type RenderJob } from './dishRenderer';
import { renderDish } from './renderDish';

/** The drawing thread: answers each job with the picture or with the reason why it failed. */
// One picture at a time is enough; the other cores belong to the server.
sharp.concurrency(1);

parentPort?.on('message', ({ id, picture, seed }: RenderJob) => {
  renderDish(picture, seed).then(
    (rendered) => parentPort?.postMessage({ id, rendered } satisfies RenderAnswer),
    (error: unknown) =>
      parentPort?.postMessage({
        id,
        failure: error instanceof Error ? error.message : String(error),
      } satisfies RenderAnswer),
  );
});
