/**
 * How much a test generates: `small` in `npm test`, which takes ten minutes for everything, and `full` in
 * `npm run prove -- full-size`, which runs the files that call this.
 */
export const sized = <Size>(small: Size, full: Size): Size => (process.env.FULL_SIZE === '1' ? full : small);
