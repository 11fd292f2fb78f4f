import { type Area } from './areas';
import { n, type Drawing } from './drawing';
import { type Filling, type FillNeeds } from './filling';
import { drawPiece } from './layPieces';
import { SHADOW, colourOr, darken, lighten, mix } from './palette';
import { pieceKind } from './pieceKinds';
import { type PictureItem } from './pictureSpec';
import { blob, contact, ellipse, line, path, placed, smooth } from './svgShapes';
import { usualColour } from './usualColours';

const colourOf = (item: PictureItem) =>
  colourOr(item.colour, usualColour(item.kind, item.ingredient) ?? pieceKind(item.kind, item.ingredient).colour);

/** How far the layers of a burger lean to the eye: the height of a disc, as a share of its width. */
const LEAN = 0.4;

/** A disc seen at an angle: its wall and its top; y is the top's. */
const disc = (d: Drawing, y: number, r: number, height: number, colour: string, light = 0.3) => {
  const k = r * LEAN;
  return (
    path(
      `M${n(-r)} ${n(y)}V${n(y + height * 0.7)}C${n(-r)} ${n(y + height + k * 1.24)} ${n(r)} ${n(y + height + k * 1.24)} ${n(r)} ${n(y + height * 0.7)}V${n(y)}Z`,
      `fill="${d.run([lighten(colour, 0.2), lighten(colour, 0.1), colour, darken(colour, 0.4)], true)}"`,
    ) + ellipse(0, y, r, k, `fill="${d.shade(colour, { light, dark: 0.2 })}"`)
  );
};

/** The front edge of a layer that waves or sags: from left to right, then back round the far side. */
const skirt = (y: number, r: number, count: number, sag: (i: number) => number) =>
  smooth([
    ...Array.from({ length: count + 1 }, (_, i) => {
      const angle = Math.PI - (i / count) * Math.PI;
      return { x: Math.cos(angle) * r, y: y + Math.sin(angle) * r * LEAN + sag(i) };
    }),
    { x: r * 0.6, y: y - r * LEAN * 0.7 },
    { x: -r * 0.6, y: y - r * LEAN * 0.7 },
  ]);

/** One layer of a burger on height y; says how thick it is. */
const layerOf = (d: Drawing, item: PictureItem, y: number, r: number): { drawn: string; height: number } => {
  const colour = colourOf(item);
  if (item.kind === 'leaf') {
    const edge = skirt(y, r * 1.08, 22, (i) => (i % 2 ? 12 : -5) + d.random.between(-4, 4));
    const inner = skirt(y - 5, r * 1.03, 22, (i) => (i % 2 ? 7 : -5));
    const drawn =
      path(edge, `transform="translate(0 5)" fill="${darken(colour, 0.5)}"`) +
      path(edge, `fill="${d.run([lighten(colour, 0.25), colour, darken(colour, 0.3)], true)}"`) +
      path(edge, line(lighten(colour, 0.55), 2.5, 0.6)) +
      path(inner, `fill="${lighten(colour, 0.2)}" fill-opacity=".5"`);
    return { drawn, height: 8 };
  }
  if (item.kind === 'slice') {
    const edge = skirt(
      y,
      r * 1.03,
      12,
      (i) => ([0, 6, 30, 8, -2, 12, 40, 14, -2, 6, 26, 6, 0][i] ?? 0) + d.random.between(-3, 3),
    );
    const drawn =
      path(edge, `transform="translate(1 5)" fill="${darken(colour, 0.5)}" fill-opacity=".6"`) +
      path(edge, `fill="${d.run([lighten(colour, 0.35), colour, darken(colour, 0.22)], true)}"`) +
      path(edge, line(lighten(colour, 0.6), 3, 0.6));
    return { drawn, height: 7 };
  }
  if (item.kind === 'wheel' || item.kind === 'ring') {
    const isRing = item.kind === 'ring';
    const [size, height] = [r * (isRing ? 0.4 : /tomato/i.test(item.ingredient) ? 0.52 : 0.36), isRing ? 8 : 13];
    let drawn = '';
    for (const degrees of size > r * 0.45 ? [205, -25, 135, 45, 90] : [200, -20, 160, 20, 122, 58, 90]) {
      const angle = (degrees * Math.PI) / 180;
      const [x, at] = [Math.cos(angle) * (r * 1.04 - size), y + Math.sin(angle) * (r * 1.04 - size) * LEAN];
      const shown = isRing ? mix(colour, '#fbf0ee', 0.62) : colour;
      drawn +=
        ellipse(x + 2, at + height + 5, size, size * LEAN, `fill="${SHADOW}" fill-opacity=".25"`) +
        placed(x, at, 0, disc(d, 0, size, height * 0.8, shown, 0.4)) +
        path(
          `M${n(x - size)} ${n(at + 2)}A${n(size)} ${n(size * LEAN)} 0 0 0 ${n(x + size)} ${n(at + 2)}`,
          line(isRing ? colour : lighten(colour, 0.4), isRing ? 4 : 2.5, 0.8),
        );
    }
    return { drawn, height: height * 0.8 };
  }
  let rough = '';
  for (let i = 0; i < 70; i++) {
    const angle = d.random.between(0.04, 0.96) * Math.PI;
    rough += ellipse(
      Math.cos(angle) * r * 0.99,
      y + Math.sin(angle) * r * LEAN + d.random.between(-4, 40),
      d.random.between(3, 10),
      d.random.between(2, 6),
      `fill="${d.random.chance(0.6) ? darken(colour, 0.55) : lighten(colour, 0.35)}" fill-opacity=".4"`,
      d.random.between(-30, 30),
    );
  }
  const wall = disc(d, y, r, 38, colour, 0.2);
  return { drawn: disc(d, y + 3, r * 1.005, 40, darken(colour, 0.4)) + wall + rough, height: 38 };
};

