import { grown } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { SHADOW } from '../canvas/palette';
import { placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import { drawGrilledLeek } from '../shapes/grilledLeek';
import { drawGrilled } from '../shapes/grilledMeat';
import type { Filling, FillNeeds } from './filling';

/** Words for what is cut into bites and grilled until it chars. */
const BITES = new Set(['chunk', 'cube', 'slice', 'strip', 'thin-slice']);

const CHARRED =
  /chicken|turkey|thigh|pork|beef|lamb|mutton|veal|heart|liver|meat|steak|paneer|halloumi|tofu|swordfish|tuna|salmon|fish/i;

/** A length of it goes on a stick, not a ring. */
const LEEK = /spring|leek/i;

/** Half the length of a bite along the stick, and how far the next one is. */
const BITE = 62;
const STEP = 74;

/** Where the sticks lie: x and y from the middle as shares of the ground, degrees beside the common turn. */
const STICKS = [
  [0.04, -0.74, 3],
  [-0.05, -0.3, -2],
  [0.05, 0.2, 2],
  [-0.03, 0.7, -3],
] as const;

type Needs = Pick<FillNeeds, 'd'>;

/** One bite on its stick. */
const bite = ({ d }: Needs, item: PictureItem, at: { x: number; y: number }, lean: number) => {
  const kind = pieceKind(item.kind, item.ingredient);
  const turn = lean + d.random.between(-13, 13);
  if (BITES.has(item.kind) && CHARRED.test(item.ingredient)) {
    const pen = { d, colour: colourOf(item), turn, ingredient: item.ingredient };
    const size = (BITE * d.random.between(0.84, 1.08)) / 100;
    return contact(d, at.x, at.y + 10, 52, 52, 0.7) + placed(at.x, at.y, turn, drawGrilled(pen), size);
  }
  if (item.kind === 'ring' && LEEK.test(item.ingredient)) {
    const pen = { d, colour: colourOf(item), turn, ingredient: item.ingredient };
    return contact(d, at.x, at.y + 10, 34, 46, 0.6) + placed(at.x, at.y, turn, drawGrilledLeek(pen), 0.66);
  }
  const isFlat = kind.shadow[1] < kind.shadow[0] * 0.55;
  return drawPiece(d, item, at, isFlat ? 68 : 58, lean + (isFlat ? 90 : d.random.between(-20, 20)), 0.7);
};

/** Food on sticks: the pieces in turn, threaded side by side, four sticks close together. */
export const skewers = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const threaded: readonly PictureItem[] =
    pieces.length > 0
      ? pieces.filter(({ kind }) => kind !== 'dollop')
      : [{ kind: 'chunk', ingredient: '-', ...(colours[0] ? { colour: colours[0] } : {}) }];
  const turn = d.random.between(-20, -10);
  const half = Math.min(ground.rx * 1.12, 262);
  const places = Math.floor((half * 1.84) / STEP);
  const surface = STICKS.map(([dx, dy, aside], row) => {
    const lean = turn + aside + d.random.between(-2, 2);
    const [x, y] = [ground.x + dx * ground.rx, ground.y + dy * Math.min(ground.ry, 200)];
    const stick = (off: number, paint: string) =>
      placed(
        x + off,
        y + off * 1.8,
        lean,
        `<rect x="${n(-half * 1.2)}" y="-4.500" width="${n(half * 2.4)}" height="9" rx="4" ${paint}/>`,
      );
    const radians = (lean * Math.PI) / 180;
    let bites = '';
    for (let i = 0; i < places; i++) {
      const off = (i - (places - 1) / 2) * STEP;
      const item = threaded[(i + row) % Math.max(1, threaded.length)];
      if (item) bites += bite({ d }, item, { x: x + Math.cos(radians) * off, y: y + Math.sin(radians) * off }, lean);
    }
    return (
      stick(6, `fill="${SHADOW}" fill-opacity=".36"`) + stick(0, `fill="${d.run(['#f0d6a4', '#c09258'])}"`) + bites
    );
  }).join('');
  return {
    surface,
    areas: [grown(ground, 0.9)],
    garnished: grown(ground, 0.8),
    pieces: pieces.filter(({ kind }) => kind === 'dollop'),
    crowd: 0.5,
  };
};
