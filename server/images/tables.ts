import { HEIGHT, WIDTH, n, type Drawing } from './drawing';
import { LIGHT, darken, lighten, mix } from './palette';
import { ellipse, line, path } from './svgShapes';

type Material = 'linen' | 'tile' | 'plaster' | 'planks' | 'marble';

export interface Table {
  material: Material;
  /** Two close tones, the lit one first. */
  tones: readonly [string, string];
}

const TABLES: Readonly<Record<string, Table>> = {
  'linen-sand': { material: 'linen', tones: ['#f3d9a8', '#dfae6a'] },
  'linen-oat': { material: 'linen', tones: ['#f6e7c4', '#e3c48c'] },
  'linen-butter': { material: 'linen', tones: ['#ffe7a8', '#f7cb62'] },
  'tile-celadon': { material: 'tile', tones: ['#8fb0a6', '#55806f'] },
  'tile-mint': { material: 'tile', tones: ['#cfe7d3', '#93c9a8'] },
  'plaster-sea': { material: 'plaster', tones: ['#dfe8e6', '#b4c8c8'] },
  'plaster-apricot': { material: 'plaster', tones: ['#f6cdb4', '#e59a7a'] },
  'plaster-lilac': { material: 'plaster', tones: ['#e6d3ea', '#b898c6'] },
  'planks-walnut': { material: 'planks', tones: ['#7d573f', '#4a2c20'] },
  'planks-ink': { material: 'planks', tones: ['#46648a', '#263a52'] },
  'marble-white': { material: 'marble', tones: ['#f8f5f1', '#d8d2d0'] },
};

const PLAIN: Table = { material: 'plaster', tones: ['#f6e7c4', '#e3c48c'] };

/** The table of this name; a neutral one for a name nobody knows. */
export const tableOf = (name: string): Table => TABLES[name] ?? PLAIN;