/** A burger seen at an angle; its pieces are its layers, the lowest first. The colour is the bun's. */
export const burger = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#d8923e'] = colours;
  const r = Math.min(ground.rx * 0.74, ground.ry * 0.82, 158);
  const crumb = lighten(mix(bread, '#f3ddb0', 0.6), 0.2);
  let top = 0;
  let layers = '';
  for (const item of pieces) {
    const thick =
      item.kind === 'slice' || item.kind === 'leaf' ? 7 : item.kind === 'ring' ? 7 : item.kind === 'wheel' ? 10 : 38;
    const { drawn, height } = layerOf(d, item, top - thick, r * (item.kind === 'patty' ? 1 : 0.98));
    layers += drawn + ellipse(0, top - height, r * 0.94, r * LEAN * 0.94, `fill="${d.edge(SHADOW, 0.5, 0.3)}"`);
    top -= height;
  }
  const y = top - 6;
  const R = r * 1.04;
  const dome = `M${n(-R)} ${n(y)}C${n(-R * 1.06)} ${n(y - R * 1.12)} ${n(R * 1.06)} ${n(y - R * 1.12)} ${n(R)} ${n(y)}C${n(R * 0.96)} ${n(y + R * 0.5)} ${n(-R * 0.96)} ${n(y + R * 0.5)} ${n(-R)} ${n(y)}Z`;
  const base = ground.y + (-top + 40) * 0.5 + r * 0.24;
  const glaze = mix(bread, '#b45f1c', 0.3);
  const bun =
    path(dome, `transform="translate(0 7)" fill="${SHADOW}" fill-opacity=".42"`) +
    path(dome, `transform="translate(0 4)" fill="${crumb}"`) +
    path(dome, `fill="${d.shade(glaze, { light: 0.5, dark: 0.42 })}"`) +
    d.clipped(
      path(dome, ''),
      ellipse(0, y + R * 0.36, R * 1.05, R * 0.28, `fill="${d.spot(lighten(bread, 0.5), 0.1)}" fill-opacity=".55"`) +
        ellipse(
          R * 0.1,
          y - R * 0.5,
          R * 0.7,
          R * 0.4,
          `fill="${d.spot(mix(bread, '#8a3f10', 0.7), 0)}" fill-opacity=".4"`,
        ),
    ) +
    ellipse(-R * 0.4, y - R * 0.48, R * 0.26, R * 0.12, 'fill="#fff" fill-opacity=".42"', -32) +
    ellipse(-R * 0.5, y - R * 0.42, R * 0.1, R * 0.045, 'fill="#fff" fill-opacity=".6"', -36);
  const face: Area = { x: ground.x, y: base + y - R * 0.42, rx: R * 0.62, ry: R * 0.28 };
  return {
    surface:
      contact(d, ground.x + 12, base + 52, r * 1.1, r * 0.52, 0.7) +
      contact(d, ground.x + 4, base + 46, r * 0.98, r * 0.42, 0.7) +
      placed(ground.x, base, 0, disc(d, 3, r * 0.97, 40, bread) + disc(d, 0, r * 0.98, 8, crumb) + layers + bun),
    areas: [face],
    garnished: face,
    pieces: [],
  };
};

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
  const size = Math.min(ground.rx * (isWide ? 0.52 : 0.78), ground.ry * 0.86);
  const spots = isWide
    ? ([
        [-0.5, -0.06, -9],
        [0.5, 0.08, 7],
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

/** Tacos standing in a row, each folded about its filling. The colour is the tortilla's. */
export const tacos = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#ecd08c'] = colours;
  const isWide = ground.rx > ground.ry * 1.3;
  const size = Math.min(ground.rx * (isWide ? 0.5 : 0.82), ground.ry * 0.76);
  const lean = d.random.between(-12, -6);
  const areas: Area[] = [];
  const back = 'M-106 4C-104 -40 -50 -66 0 -66C50 -66 104 -40 106 4L96 40H-96Z';
  const front = 'M-108 2C-70 22 70 22 108 2C108 50 62 88 0 88C-62 88 -108 50 -108 2Z';
  const surface = [-1, 0, 1]
    .map((row) => {
      const at = { x: ground.x - row * size * 0.08, y: ground.y + row * size * 0.84 - size * 0.02 };
      areas.push({ x: at.x, y: at.y - size * 0.2, rx: size * 0.78, ry: size * 0.24 });
      const turn = lean + d.random.between(-3, 3);
      const spots = (count: number, from: number, to: number) =>
        Array.from({ length: count }, () => {
          const r = d.random.between(5, 15);
          return ellipse(
            d.random.between(-96, 96),
            d.random.between(from, to),
            r * 1.3,
            r * 0.8,
            `fill="${d.spot(mix(bread, '#8a4a14', d.random.between(0.5, 0.9)), 0.1)}" fill-opacity=".6"`,
            d.random.between(0, 180),
          );
        }).join('');
      let filling = '';
      for (const item of pieces) {
        const kind = pieceKind(item.kind, item.ingredient);
        const each = Math.max(5, Math.min(13, Math.round(190 / kind.size)));
        for (let i = 0; i < each; i++) {
          const x = ((i + 0.5) / each - 0.5) * 176 + d.random.between(-8, 8);
          const rise = 26 * (1 - (x / 104) ** 2);
          const size = Math.min(kind.size, 26) * (kind.size < 14 ? 0.9 : 1) * d.random.between(0.9, 1.1);
          filling += drawPiece(
            d,
            item,
            { x, y: -rise + d.random.between(-16, 14) },
            size,
            d.random.between(-70, 70),
            0.6,
          );
        }
      }
      return (
        contact(d, at.x + 6, at.y + size * 0.5, size * 1.12, size * 0.56, 0.66, turn) +
        placed(
          at.x,
          at.y,
          turn,
          path(back, `fill="${d.shade(darken(bread, 0.1), { light: 0.2, dark: 0.34, turn })}"`) +
            path('M-102 -2C-96 -40 -48 -62 0 -62C48 -62 96 -40 102 -2', line(lighten(bread, 0.5), 4, 0.7)) +
            d.clipped(path(back, ''), spots(8, -60, -20)) +
            filling +
            path(front, `transform="translate(2 7)" fill="${darken(bread, 0.6)}"`) +
            path(front, `transform="translate(0 -4)" fill="${SHADOW}" fill-opacity=".3"`) +
            path(front, `fill="${d.shade(bread, { light: 0.45, dark: 0.36, turn })}"`) +
            d.clipped(
              path(front, ''),
              spots(20, 8, 84) + ellipse(-20, 34, 60, 20, `fill="${d.spot('#fff6e0', 0)}" fill-opacity=".4"`),
            ) +
            path('M-104 5C-68 25 68 25 104 5', line(lighten(bread, 0.7), 4, 0.85)),
          size / 100,
        )
      );
    })
    .join('');
  return { surface, areas, garnished: areas, pieces: [] };
};
