import sharp from 'sharp';
import { type RenderJob } from './dishRenderer';
import { renderDish, type RenderedDish } from './renderDish';

// One core for each drawing thread; there are as many threads as pictures are drawn at once.
sharp.concurrency(1);

/** The program of a drawing thread. */
const renderInThread = ({ picture, seed }: RenderJob): Promise<RenderedDish> => renderDish(picture, seed);

export default renderInThread;
