import { n } from '../canvas/drawing';

/** The outline of a folded or cut round: a sector with its point at the left and its arc at the right. */
export const foldedOutline = (degrees: number, reach = 200) => {
  const angle = (degrees * Math.PI) / 360;
  const [x, y] = [-100 + Math.cos(angle) * reach, Math.sin(angle) * reach];
  return `M-96 -4Q-103 0 -96 4L${n(x - 4)} ${n(y)}Q${n(x + 4)} ${n(y + 2)} ${n(x + 5)} ${n(y - 5)}A${reach} ${reach} 0 0 0 ${n(x + 5)} ${n(-y + 5)}Q${n(x + 4)} ${n(-y - 2)} ${n(x - 4)} ${n(-y)}Z`;
};
