/** Widths in pixels that recipes' pictures are served in. */
export type PictureWidth = 400 | 800;

/** `card`: a JPEG of 1200 x 630 for the previews of links. */
export type PictureSize = PictureWidth | 'card';
