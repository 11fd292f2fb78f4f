import { type Drawing } from './drawing';
import { n } from './drawing';
import { FOOT, glassOf, glassOutline, halfAt, isGlass, sideOf, type Glass } from './glasses';
import { herbSprig } from './garnishes';
import { drawPiece } from './layPieces';
import { SHADOW, brightness, colourOr, darken, deepen, lighten, mix } from './palette';
import { leafShape } from './pieceKinds';
import { type PictureItem, type PictureSpec } from './pictureSpec';
import { propsBesideGlass } from './props';
import { drawWallAndTable, tableOf, vignette, windowLight } from './tables';
import { usualColour } from './usualColours';
import { blob, circle, ellipse, glint, line, path, placed } from './svgShapes';

/** Glasses are seen from the front; cups, mugs, plates and bowls from above. */
export const isSeenFromFront = isGlass;

interface Scene {
  d: Drawing;
  glass: Glass;
  x: number;
  /** The drink's colour where most of it is. */
  liquid: string;
  foam?: string;
}

/** How flat ellipses look from the eye's height. */
const TILT = 0.135;

const rect = (x: number, y: number, width: number, height: number, rest: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${rest}/>`;

const rimOf = ({ profile }: Glass) => ({ y: profile[0]![0], half: profile[0]![1] });
const bottomOf = ({ profile }: Glass) => profile.at(-1)![0];

const shadowOnTable = ({ d, glass, x, liquid }: Scene) =>
  ellipse(x + 84, FOOT + 12, glass.shadow * 1.9, 30, `fill="${d.spot(SHADOW, 0.2)}" fill-opacity=".34"`) +
  (glass.isCopper
    ? ''
    : ellipse(
        x + 66,
        FOOT + 11,
        glass.shadow * 1.15,
        17,
        `fill="${d.spot(lighten(liquid, 0.1), 0.1)}" fill-opacity=".72"`,
      )) +
  ellipse(x + 5, FOOT + 2, glass.shadow * 1.08, 13, `fill="${d.spot(SHADOW, 0.6)}" fill-opacity=".5"`);

/** Bands of drink from the surface down: [colour at its top, colour at its bottom, share of the height]. */
const bandsOf = (kind: string, colours: readonly string[]): readonly (readonly [string, string, number])[] => {
  const [first = '#e9f0c4', ...others] = colours;
  if (kind === 'layered-drink') {
    const layers = [first, ...others].reverse();
    const top = layers.length === 2 ? 0.24 : 1 / layers.length;
    return layers.map((colour, i) => [
      lighten(colour, 0.06),
      darken(colour, 0.1),
      i === 0 ? top : (1 - top) / (layers.length - 1),
    ]);
  }
  if (kind === 'foam-drink') return [[lighten(first, 0.1), deepen(first, 0.45), 1]];
  if (kind === 'drink') return [[lighten(others[0] ?? first, 0.14), deepen(first, others.length ? 0.2 : 0.6), 1]];
  const layers = [first, ...others];
  return layers.map((colour) => [lighten(colour, 0.1), darken(colour, 0.08), 1 / layers.length]);
};

const liquidIn = ({ d, glass, x, liquid, foam }: Scene, kind: string, colours: readonly string[]) => {
  const top = glass.fillTop;
  const bottom = bottomOf(glass);
  const isClear = kind === 'drink';
  let bands = '';
  let y = top;
  for (const [from, to, share] of bandsOf(kind, colours)) {
    const height = (bottom - top) * share;
    const half = halfAt(glass, y);
    const tones = isClear && brightness(from) > 0.7 ? [from, mix(from, to, 0.5), to] : [from, to];
    bands += rect(x - 180, y, 360, height + 2, `fill="${d.run(tones)}"${isClear ? ' fill-opacity=".96"' : ''}`);
    if (y > top)
      bands +=
        ellipse(x, y, half, half * TILT, `fill="${from}"`) +
        ellipse(x, y - 3, half, half * TILT, `fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"`);
    y += height;
  }
  if (foam) {
    const depth = (bottom - top) * (glass.foot ? 0.14 : 0.17);
    const half = halfAt(glass, top + depth);
    bands +=
      rect(x - 180, top, 360, depth, `fill="${d.run([lighten(foam, 0.2), mix(foam, liquid, 0.12)])}"`) +
      ellipse(x, top + depth, half, half * TILT, `fill="${mix(foam, liquid, 0.14)}"`);
    for (let i = 0; i < 60; i++) {
      const at = top + d.random.next() * (depth + half * TILT * 0.6);
      const r = 1.2 + d.random.next() ** 2 * 4;
      bands += circle(
        x + d.random.between(-1, 1) * halfAt(glass, at),
        at,
        r,
        `fill="${lighten(foam, 0.6)}" fill-opacity=".5" stroke="${darken(foam, 0.3)}" stroke-opacity=".2" stroke-width=".8"`,
      );
    }
  }
  const sides = glass.isCopper
    ? ''
    : ellipse(
        x + 30,
        (top + bottom) / 2,
        halfAt(glass, (top + bottom) / 2) * 0.7,
        (bottom - top) * 0.5,
        `fill="${d.spot(lighten(liquid, 0.5), 0)}" fill-opacity=".16"`,
      );
  return bands + sides;
};

