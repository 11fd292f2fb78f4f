import type Sharp from 'sharp';

/** The image library, loaded with the first picture, because a server starts sooner without it. */
export const loadSharp = async (): Promise<typeof Sharp> => (await import('sharp')).default;
