import { type Drawing, n } from './drawing';
import type { Point } from './outlines';
import { SHADOW } from './palette';

/** A flat thing with four corners that lies on the table, as it is seen from the side: broad in front, narrow behind. */
export interface Slab {
  /** The middle of its far edge and of its near one. */
  far: Point;
  near: Point;
  /** Half the length of either edge. */
  halfFar: number;
  halfNear: number;
  /** How far its corners are rounded. */
  corner: number;
}

/** The slab drawn in from its edges; less at the far one, where everything is smaller. */
export const inset = ({ far, near, halfFar, halfNear, corner }: Slab, by: number): Slab => ({
  far: { x: far.x, y: far.y + by * 0.7 },
  near: { x: near.x, y: near.y - by * 0.9 },
  halfFar: halfFar - by,
  halfNear: halfNear - by * 1.14,
  corner: Math.max(6, corner - by * 0.7),
});

/** The slab moved down. */
export const lowered = (slab: Slab, by: number): Slab => ({
  ...slab,
  far: { x: slab.far.x, y: slab.far.y + by },
  near: { x: slab.near.x, y: slab.near.y + by },
});

/** Its outline. */
export const slabOutline = ({ far, near, halfFar, halfNear, corner }: Slab): string => {
  const corners = [
    { x: far.x - halfFar, y: far.y, r: corner * 0.8 },
    { x: far.x + halfFar, y: far.y, r: corner * 0.8 },
    { x: near.x + halfNear, y: near.y, r: corner },
    { x: near.x - halfNear, y: near.y, r: corner },
  ];
  const towards = (from: Point, to: Point, by: number) => {
    const away = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return `${n(from.x + ((to.x - from.x) * by) / away)} ${n(from.y + ((to.y - from.y) * by) / away)}`;
  };
  return `${corners
    .map((at, i) => {
      const [before, after] = [corners[(i + 3) % 4]!, corners[(i + 1) % 4]!];
      // Seen flat, a round corner is longer sideways than down.
      const [into, out] = i % 2 === 0 ? [at.r * 0.7, at.r] : [at.r, at.r * 0.7];
      return `${i === 0 ? 'M' : 'L'}${towards(at, before, into)}Q${n(at.x)} ${n(at.y)} ${towards(at, after, out)}`;
    })
    .join('')}Z`;
};

/** The side of it that faces the viewer, this high: all that its outline sweeps when it is lowered. */
export const slabSide = (slab: Slab, high: number): string =>
  [0.25, 0.5, 0.75, 1].map((share) => slabOutline(lowered(slab, high * share))).join('');

/** Stops of a veil over the side: clear at the near edge, in the shade at its foot. */
export const downSide = (high: number, { far, near }: Slab): readonly (readonly [number, string, number])[] => {
  const edge = (near.y - far.y) / (near.y - far.y + high);
  return [
    [Number(edge.toFixed(3)), SHADOW, 0],
    [1, SHADOW, 0.62],
  ];
};

/** Its soft shadow on the table, to the lower right. */
export const slabShadow = (d: Drawing, slab: Slab, high: number): string =>
  [22, 15, 9, 4, 0]
    .map((grow) => {
      const shape = slabOutline(lowered(inset(slab, -grow), high + 4 + grow * 0.3));
      return `<path d="${shape}" transform="translate(${n(6 + grow * 0.4)} 0)" fill="${SHADOW}" fill-opacity=".1"/>`;
    })
    .join('');