const bubblesIn = ({ d, glass, x, liquid }: Scene, count: number) => {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const y = d.random.between(glass.fillTop + 10, bottomOf(glass) - 8);
    const half = halfAt(glass, y) - 10;
    drawn += circle(
      x + d.random.between(-half, half),
      y,
      1.2 + d.random.next() ** 2 * 3.4,
      `fill="#fff" fill-opacity="${brightness(liquid) > 0.5 ? 0.6 : 0.32}"`,
    );
  }
  return drawn;
};

const surfaceAt = ({ glass, x, liquid, foam, d }: Scene) => {
  const half = halfAt(glass, glass.fillTop) - 4;
  const colour = foam ?? liquid;
  return (
    ellipse(x, glass.fillTop, half, half * TILT, `fill="${d.sweep([lighten(colour, 0.5), lighten(colour, 0.16)])}"`) +
    ellipse(x, glass.fillTop, half, half * TILT, `fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.200"`) +
    ellipse(
      x - half * 0.3,
      glass.fillTop - half * TILT * 0.3,
      half * 0.4,
      half * TILT * 0.26,
      'fill="#fff" fill-opacity=".35"',
    )
  );
};

/** Where things float inside: rows from the bottom up, two in a row where the glass is wide enough. */
const berths = ({ d, glass, x }: Scene, size: number, count: number) => {
  const spots: { x: number; y: number }[] = [];
  const bottom = bottomOf(glass) - size * 0.95;
  const rows = Math.max(1, Math.floor((bottom - glass.fillTop) / (size * 1.55)) + 1);
  for (let row = 0; row < rows; row++) {
    const y = bottom - (row * (bottom - glass.fillTop + size * 0.2)) / Math.max(1, rows - 1 || 1);
    const half = halfAt(glass, y) - size * 0.86;
    if (half < 0) continue;
    const perRow = half > size * 0.7 ? 2 : 1;
    for (let k = 0; k < perRow; k++) {
      const side = perRow === 1 ? d.random.between(-0.3, 0.3) : (k ? 1 : -1) * d.random.between(0.72, 1);
      spots.push({ x: x + side * half, y: y + d.random.between(-0.22, 0.22) * size });
    }
  }
  return spots.sort(() => d.random.next() - 0.5).slice(0, count);
};

const FLOATING = new Set([
  'wheel',
  'slice',
  'wedge',
  'leaf',
  'berry',
  'strip',
  'cube',
  'ring',
  'mushroom',
  'chunk',
  'pea',
  'corn',
  'ball',
  'bean',
]);

