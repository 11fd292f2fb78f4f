import { wantsStillness } from './wantsStillness';

/** Whether elements may be animated: the browser can do it, and the user has not asked for less motion. */
export const canAnimate = (): boolean => typeof Element.prototype.animate === 'function' && !wantsStillness();
