import { n, type Drawing } from './drawing';
import { type Filling, type FillNeeds } from './filling';
import { darken, lighten, mix } from './palette';
import { type PictureItem } from './pictureSpec';
import { contact, ellipse, line, path, placed } from './svgShapes';
import { colourOf } from './pieceKinds';

/** A layer in the cut side of a sandwich: a band of `height` about y, from -w to w. */
const cutLayer = (d: Drawing, item: PictureItem, y: number, w: number): string => {
  const colour = colourOf(item);
  const wave = (dy: number, size: number, step = 13) => {
    let route = `M${n(-w)} ${n(y + dy)}`;
    for (let x = -w; x < w - step; x += step * 2) {
      route += `Q${n(x + step * 0.5)} ${n(y + dy - size)} ${n(x + step)} ${n(y + dy)}Q${n(x + step * 1.5)} ${n(y + dy + size)} ${n(Math.min(w, x + step * 2))} ${n(y + dy)}`;
    }
    return route;
  };
  if (item.kind === 'leaf') {
    return (
      path(wave(3, 12), line(darken(colour, 0.45), 11)) +
      path(wave(0, 12), line(colour, 9)) +
      path(wave(-2.5, 12), line(lighten(colour, 0.5), 3, 0.8))
    );
  }
  if (item.kind === 'bacon' || item.kind === 'ham') {
    const size = item.kind === 'bacon' ? 7 : 10;
    return (
      path(wave(5, size, 17), line(darken(colour, 0.5), 10)) +
      path(wave(0, size, 17), line(colour, 10)) +
      path(wave(-3, size, 17), line('#f7dcc4', 3, 0.85)) +
      path(wave(4, size, 17), line(lighten(colour, 0.35), 2.5, 0.6))
    );
  }
  if (item.kind === 'wheel') {
    let slices = '';
    for (let x = -w + 30; x < w; x += 50) {
      slices +=
        `<rect x="${n(x - 30)}" y="${n(y - 6)}" width="60" height="15" rx="7.500" fill="${darken(colour, 0.3)}"/>` +
        `<rect x="${n(x - 30)}" y="${n(y - 8)}" width="60" height="14" rx="7" fill="${d.run([lighten(colour, 0.35), colour, darken(colour, 0.15)])}"/>` +
        ellipse(x - 10, y, 4, 2.6, 'fill="#fbe3a0" fill-opacity=".9"') +
        ellipse(x + 9, y, 4, 2.6, 'fill="#fbe3a0" fill-opacity=".9"');
    }
    return slices;
  }
  let drips = `M${-w} ${n(y - 6)}H${w}V${n(y + 4)}`;
  for (let x = w; x > -w; x -= 22)
    drips += `Q${n(x - 5.5)} ${n(y + d.random.between(5, 24))} ${n(x - 11)} ${n(y + 5)}T${n(x - 22)} ${n(y + 5)}`;
  return path(`${drips}Z`, `fill="${d.run([lighten(colour, 0.4), colour, darken(colour, 0.15)])}"`);
};