const piecesInside = (scene: Scene, pieces: readonly PictureItem[]) => {
  const { d, glass, liquid } = scene;
  const middle = halfAt(glass, (glass.fillTop + bottomOf(glass)) / 2);
  let drawn = '';
  if (pieces.some(({ kind }) => kind === 'ice')) {
    const size = Math.min(44, middle * 0.46);
    for (const at of berths(scene, size, glass.foot ? 5 : 8)) {
      drawn += placed(
        at.x,
        at.y,
        d.random.between(-26, 26),
        rect(-size, -size * 0.95, size * 2, size * 1.9, `rx="${n(size * 0.4)}" fill="#fff" fill-opacity=".2"`) +
          rect(
            -size,
            -size * 0.95,
            size * 2,
            size * 1.9,
            `rx="${n(size * 0.4)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3.200"`,
          ) +
          path(
            `M${n(-size * 0.64)} ${n(-size * 0.56)}H${n(size * 0.16)}M${n(-size * 0.64)} ${n(-size * 0.56)}V${n(size * 0.1)}`,
            line('#ffffff', 4.6, 0.85),
          ) +
          path(
            `M${n(size * 0.7)} ${n(size * 0.1)}V${n(size * 0.62)}H${n(size * 0.2)}`,
            line(darken(liquid, 0.2), 4, 0.2),
          ),
      );
    }
  }
  const floats = pieces.filter(({ kind }) => FLOATING.has(kind));
  if (glass.foot && bottomOf(glass) - glass.fillTop < 130) return drawn;
  for (const item of floats) {
    const isLeaf = item.kind === 'leaf';
    const size = isLeaf ? 30 : Math.min(item.kind === 'berry' ? 22 : 46, middle * 0.5);
    const count = isLeaf ? 6 : item.kind === 'berry' ? 6 : item.kind === 'wedge' ? 3 : 2;
    for (const at of berths(scene, size, count)) {
      const turn = isLeaf ? d.random.between(0, 360) : d.random.between(-40, 40);
      drawn += drawPiece(d, item, { x: at.x, y: at.y + 8 }, size, turn, 0.2);
      if (!isLeaf) drawn += circle(at.x, at.y + 8, size * 1.02, `fill="${d.spot(liquid, 0.8)}" fill-opacity=".22"`);
    }
  }
  return drawn;
};

/** Celery, cinnamon and other sticks that stand in the glass. */
const sticks = ({ d, glass, x }: Scene, pieces: readonly PictureItem[]) => {
  const { y, half } = rimOf(glass);
  return pieces
    .filter(({ kind }) => kind === 'spear' || kind === 'bacon')
    .map((item) =>
      placed(
        x + half * 0.34,
        y + 34,
        -72,
        `<g transform="scale(1 1.700)">${drawPiece(d, item, { x: 0, y: 0 }, 148, 0, 0)}</g>`,
      ),
    )
    .join('');
};

const sticksTops = ({ d, glass, x }: Scene, pieces: readonly PictureItem[]) => {
  const { y, half } = rimOf(glass);
  const celery = pieces.find(({ kind, ingredient }) => kind === 'spear' && /celery|apio/i.test(ingredient));
  if (!celery) return '';
  const colour = mix(colourOr(celery.colour, '#8fbf5c'), '#5f9a3c', 0.5);
  return [-128, -100, -70, -46]
    .map((turn, i) =>
      placed(
        x + half * 0.34 + 44,
        y - 100,
        turn,
        placed(34, 0, 0, leafShape(d, i % 2 ? colour : lighten(colour, 0.12), turn, 0.46), 0.34),
      ),
    )
    .join('');
};

/** What sits on the rim: the first wheel, wedge or slice. */
const onRim = ({ d, glass, x }: Scene, pieces: readonly PictureItem[]) => {
  const item =
    pieces.find(({ kind }) => ['wheel', 'slice', 'wedge'].includes(kind)) ??
    pieces.find(({ kind, ingredient }) => kind === 'berry' && /straw/i.test(ingredient));
  if (!item) return '';
  const { y, half } = rimOf(glass);
  const size = item.kind === 'wedge' ? 56 : item.kind === 'berry' ? 36 : Math.min(60, half * 0.62);
  const at = { x: x - half + 4, y: y + (item.kind === 'wedge' ? -4 : 6) };
  return item.kind === 'wedge'
    ? drawPiece(d, item, at, size, -72 + d.random.between(-8, 8), 0)
    : drawPiece(d, item, at, size, item.kind === 'berry' ? 110 : d.random.between(-20, 20), 0) +
        path(`M${n(at.x + 3)} ${n(at.y)}V${n(at.y + size * 0.96)}`, line('#ffffff', 4, 0.55));
};

