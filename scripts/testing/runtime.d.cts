import type { Script } from 'node:vm';

/** `parameters` are names, separated by commas. */
export const scriptOf: (code: string, parameters: string, filename: string) => Script;
