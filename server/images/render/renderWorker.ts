import sharp from 'sharp';
import { type RenderJob } from './dishRenderer';
import { renderDish, renderSmallDish, type RenderedDish } from './renderDish';

// One core for each drawing thread; there are as many threads as pictures are drawn at once.
sharp.concurrency(1);

/** The program of a drawing thread. */
const renderInThread = ({ picture, seed, isSmall }: RenderJob): Promise<RenderedDish | Uint8Array> =>
  isSmall ? renderSmallDish(picture, seed) : renderDish(picture, seed);

export default renderInThread;