/** Olives or cherries on a pick across the rim. */
const onPick = ({ d, glass, x }: Scene, item: PictureItem, count: number) => {
  const { half } = rimOf(glass);
  const y = glass.fillTop - 8;
  const turn = -20;
  let drawn =
    `<rect x="${n(-half * 0.72)}" y="-2.500" width="${n(half * 1.76)}" height="5" rx="2.500" fill="${d.run(['#f3dcb0', '#b98d52'])}"/>` +
    circle(half * 1.06, 0, 8, `fill="${d.shade('#6b2353', { light: 0.4 })}"`);
  for (let i = 0; i < count; i++) {
    const colour = colourOr(item.colour, item.kind === 'olive' ? '#8a9a3a' : '#b3122c');
    drawn += drawPiece(
      d,
      {
        kind: item.kind === 'olive' ? 'olive' : 'berry',
        ingredient: item.kind === 'olive' ? 'olive' : 'cherry',
        colour,
      },
      { x: (i - (count - 1) / 2) * 46 - 6, y: 0 },
      24,
      0,
      0.4,
    );
  }
  return placed(x, y, turn, drawn);
};

const glassBack = ({ d, glass, x }: Scene) => {
  const { y, half } = rimOf(glass);
  const stem = glass.foot
    ? ellipse(
        x,
        FOOT - 4,
        glass.foot,
        glass.foot * 0.15,
        `fill="${d.sweep(['#ffffff', '#d6dfe0'])}" fill-opacity=".55"`,
      ) +
      ellipse(
        x,
        FOOT - 4,
        glass.foot,
        glass.foot * 0.15,
        'fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3"',
      ) +
      ellipse(
        x,
        FOOT - 1,
        glass.foot * 0.98,
        glass.foot * 0.14,
        `fill="none" stroke="${SHADOW}" stroke-opacity=".2" stroke-width="2"`,
      ) +
      path(
        `M${n(x - 8)} ${bottomOf(glass) - 4}C${n(x - 6)} ${bottomOf(glass) + 60} ${n(x - 5)} ${FOOT - 60} ${n(x - 26)} ${FOOT - 9}H${n(x + 26)}C${n(x + 5)} ${FOOT - 60} ${n(x + 6)} ${bottomOf(glass) + 60} ${n(x + 8)} ${bottomOf(glass) - 4}Z`,
        'fill="#fff" fill-opacity=".5"',
      ) +
      path(
        `M${n(x - 5)} ${bottomOf(glass) + 6}C${n(x - 3)} ${bottomOf(glass) + 70} ${n(x - 3)} ${FOOT - 60} ${n(x - 14)} ${FOOT - 12}`,
        line('#ffffff', 3, 0.9),
      ) +
      path(
        `M${n(x + 6)} ${bottomOf(glass) + 6}C${n(x + 5)} ${bottomOf(glass) + 70} ${n(x + 4)} ${FOOT - 60} ${n(x + 18)} ${FOOT - 12}`,
        line(SHADOW, 2, 0.2),
      )
    : '';
  return (
    stem +
    path(glassOutline(glass, x, 0, glass.thick), 'fill="#fff" fill-opacity=".26"') +
    ellipse(x, y, half, half * TILT, 'fill="#fff" fill-opacity=".14"')
  );
};

const glassFront = (scene: Scene) => {
  const { d, glass, x, liquid } = scene;
  const { y, half } = rimOf(glass);
  const bottom = bottomOf(glass);
  const base = glass.thick
    ? d.clipped(
        path(glassOutline(glass, x, 0, glass.thick), ''),
        rect(x - 180, bottom - 4, 360, glass.thick + 8, `fill="${mix('#ffffff', liquid, 0.25)}" fill-opacity=".62"`) +
          ellipse(
            x,
            bottom - 2,
            halfAt(glass, bottom) - 6,
            (halfAt(glass, bottom) - 6) * TILT * 0.8,
            `fill="${darken(liquid, 0.16)}" fill-opacity=".6"`,
          ) +
          ellipse(
            x - 20,
            bottom + glass.thick * 0.7,
            halfAt(glass, bottom) * 0.6,
            glass.thick * 0.2,
            'fill="#fff" fill-opacity=".7"',
          ) +
          rect(x - 180, bottom + glass.thick - 5, 360, 6, `fill="${SHADOW}" fill-opacity=".16"`),
      )
    : '';
  const inside = d.clipped(
    path(glassOutline(glass, x, 0, glass.thick), ''),
    path(sideOf(glass, x, -1, 22), line('#ffffff', Math.min(17, half * 0.16), 0.5)) +
      path(sideOf(glass, x, -1, 40), line('#ffffff', 4, 0.34)) +
      path(sideOf(glass, x, 1, 24), line('#ffffff', 5, 0.5)) +
      path(sideOf(glass, x, 1, 5), line(darken(liquid, 0.5), 10, 0.2)),
  );
  const thread = glass.hasThread
    ? [y + 12, y + 28, y + 44]
        .map(
          (at) =>
            path(`M${n(x - half - 2)} ${at}Q${x} ${at + 16} ${n(x + half + 2)} ${at}`, line('#ffffff', 5, 0.6)) +
            path(`M${n(x - half - 2)} ${at + 5}Q${x} ${at + 21} ${n(x + half + 2)} ${at + 5}`, line(SHADOW, 2, 0.16)),
        )
        .join('')
    : '';
  return (
    base +
    inside +
    thread +
    path(glassOutline(glass, x, 0, glass.thick), line(darken(liquid, 0.4), 6, 0.16)) +
    path(glassOutline(glass, x, 0, glass.thick), line('#ffffff', 3.6, 0.78)) +
    ellipse(x, y, half, half * TILT, 'fill="none" stroke="#fff" stroke-opacity=".92" stroke-width="4"') +
    path(
      `M${n(x - half * 0.86)} ${n(y + half * TILT * 0.5)}A${n(half)} ${n(half * TILT)} 0 0 0 ${n(x + half * 0.1)} ${n(y + half * TILT)}`,
      line('#ffffff', 5, 0.9),
    )
  );
};