/** One half of a sandwich cut across, its cut side to the eye; `melt` is cheese browned on top. */
const half = (d: Drawing, bread: string, pieces: readonly PictureItem[], turn: number, melt?: string): string => {
  const crumb = lighten(bread, 0.5);
  const rind = darken(mix(bread, '#9a5522', 0.6), 0.1);
  const thick = 22;
  const step = 17;
  const depth = thick * 2 + Math.max(1, pieces.length) * step;
  const face = 'M-110 22Q-114 8 -102 0L-12 -88Q0 -98 12 -88L102 0Q114 8 110 22Z';
  const slice = (y: number) =>
    `<rect x="-110" y="${n(y)}" width="220" height="${thick}" rx="6" fill="${d.run([rind, crumb, lighten(crumb, 0.3), crumb, darken(bread, 0.1)])}"/>` +
    Array.from({ length: 16 }, () =>
      ellipse(
        d.random.between(-100, 100),
        y + d.random.between(6, thick - 5),
        d.random.between(2, 5),
        d.random.between(1, 2.5),
        `fill="${darken(bread, 0.2)}" fill-opacity=".35"`,
      ),
    ).join('');
  const layers = [...pieces]
    .reverse()
    .map((item, i) => cutLayer(d, item, 22 + thick + step * (i + 0.5), 108))
    .join('');
  const inner = 'M-84 14L-8 -68Q0 -76 8 -68L84 14Z';
  let toast = '';
  for (let i = 0; i < 16; i++) {
    toast += ellipse(
      d.random.between(-70, 70),
      d.random.between(-66, 18),
      d.random.between(8, 24),
      d.random.between(5, 13),
      `fill="${d.spot(mix(bread, '#7a3a10', 0.65), 0)}" fill-opacity=".5"`,
      d.random.between(0, 180),
    );
  }
  let cap =
    path(face, `fill="${d.shade(rind, { light: 0.25, dark: 0.3, turn })}"`) +
    path(
      inner,
      `fill="${d.shade(mix(bread, crumb, 0.35), { light: 0.4, dark: 0.16, turn })}" stroke="${mix(bread, crumb, 0.3)}" stroke-width="10" stroke-linejoin="round"`,
    ) +
    d.clipped(path(face, ''), toast);
  if (melt) {
    let blisters = '';
    for (let i = 0; i < 20; i++) {
      const [x, y, r] = [d.random.between(-80, 80), d.random.between(-70, 24), d.random.between(6, 17)];
      const burnt = d.random.chance(0.5);
      blisters += ellipse(
        x,
        y,
        r,
        r * 0.66,
        `fill="${burnt ? d.spot('#a8561c', 0.1) : d.shade(lighten(melt, 0.2), { light: 0.5, dark: 0.15, turn })}" fill-opacity="${burnt ? 0.75 : 0.7}"`,
      );
    }
    const sheet =
      'M-100 18Q-104 6 -94 0L-10 -84Q0 -92 10 -84L94 0Q104 8 100 20C96 44 84 46 80 28C70 22 62 24 56 34C50 62 34 62 30 32C18 24 6 26 -6 28C-12 48 -26 48 -30 28C-44 24 -54 26 -60 34C-66 54 -80 52 -82 30C-90 28 -98 26 -100 18Z';
    cap +=
      path(sheet, `transform="translate(1 5)" fill="${darken(melt, 0.5)}" fill-opacity=".55"`) +
      path(sheet, `fill="${d.shade(melt, { light: 0.35, dark: 0.2, turn })}"`) +
      d.clipped(path(sheet, ''), blisters) +
      path('M-78 -4L-10 -70', line('#fff8e0', 6, 0.45));
  } else cap += path('M-88 -6L-14 -78', line('#fff8e0', 5, 0.45));
  return (
    `<rect x="-110" y="10" width="220" height="${n(depth + 14)}" rx="7" fill="${darken(bread, 0.62)}"/>` +
    `<rect x="-107" y="30" width="214" height="${n(depth - 10)}" fill="${darken(mix(bread, colourOf(pieces[0] ?? { kind: 'slice', ingredient: '-' }), 0.5), 0.3)}"/>` +
    slice(22 + depth - thick) +
    layers +
    slice(20) +
    cap
  );
};

/** A sandwich cut in two triangles; its pieces are its layers, the lowest first. Colours: the bread, the cheese on top. */
export const sandwich = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#d9a860', melt] = colours;
  const isWide = ground.rx > ground.ry * 1.2;
  const size = Math.min(ground.rx * (isWide ? 0.5 : 0.78), ground.ry * 0.88);
  const spots = isWide
    ? ([
        [-0.5, -0.16, -9],
        [0.5, -0.02, 7],
      ] as const)
    : ([
        [-0.16, -0.56, -10],
        [0.14, 0.3, 6],
      ] as const);
  const surface = spots
    .map(([x, y, turn]) => {
      const at = { x: ground.x + x * ground.rx, y: ground.y + y * ground.ry };
      const lean = turn + d.random.between(-3, 3);
      return (
        contact(d, at.x + 6, at.y + size * 0.42, size * 1.12, size * 0.62, 0.7, lean) +
        placed(at.x, at.y, lean, half(d, bread, pieces, lean, melt), size / 100)
      );
    })
    .join('');
  const areas = spots.map(([x, y]) => ({
    x: ground.x + x * ground.rx,
    y: ground.y + y * ground.ry - size * 0.2,
    rx: size * 0.5,
    ry: size * 0.34,
  }));
  return { surface, areas, garnished: areas, pieces: [] };
};
