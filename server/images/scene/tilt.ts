import type { Drawing } from '../canvas/drawing';
import { darken } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import { leaned } from '../canvas/tilt';
import type { Vessel } from '../vessels/vessel';

/** How high a round plate looks for its width. */
const LEAN = 0.8;

/** Food that lies on its plate, and food that is drawn from its side and stands up from it. */
const LYING = [
  'heap',
  'pile',
  'leaves',
  'batch',
  'laid',
  'cake',
  'cut-pie',
  'pastry',
  'omelette',
  'rolls',
  'shingled',
  'rice',
  'grains',
  'pieces',
];
const NOODLES = ['noodles', 'ribbons', 'fried-noodles'];
const STANDING = ['burger', 'tacos', 'pittas', 'wrap', 'squares', 'layer-cake', 'sponge-cake', 'charlotte'];

/** How deep the ground of a kind of dish looks for its width; kinds that are not named are seen from above. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ...LYING.map((kind) => [kind, LEAN] as const),
  ...NOODLES.map((kind) => [kind, 0.74] as const),
  ...STANDING.map((kind) => [kind, 0.94] as const),
  ['sandwich', 0.86] as const,
  // Its groups stand beside each other: they need the depth.
  ['plated', 0.86] as const,
]);

/** How much of a plate's edge is seen below it, as a share of its radius. */
const LIP = 0.05;

/** The well of a plate, as a share of its radius. */
const WELL = 0.7;

/** The height at which the middle of such a plate is drawn: a heap rises over it. */
export const PLATE_AT = 316;

/** Whether this dish is on a plate that is seen from the side of the table. */
export const isSeenLow = (kind: string, vessel: string): boolean => DEPTHS.has(kind) && vessel.startsWith('plate');

/** By how much food is flattened that is drawn from above, where it lies on a board that is seen from the side. */
const FLATTENED: ReadonlyMap<string, number> = new Map([
  ...['toast', 'tostadas', 'quesadilla', 'dimpled-bread', 'pile'].map((kind) => [kind, 0.72] as const),
  ...['cake', 'omelette', 'strand-cake'].map((kind) => [kind, 0.84] as const),
  ...['skewers', 'crust', 'fan-tart', 'pie-lid', 'pastry'].map((kind) => [kind, 0.8] as const),
  ...['laid', 'plated'].map((kind) => [kind, 0.82] as const),
]);

/** A mass of many pieces takes the whole of a board or a tray; other food stands on it and rises over its far edge. */
const MASSED = new Set(['heap', 'leaves', 'batch']);

/** How deep the room is for food that stands, and for food that lies flat. */
const [STANDS_DEEP, LIES_DEEP] = [166, 132];

/** Whether this is a board or a tray. */
export const isFlat = (vessel: string): boolean => vessel === 'board' || vessel === 'tray';

/** A board or a tray with the room that a kind of dish has on it. */
export const roomOnFlat = (vessel: Vessel, kind: string): Vessel => {
  const { ground } = vessel;
  const lean = FLATTENED.get(kind);
  if (MASSED.has(kind)) return vessel;
  if (lean !== undefined) return { ...vessel, lean, ground: { ...ground, ry: LIES_DEEP / lean } };
  return { ...vessel, ground: { ...ground, y: ground.y - 8, ry: STANDS_DEEP } };
};

/** A plate as it looks from the side of the table: its circles flattened, its edge seen below. */
export const seenLow = (d: Drawing, plate: Vessel, kind: string): Vessel => {
  const { ground, under, glaze = '#e8e0d4' } = plate;
  const { x, y, rx } = ground;
  const r = rx / WELL;
  const edge = ellipse(x, y + r * LIP, r * 0.985, r * LEAN, `fill="${darken(glaze, 0.3)}"`);
  return {
    ...plate,
    under: edge + leaned(under, y, LEAN),
    ground: { ...ground, ry: ground.ry * (DEPTHS.get(kind) ?? LEAN) },
  };
};