const handleOf = ({ glass, x }: Scene) => {
  if (glass.handle === 'jug') {
    const loop = `M${n(x + 96)} 168C${n(x + 210)} 130 ${n(x + 232)} 330 ${n(x + 146)} 396`;
    return (
      path(loop, line(SHADOW, 26, 0.12)) +
      path(loop, line('#ffffff', 22, 0.5)) +
      path(loop, `${line('#ffffff', 5, 0.85)} transform="translate(-6 -3)"`) +
      path(loop, `${line(SHADOW, 3, 0.18)} transform="translate(9 5)"`) +
      path(
        `M${n(x - 98)} 112Q${n(x - 132)} 104 ${n(x - 126)} 124Q${n(x - 112)} 146 ${n(x - 94)} 152Z`,
        'fill="#fff" fill-opacity=".45" stroke="#fff" stroke-opacity=".8" stroke-width="3"',
      )
    );
  }
  if (glass.handle === 'loop') {
    const loop = `M${n(x + 122)} 270C${n(x + 224)} 262 ${n(x + 224)} 432 ${n(x + 118)} 440`;
    return (
      path(loop, line(darken('#b5683a', 0.45), 27)) +
      path(loop, line('#c97c48', 22)) +
      path(loop, `${line('#f6cda0', 6, 0.85)} transform="translate(-5 -5)"`)
    );
  }
  return '';
};

const copperBody = ({ d, glass, x }: Scene) => {
  const { y, half } = rimOf(glass);
  const shape = path(glassOutline(glass, x, 0, glass.thick), '');
  let dimples = '';
  for (let row = 0; row < 9; row++) {
    for (let k = 0; k < 9; k++) {
      const at = x - 118 + k * 30 + (row % 2) * 15;
      dimples +=
        ellipse(at, y + 26 + row * 31, 13, 11, `fill="${d.spot('#7a3a1a', 0)}" fill-opacity=".34"`) +
        glint(at - 4, y + 21 + row * 31, 5, 3, 0.28, -30);
    }
  }
  return (
    shape.replace('/>', `fill="${d.run(['#8a4a26', '#e9a870', '#f9d6ac', '#c97c48', '#a45a30', '#6f3518'], true)}"/>`) +
    d.clipped(
      shape,
      dimples +
        rect(x - 180, bottomOf(glass) + glass.thick - 12, 360, 14, `fill="${SHADOW}" fill-opacity=".3"`) +
        rect(x - 180, y + 10, 360, 5, 'fill="#7a3a1a" fill-opacity=".35"'),
    ) +
    ellipse(x, y, half, half * TILT, `fill="${d.run(['#6f3518', '#b5683a'])}"`) +
    ellipse(x, y, half, half * TILT, 'fill="none" stroke="#f9d6ac" stroke-width="5"')
  );
};