const rect = (x: number, y: number, width: number, height: number, rest: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${rest}/>`;

/** Threads of a woven cloth, as an overlay of the whole picture. */
export const weave = (d: Drawing, strength = 1): string => {
  const [width, height] = [118, 106];
  let threads = '';
  for (let at = 0; at < width; at += 2.4) {
    const isSlub = d.random.chance(0.08);
    threads += path(
      `M${n(at)} 0v${height}`,
      `stroke="${d.random.chance(0.5) ? '#5a3418' : '#fffaf0'}" stroke-width="${isSlub ? 1.9 : 1}" stroke-opacity="${(d.random.between(0.03, 0.11) * strength).toFixed(3)}"`,
    );
  }
  for (let at = 0; at < height; at += 2.4) {
    const isSlub = d.random.chance(0.08);
    threads += path(
      `M0 ${n(at)}h${width}`,
      `stroke="${d.random.chance(0.5) ? '#5a3418' : '#fffaf0'}" stroke-width="${isSlub ? 1.9 : 1}" stroke-opacity="${(d.random.between(0.03, 0.11) * strength).toFixed(3)}"`,
    );
  }
  return rect(0, 0, WIDTH, HEIGHT, `fill="${d.pattern(width, height, threads, d.random.between(-4, 4))}"`);
};

const clouds = (d: Drawing, [lit, shaded]: Table['tones'], count: number, top: number, height: number) => {
  let patches = '';
  for (let i = 0; i < count; i++) {
    const tone = d.random.chance(0.5) ? lighten(lit, 0.7) : darken(shaded, 0.16);
    patches += ellipse(
      d.random.between(-40, WIDTH + 40),
      top + d.random.between(-20, height + 20),
      d.random.between(60, 190),
      d.random.between(24, 80),
      `fill="${d.spot(tone, 0)}" fill-opacity="${d.random.between(0.12, 0.34).toFixed(2)}"`,
      d.random.between(-30, 10),
    );
  }
  return patches;
};

const grainLines = (d: Drawing, tone: string, x: number, y: number, width: number, height: number, count: number) => {
  let lines = '';
  for (let i = 0; i < count; i++) {
    const at = y + (height * (i + d.random.next())) / count;
    const bend = () => n(at + d.random.between(-5, 5));
    lines += path(
      `M${n(x)} ${n(at)}C${n(x + width * 0.3)} ${bend()} ${n(x + width * 0.6)} ${bend()} ${n(x + width)} ${bend()}`,
      line(tone, d.random.between(0.7, 2.6), Number(d.random.between(0.08, 0.3).toFixed(2))),
    );
  }
  return lines;
};

/** Boards side by side with grain and joints. */
export const planks = (
  d: Drawing,
  [lit, shaded]: Table['tones'],
  top: number,
  height: number,
  board: number,
): string => {
  let boards = rect(0, top, WIDTH, height, `fill="${d.sweep([lit, shaded])}"`);
  const first = top - d.random.between(0, board * 0.5);
  for (let y = first; y < top + height; y += board) {
    const from = Math.max(top, y);
    boards += rect(0, from, WIDTH, y + board - from, `fill="${mix(lit, shaded, d.random.next())}" fill-opacity=".55"`);
    boards += grainLines(d, darken(shaded, 0.55), 0, from, WIDTH, y + board - from, Math.round((y + board - from) / 9));
    boards += grainLines(d, lighten(lit, 0.4), 0, from, WIDTH, y + board - from, 4);
    const joint = d.random.between(60, WIDTH - 60);
    boards += path(`M${n(joint)} ${n(from)}V${n(y + board)}`, line(darken(shaded, 0.6), 2, 0.4));
    boards += rect(0, y + board - 4, WIDTH, 3, `fill="${darken(shaded, 0.65)}" fill-opacity=".55"`);
    boards += rect(0, y + board - 1, WIDTH, 1.6, 'fill="#fff" fill-opacity=".16"');
  }
  return boards;
};

const tiles = (d: Drawing, [lit, shaded]: Table['tones'], top: number, height: number, size: number) => {
  let square = rect(0, top, WIDTH, height, `fill="${darken(shaded, 0.2)}"`);
  const [left, first] = [-d.random.between(0, size), top - d.random.between(0, size * 0.8)];
  for (let y = first; y < top + height; y += size) {
    for (let x = left; x < WIDTH; x += size) {
      const share = ((x / WIDTH + (y - top) / HEIGHT) / 2) * 0.75 + d.random.between(0, 0.25);
      const tone = mix(lit, shaded, Math.min(1, Math.max(0, share)));
      square += rect(x, y, size - 6, size - 6, `rx="6" fill="${tone}"`);
      square += path(`M${n(x + 3)} ${n(y + size - 26)}V${n(y + 3)}H${n(x + size - 26)}`, line('#ffffff', 2.6, 0.32));
      square += ellipse(
        x + d.random.between(20, size - 20),
        y + d.random.between(20, size - 20),
        size * 0.4,
        size * 0.22,
        `fill="${d.spot(d.random.chance(0.5) ? lighten(lit, 0.5) : darken(shaded, 0.2), 0)}" fill-opacity=".2"`,
        -30,
      );
    }
  }
  return square;
};

const veins = (d: Drawing, tone: string) => {
  let lines = '';
  for (let i = 0; i < 7; i++) {
    let [x, y] = [d.random.between(-100, WIDTH * 0.8), d.random.between(-60, HEIGHT)];
    let route = `M${n(x)} ${n(y)}`;
    for (let k = 0; k < 7; k++) {
      const [dx, dy] = [d.random.between(30, 110), d.random.between(-24, 64)];
      route += `Q${n(x + dx * 0.4 + d.random.between(-14, 14))} ${n(y + dy * 0.4 + d.random.between(-20, 20))} ${n(x + dx)} ${n(y + dy)}`;
      [x, y] = [x + dx, y + dy];
    }
    const width = d.random.between(0.8, 2.4);
    lines += path(route, line(tone, width * 7, 0.06)) + path(route, line(tone, width, 0.32));
  }
  return lines;
};

/** The table seen from above, filling the picture. */
export const drawTable = (d: Drawing, { material, tones }: Table): string => {
  const ground = rect(0, 0, WIDTH, HEIGHT, `fill="${d.sweep(tones)}"`);
  switch (material) {
    case 'linen':
      return ground + weave(d, 1.15);
    case 'tile':
      return tiles(d, tones, 0, HEIGHT, d.random.between(150, 186));
    case 'planks':
      return planks(d, tones, 0, HEIGHT, d.random.between(124, 172));
    case 'marble':
      return ground + clouds(d, tones, 9, 0, HEIGHT) + veins(d, '#8b8389');
    case 'plaster':
      return ground + clouds(d, tones, 16, 0, HEIGHT);
  }
};

/** Height of the table's far edge in pictures seen from the front. */
export const TABLE_LINE = 450;

/** Wall and table seen from the front, with the pale disc of light behind the glass. */
export const drawWallAndTable = (d: Drawing, { material, tones }: Table, x: number): string => {
  const [lit, shaded] = tones;
  const isDark = material === 'planks';
  const wall = rect(0, 0, WIDTH, TABLE_LINE + 2, `fill="${d.sweep(isDark ? [lighten(lit, 0.12), shaded] : tones)}"`);
  const wallCover =
    material === 'tile'
      ? tiles(d, tones, 0, TABLE_LINE, d.random.between(92, 112))
      : clouds(d, tones, 8, 0, TABLE_LINE) + (material === 'linen' ? weave(d, 0.4) : '');
  const disc =
    ellipse(
      x,
      268,
      240,
      240,
      `fill="${isDark ? lighten(lit, 0.45) : '#fff9e2'}" fill-opacity="${isDark ? 0.4 : 0.58}"`,
    ) + ellipse(x, 268, 240, 240, `fill="none" stroke="#fff" stroke-width="2" stroke-opacity="${isDark ? 0.25 : 0.5}"`);
  const bench: Record<Material, () => string> = {
    linen: () => ground(lighten(shaded, 0.35), darken(shaded, 0.1)) + weaveBelow(d),
    plaster: () => ground('#f4e2b4', '#dcb874') + weaveBelow(d),
    tile: () => ground('#f1dcb2', '#d8b072') + weaveBelow(d),
    marble: () => planks(d, ['#c79a6a', '#9a6a42'], TABLE_LINE, HEIGHT - TABLE_LINE, 84),
    planks: () => planks(d, [lighten(lit, 0.06), darken(shaded, 0.12)], TABLE_LINE, HEIGHT - TABLE_LINE, 84),
  };
  const ground = (from: string, to: string) =>
    rect(0, TABLE_LINE, WIDTH, HEIGHT - TABLE_LINE, `fill="${d.run([from, to])}"`);
  const wholeWall = material === 'tile' ? d.clipped(rect(0, 0, WIDTH, TABLE_LINE, ''), wallCover) : wallCover;
  return (
    wall +
    wholeWall +
    disc +
    bench[material]() +
    rect(0, TABLE_LINE - 1, WIDTH, 3, `fill="#fff" fill-opacity="${isDark ? 0.16 : 0.5}"`) +
    rect(
      0,
      TABLE_LINE + 2,
      WIDTH,
      26,
      `fill="${d.run([lighten(shaded, 0.5), lighten(shaded, 0.5)])}" fill-opacity=".12"`,
    )
  );
};

const weaveBelow = (d: Drawing) => d.clipped(rect(0, TABLE_LINE, WIDTH, HEIGHT - TABLE_LINE, ''), weave(d));

/** The light of one window at the top left: a wash and two faint bars. */
export const windowLight = (d: Drawing, strength = 1): string =>
  ellipse(60, -10, 780, 640, `fill="${d.spot(LIGHT, 0)}" fill-opacity="${0.5 * strength}"`) +
  path('M-60 128L520 -252L648 -132L60 268Z', `fill="${LIGHT}" fill-opacity="${0.09 * strength}"`) +
  path('M20 338L700 -102L764 -32L90 428Z', `fill="${LIGHT}" fill-opacity="${0.07 * strength}"`);

/** The picture's edges fall off a little into warm shade. */
export const vignette = (d: Drawing): string =>
  rect(0, 0, WIDTH, HEIGHT, `fill="${d.edge('#4a1f10', 0.66, 0.26, { x: 0.44, y: 0.42 })}"`);
