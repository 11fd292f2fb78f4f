import { parentPort } from 'node:worker_threads';
import type { PictureSpec } from './pictureSpec';
import { renderPicture } from './renderPicture';

export interface RenderTask {
  task: number;
  picture: PictureSpec;
  seed: string;
}
export type RenderReply = { task: number; files: Uint8Array[] } | { task: number; fault: string };

/** Draws one picture after the other, away from the thread that answers requests. */
parentPort?.on('message', ({ task, picture, seed }: RenderTask) => {
  renderPicture(picture, seed).then(
    (files) => parentPort?.postMessage({ task, files } satisfies RenderReply),
    (fault: unknown) => parentPort?.postMessage({ task, fault: String(fault) } satisfies RenderReply),
  );
});