const straw = ({ d, glass, x }: Scene) => {
  const { y, half } = rimOf(glass);
  const stripe = d.random.pick(['#7a2a5c', '#c23a2a', '#2f6f73', '#d98a1e']);
  const length = glass.fillTop - y + 168;
  const lean = d.random.between(10, 15);
  let stripes = '';
  for (let at = 10; at < length; at += 36) stripes += path(`M-10 ${n(-at)}l20 -11v16l-20 11Z`, `fill="${stripe}"`);
  return placed(
    x + half * 0.24,
    glass.fillTop + 10,
    lean,
    rect(-10.5, -length, 21, length, `rx="8" fill="${d.run(['#ffffff', '#fff8f2', '#dccfc8'], true)}"`) +
      stripes +
      rect(-7, -length + 4, 4, length - 10, 'fill="#fff" fill-opacity=".6"'),
  );
};

const mintTop = ({ d, glass, x }: Scene, item: PictureItem) => {
  const { y, half } = rimOf(glass);
  const colour = colourOr(item.colour, '#4c9238');
  if (/rosemary|thyme|dill|parsley|coriander/i.test(item.ingredient))
    return herbSprig(d, { x: x - half * 0.1, y: y - 10 }, 64, -70, colour, item.ingredient);
  const leaves: readonly (readonly [number, number])[] = [
    [-150, 82],
    [-24, 84],
    [-128, 96],
    [-50, 96],
    [-92, 104],
    [-170, 62],
    [-4, 60],
  ];
  return leaves
    .map(([turn, length], i) =>
      placed(
        x - half * 0.06,
        glass.isCopper ? y + 6 : y + 30,
        turn,
        placed(
          length * 0.5,
          0,
          0,
          leafShape(d, mix(colour, i % 2 ? '#6fb04a' : '#3a7a30', 0.35), turn, 0.46),
          length / 200,
        ),
      ),
    )
    .join('');
};

const zestTwist = ({ d, glass, x }: Scene, item: PictureItem) => {
  const { y, half } = rimOf(glass);
  const colour = colourOr(item.colour, usualColour('zest', item.ingredient) ?? '#f2922a');
  const route = 'M-8 -20C30 -58 66 -30 40 -2C14 24 -30 14 -26 46C-24 74 22 76 30 104';
  return placed(
    x - half + 16,
    y - 4,
    d.random.between(-8, 8),
    path(route, `${line(SHADOW, 17, 0.2)} transform="translate(4 5)"`) +
      path(route, line('#fff4da', 19)) +
      path(route, line(colour, 14)) +
      path(route, `${line(lighten(colour, 0.6), 3.4, 0.8)} transform="translate(-2.500 -2.500)"`),
  );
};

const saltRim = ({ d, glass, x }: Scene, colour: string) => {
  const { y, half } = rimOf(glass);
  let grains = ellipse(
    x,
    y,
    half,
    half * TILT,
    `fill="none" stroke="${colour}" stroke-width="10" stroke-opacity=".75"`,
  );
  for (let i = 0; i < 190; i++) {
    const angle = d.random.next() * Math.PI * 2;
    const r = d.random.between(1.4, 4);
    grains += `<rect x="${n(x + Math.cos(angle) * half + d.random.between(-5, 5))}" y="${n(y + Math.sin(angle) * half * TILT + d.random.between(-6, 8))}" width="${n(r)}" height="${n(r)}" fill="${d.random.chance(0.75) ? lighten(colour, 0.4) : darken(colour, 0.2)}"/>`;
  }
  return grains;
};

/** Dust, drops and seeds on the drink's surface. */
const onSurface = ({ d, glass, x }: Scene, count: number, draw: (x: number, y: number) => string) => {
  const half = (halfAt(glass, glass.fillTop) - 10) * 0.8;
  return Array.from({ length: count }, () => {
    const angle = d.random.next() * Math.PI * 2;
    const reach = Math.sqrt(d.random.next());
    return draw(x + Math.cos(angle) * half * reach, glass.fillTop + Math.sin(angle) * half * TILT * reach);
  }).join('');
};

const creamTop = ({ d, glass, x }: Scene, colour: string) => {
  const half = halfAt(glass, glass.fillTop) - 8;
  let swirl = '';
  for (let i = 0; i < 4; i++) {
    const [w, y] = [half * (0.92 - i * 0.22), glass.fillTop - 6 - i * 25];
    swirl +=
      path(
        blob(d.random, x + d.random.between(-4, 4), y, w, 21 - i * 1.5, { wobble: 0.05, points: 12 }),
        `fill="${d.shade(colour, { light: 0.7, dark: 0.22 })}"`,
      ) +
      path(
        `M${n(x - w * 0.8)} ${n(y + 5)}Q${x} ${n(y + 22 - i * 2)} ${n(x + w * 0.8)} ${n(y + 3)}`,
        line(darken(colour, 0.25), 3, 0.3),
      );
  }
  return (
    swirl +
    path(
      `M${n(x - 8)} ${n(glass.fillTop - 92)}Q${x} ${n(glass.fillTop - 126)} ${n(x + 9)} ${n(glass.fillTop - 94)}Z`,
      `fill="${lighten(colour, 0.5)}"`,
    )
  );
};

const garnishOn = (scene: Scene, item: PictureItem): string => {
  const { d } = scene;
  const colour = (fallback: string) => colourOr(item.colour, usualColour(item.kind, item.ingredient) ?? fallback);
  switch (item.kind) {
    case 'herb-sprig':
    case 'leaf':
      return mintTop(scene, item);
    case 'straw':
      return straw(scene);
    case 'zest':
      return zestTwist(scene, item);
    case 'salt-rim':
    case 'sugar-dust':
      return saltRim(scene, colour('#fffdf8'));
    case 'cherry':
      return onPick(scene, item, 2);
    case 'cream-swirl':
      return creamTop(scene, colour('#fff8ea'));
    case 'foam':
      return '';
    case 'sauce-drizzle':
      return onSurface(scene, 6, (x, y) =>
        ellipse(
          x,
          y,
          d.random.between(5, 10),
          d.random.between(2, 3.4),
          `fill="${colour('#8a2f1c')}" fill-opacity=".9"`,
        ),
      );
    case 'pepper':
    case 'cocoa-dust':
      return onSurface(scene, 90, (x, y) =>
        circle(x, y, d.random.between(0.8, 2), `fill="${colour('#2c1a14')}" fill-opacity=".75"`),
      );
    case 'chilli-ring':
      return onSurface(scene, 3, (x, y) =>
        ellipse(x, y, 11, 5, `fill="none" stroke="${colour('#d8301c')}" stroke-width="4"`),
      );
    case 'seeds':
    case 'sesame':
      return onSurface(scene, 22, (x, y) =>
        ellipse(x, y, 4, 2, `fill="${colour('#6a4a2a')}"`, d.random.between(0, 180)),
      );
    case 'oil-drops':
      return onSurface(scene, 8, (x, y) => ellipse(x, y, 7, 2.6, `fill="${colour('#e9b73c')}" fill-opacity=".7"`));
    case 'chopped-herb':
    case 'grated-cheese':
      return onSurface(scene, 30, (x, y) =>
        ellipse(
          x,
          y,
          d.random.between(3, 6),
          d.random.between(1.4, 2.4),
          `fill="${colour('#4b8a36')}"`,
          d.random.between(0, 180),
        ),
      );
    default:
      return '';
  }
};

/** Coffee beans on an espresso martini's foam and the like: a piece on the surface that neither floats nor hangs. */
const onTop = (scene: Scene, pieces: readonly PictureItem[]) =>
  pieces
    .filter(({ kind }) => ['nut', 'dollop', 'crumble'].includes(kind))
    .map((item) =>
      onSurface(
        scene,
        item.kind === 'dollop' ? 1 : 5,
        (x, y) =>
          `<g transform="translate(${n(x)} ${n(y)}) scale(1 .6)">${drawPiece(scene.d, item, { x: 0, y: 0 }, item.kind === 'dollop' ? 44 : 12, 0, 0.3)}</g>`,
      ),
    )
    .join('');

/** A drink in a glass, seen from the front: wall, disc of light, table, glass, what is in it and on it. */
export const drawDrinkScene = (d: Drawing, picture: PictureSpec): string => {
  const glass = glassOf(picture.vessel);
  const table = tableOf(picture.table);
  const x = 400 + d.random.between(-16, 16);
  const { kind, colours } = picture.fill;
  const foamItem = picture.garnish.find((item) => item.kind === 'foam');
  const isEmpty = kind === 'empty';
  const liquid = colours[0] ?? (isEmpty ? '#dde6e4' : '#e9f0c4');
  const foam =
    kind === 'foam-drink'
      ? (colours[1] ?? lighten(liquid, 0.62))
      : foamItem
        ? colourOr(foamItem.colour, mix(lighten(liquid, 0.6), '#fff4dc', 0.6))
        : undefined;
  const top = kind === 'layered-drink' ? (colours.at(-1) ?? liquid) : liquid;
  const scene: Scene = { d, glass, x, liquid, ...(foam ? { foam } : {}) };
  const surface = surfaceAt({ ...scene, liquid: kind === 'layered-drink' || kind === 'drink' ? top : liquid });
  const cavity = path(glassOutline(glass, x, 4, 0), '');
  const hasFizz = kind === 'drink' && !glass.isCopper;
  const pieces = picture.pieces;
  const olive = pieces.find((item) => item.kind === 'olive');
  const side = d.random.chance(0.5) ? 'left' : 'right';
  const content = isEmpty
    ? ''
    : glass.isCopper
      ? ''
      : d.clipped(
          cavity,
          liquidIn(scene, kind, colours) + piecesInside(scene, pieces) + (hasFizz ? bubblesIn(scene, 44) : ''),
        ) + surface;
  const copper = glass.isCopper ? copperBody(scene) + copperTop(scene, pieces, isEmpty) : '';
  const lowGarnish = picture.garnish.filter(
    (item) => !['herb-sprig', 'leaf', 'straw', 'zest', 'cherry'].includes(item.kind),
  );
  const highGarnish = picture.garnish.filter((item) => !lowGarnish.includes(item));
  return (
    drawWallAndTable(d, table, x) +
    windowLight(d, table.material === 'planks' ? 0.6 : 0.9) +
    shadowOnTable(scene) +
    handleOf(scene) +
    (glass.isCopper ? '' : glassBack(scene)) +
    (isEmpty ? '' : sticks(scene, pieces)) +
    content +
    onTop(scene, pieces) +
    copper +
    (glass.isCopper ? '' : glassFront(scene)) +
    lowGarnish.map((item) => garnishOn(scene, item)).join('') +
    highGarnish
      .filter((item) => item.kind === 'straw')
      .map((item) => garnishOn(scene, item))
      .join('') +
    sticksTops(scene, pieces) +
    onRim(scene, pieces) +
    (olive ? onPick(scene, olive, 3) : '') +
    highGarnish
      .filter((item) => item.kind !== 'straw')
      .map((item) => garnishOn(scene, item))
      .join('') +
    propsBesideGlass(d, picture.props, side) +
    vignette(d)
  );
};

/** Ice and drink at the mouth of a mug one cannot see through. */
const copperTop = (scene: Scene, pieces: readonly PictureItem[], isEmpty: boolean) => {
  const { d, glass, x, liquid } = scene;
  const { y, half } = rimOf(glass);
  if (isEmpty) return '';
  const mouth = ellipse(x, y, half - 4, (half - 4) * TILT, '');
  let ice = '';
  if (pieces.some(({ kind }) => kind === 'ice')) {
    for (const [dx, dy, turn] of [
      [-62, -8, -16],
      [4, -20, 12],
      [64, -6, 24],
    ] as const) {
      ice += placed(
        x + dx,
        y + dy,
        turn,
        rect(-34, -32, 68, 64, 'rx="14" fill="#f4fafa" fill-opacity=".7"') +
          rect(-34, -32, 68, 64, 'rx="14" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="3.500"') +
          path('M-22 -20H6M-22 -20V4', line('#ffffff', 4.6, 0.95)),
      );
    }
  }
  const front = `M${n(x - half + 3)} ${n(y)}A${n(half - 3)} ${n((half - 3) * TILT)} 0 0 0 ${n(x + half - 3)} ${n(y)}`;
  const above = path(
    `M${n(x - 200)} 0H${n(x + 200)}V${n(y)}${front.replace('M', 'L').replace(/A([\d.]+) ([\d.]+) 0 0 0 .*/, '')}H${n(x + half - 4)}A${n(half - 4)} ${n((half - 4) * TILT)} 0 0 1 ${n(x - half + 4)} ${n(y)}H${n(x - 200)}Z`,
    '',
  );
  return (
    d.clipped(mouth, ellipse(x, y + 4, half, half * TILT, `fill="${lighten(liquid, 0.2)}"`)) +
    d.clipped(above, ice) +
    path(front, line('#f9d6ac', 5)) +
    path(front, `${line('#ffffff', 2, 0.7)} transform="translate(0 -1)"`)
  );
};
