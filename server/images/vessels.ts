import { type Area } from './areas';
import { n, type Drawing } from './drawing';
import { SHADOW, brightness, darken, lighten, mix } from './palette';
import { boxShadow, circle, ellipse, line, path, placed } from './svgShapes';

export interface Vessel {
  /** Everything under the food. */
  under: string;
  /** Everything over the food: the wall's shadow on it. */
  over: string;
  /** Where food can lie. */
  ground: Area;
  /** Whether walls hold the food, so that it fills the ground from edge to edge. */
  isDeep: boolean;
  eatenWith: 'fork' | 'spoon' | 'hand';
  /** A side that a handle takes; nothing else is put there. */
  busySide?: 'left' | 'right';
}

const RIMS: readonly [string, ...string[]] = ['#37506b', '#6b2353', '#b8412c', '#3f7a63', '#c98a2e', '#7d98a6'];

const speckles = (d: Drawing, x: number, y: number, from: number, to: number, count: number, colour: string) => {
  let dots = '';
  for (let i = 0; i < count; i++) {
    const angle = d.random.next() * Math.PI * 2;
    const reach = d.random.between(from, to);
    const r = 0.6 + d.random.next() ** 2 * 2;
    dots += circle(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      r,
      `fill="${colour}" fill-opacity="${d.random.between(0.3, 0.75).toFixed(2)}"`,
    );
  }
  return dots;
};

const rimLight = (x: number, y: number, r: number, width: number, opacity: number) =>
  path(
    `M${n(x - r * 0.97)} ${n(y - r * 0.22)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * 0.1)} ${n(y - r * 0.99)}`,
    line('#ffffff', width, opacity),
  );

const discShadow = (d: Drawing, x: number, y: number, r: number, height: number) =>
  ellipse(x + 40 * height, y + 52 * height, r * 1.2, r * 1.17, `fill="${d.spot(SHADOW, 0.62)}" fill-opacity=".34"`) +
  ellipse(x + 10, y + 14, r * 1.07, r * 1.07, `fill="${d.spot(SHADOW, 0.84)}" fill-opacity=".46"`);

/** The shade that a wall throws over the food's edge, strongest at the upper left. */
const well = (d: Drawing, x: number, y: number, r: number, opacity = 0.55) =>
  circle(x, y, r, `fill="${d.edge(SHADOW, 0.76, opacity, { x: 0.55, y: 0.57 })}"`);

const plate = (d: Drawing, x: number, y: number, hasRim: boolean): Vessel => {
  const r = d.random.between(258, 268);
  const glaze = d.random.pick(['#f6f0e6', '#f8f4ee', '#eef0ee', '#f4ead8']);
  const rim = hasRim ? d.random.pick(RIMS) : undefined;
  const under =
    discShadow(d, x, y, r, 0.8) +
    circle(x, y, r, `fill="${d.sweep([lighten(glaze, 0.6), darken(glaze, 0.2)])}"`) +
    circle(x, y, r - 5, `fill="${d.sweep([lighten(glaze, 0.8), darken(glaze, 0.07)])}"`) +
    (rim ? circle(x, y, r - 9, `fill="none" stroke="${rim}" stroke-width="8" stroke-opacity=".9"`) : '') +
    speckles(d, x, y, r * 0.74, r * 0.96, d.random.whole(20, 64), rim ?? darken(glaze, 0.5)) +
    circle(x, y, r * 0.735, `fill="${d.sweep([darken(glaze, 0.2), lighten(glaze, 0.7)])}"`) +
    circle(x, y, r * 0.715, `fill="${d.sweep([darken(glaze, 0.07), lighten(glaze, 0.5)])}"`) +
    rimLight(x, y, r - 3, 4, 0.8);
  return { under, over: '', ground: { x, y, rx: r * 0.7, ry: r * 0.7 }, isDeep: false, eatenWith: 'fork' };
};

interface Bowl {
  glaze: string;
  inner: string;
}

const BOWLS: Readonly<Record<string, Bowl>> = {
  'bowl-cream': { glaze: '#f4ede0', inner: '#efe3d0' },
  'bowl-slate': { glaze: '#2c4a58', inner: '#3d6672' },
  'bowl-terracotta': { glaze: '#b9623c', inner: '#d98a5c' },
};

const bowl = (d: Drawing, x: number, y: number, { glaze, inner }: Bowl): Vessel => {
  const r = d.random.between(238, 248);
  const inside = r * 0.885;
  const under =
    discShadow(d, x, y, r, 1.15) +
    circle(x, y, r, `fill="${d.sweep([lighten(glaze, 0.36), darken(glaze, 0.34)])}"`) +
    circle(
      x,
      y,
      r * 0.965,
      `fill="none" stroke="${lighten(glaze, 0.2)}" stroke-width="${n(r * 0.04)}" stroke-opacity=".35"`,
    ) +
    speckles(d, x, y, r * 0.91, r * 0.985, 54, brightness(glaze) > 0.6 ? darken(glaze, 0.45) : lighten(glaze, 0.5)) +
    circle(x, y, r * 0.918, `fill="${d.sweep([darken(inner, 0.52), lighten(inner, 0.2)])}"`) +
    rimLight(x, y, r - 5, 5, 0.62);
  return {
    under,
    over: well(d, x, y, inside + 1),
    ground: { x, y, rx: inside, ry: inside },
    isDeep: true,
    eatenWith: 'spoon',
  };
};

const pan = (d: Drawing, x: number, y: number): Vessel => {
  const r = d.random.between(238, 246);
  const iron = d.random.pick(['#35302e', '#3a3230', '#2f3338']);
  const isRight = d.random.chance(0.68);
  const turn = isRight ? d.random.between(30, 44) : d.random.between(138, 150);
  const handle = `M${n(r - 20)} -36C${n(r + 50)} -23 ${n(r + 90)} -25 ${n(r + 340)} -27V27C${n(r + 90)} 25 ${n(r + 50)} 23 ${n(r - 20)} 36Z`;
  const under =
    placed(
      x + 14,
      y + 22,
      turn,
      path(handle, `fill="${SHADOW}" fill-opacity=".22" stroke="${SHADOW}" stroke-opacity=".1" stroke-width="16"`),
    ) +
    placed(
      x,
      y,
      turn,
      path(
        handle,
        `fill="${d.run(isRight ? [lighten(iron, 0.3), iron, darken(iron, 0.45)] : [darken(iron, 0.45), iron, lighten(iron, 0.3)])}"`,
      ) + path(`M${n(r + 60)} ${isRight ? -15 : 15}L${n(r + 330)} ${isRight ? -17 : 17}`, line('#ffffff', 4, 0.16)),
    ) +
    discShadow(d, x, y, r, 1.05) +
    circle(x, y, r, `fill="${d.sweep([lighten(iron, 0.36), darken(iron, 0.5)])}"`) +
    circle(x, y, r * 0.958, `fill="${d.sweep([darken(iron, 0.55), lighten(iron, 0.16)])}"`) +
    circle(x, y, r * 0.93, `fill="${d.shade(lighten(iron, 0.05), { light: 0.16, dark: 0.3 })}"`) +
    rimLight(x, y, r - 4, 5, 0.5);
  const inside = r * 0.93;
  return {
    under,
    over: well(d, x, y, inside + 1, 0.6),
    ground: { x, y, rx: inside, ry: inside },
    isDeep: true,
    eatenWith: 'spoon',
    busySide: isRight ? 'right' : 'left',
  };
};

const pot = (d: Drawing, x: number, y: number): Vessel => {
  const r = 236;
  const enamel = d.random.pick(['#a3362a', '#2f5d62', '#d9a441', '#4a5a78', '#6b3a4f']);
  const turn = d.random.between(-14, 14);
  const ear = (side: number) =>
    placed(
      x,
      y,
      turn + (side < 0 ? 180 : 0),
      path(
        `M${r - 6} -58C${r + 60} -52 ${r + 60} 52 ${r - 6} 58`,
        `${line(SHADOW, 26, 0.3)} transform="translate(${side * 8} ${side * 14})"`,
      ) +
        path(`M${r - 6} -58C${r + 60} -52 ${r + 60} 52 ${r - 6} 58`, line(darken(enamel, 0.25), 27)) +
        path(`M${r - 6} -58C${r + 60} -52 ${r + 60} 52 ${r - 6} 58`, line(lighten(enamel, 0.2), 14)),
    );
  const cream = '#efe3d0';
  const under =
    ear(-1) +
    ear(1) +
    discShadow(d, x, y, r, 1.3) +
    circle(x, y, r, `fill="${d.sweep([lighten(enamel, 0.3), darken(enamel, 0.42)])}"`) +
    circle(x, y, r * 0.955, `fill="${darken(cream, 0.1)}"`) +
    circle(x, y, r * 0.94, `fill="${d.sweep([darken(cream, 0.55), lighten(cream, 0.3)])}"`) +
    rimLight(x, y, r - 4, 5, 0.65);
  const inside = r * 0.885;
  return {
    under,
    over: well(d, x, y, inside + 1, 0.62),
    ground: { x, y, rx: inside, ry: inside },
    isDeep: true,
    eatenWith: 'spoon',
  };
};

const woodGrain = (d: Drawing, width: number, height: number, tone: string) => {
  let grain = '';
  const rows = 26;
  for (let i = 0; i < rows; i++) {
    const y = -height / 2 + (height * (i + d.random.between(-0.3, 0.3))) / rows;
    const bend = () => n(y + d.random.between(-9, 9));
    grain += path(
      `M${n(-width / 2)} ${n(y)}C${n(-width * 0.2)} ${bend()} ${n(width * 0.1)} ${bend()} ${n(width / 2)} ${bend()}`,
      line(darken(tone, 0.45), d.random.between(0.8, 3.4), Number(d.random.between(0.08, 0.26).toFixed(2))),
    );
  }
  return grain;
};

const board = (d: Drawing, x: number, y: number): Vessel => {
  const [width, height] = [d.random.between(640, 676), d.random.between(424, 448)];
  const wood = d.random.pick(['#c98f57', '#b9814c', '#d3a268', '#a9744a']);
  const turn = d.random.between(2, 5) * (d.random.chance(0.5) ? -1 : 1);
  const [left, top] = [-width / 2, -height / 2];
  const box = (dy: number, rest: string) =>
    `<rect x="${n(left)}" y="${n(top + dy)}" width="${n(width)}" height="${n(height)}" rx="46" ${rest}/>`;
  const holeX = (d.random.chance(0.5) ? 1 : -1) * (width / 2 - 46);
  const under = placed(
    x,
    y,
    turn,
    boxShadow(left + 16, top + 26, width, height, 46, 24, 0.4) +
      boxShadow(left + 5, top + 10, width, height, 46, 7, 0.4) +
      box(8, `fill="${darken(wood, 0.42)}"`) +
      box(0, `fill="${d.sweep([lighten(wood, 0.36), darken(wood, 0.12)], turn)}"`) +
      d.clipped(box(0, ''), woodGrain(d, width, height, wood)) +
      path(
        `M${n(left + 5)} ${n(height * 0.2)}V${n(top + 46)}A41 41 0 0 1 ${n(left + 46)} ${n(top + 4)}H${n(width * 0.1)}`,
        line('#fff4dc', 3.4, 0.6),
      ) +
      circle(holeX, -top - 46, 17, `fill="${darken(wood, 0.62)}"`) +
      path(`M${n(holeX - 16)} ${n(-top - 42)}a17 17 0 0 0 32 4`, line(lighten(wood, 0.5), 3, 0.7)),
  );
  return { under, over: '', ground: { x, y, rx: 248, ry: 182 }, isDeep: false, eatenWith: 'hand' };
};

const bakingDish = (d: Drawing, x: number, y: number): Vessel => {
  const [width, height] = [600, 418];
  const glaze = d.random.pick(['#f1e9dc', '#b9553a', '#39606b', '#e2b45a', '#ede4d6']);
  const inner = mix(glaze, '#f3e6d0', 0.55);
  const [left, top] = [x - width / 2, y - height / 2];
  const box = (inset: number, corner: number, rest: string) =>
    `<rect x="${n(left + inset)}" y="${n(top + inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx="${corner}" ${rest}/>`;
  const ear = (cx: number) =>
    `<rect x="${n(cx - 40)}" y="${n(y - 74)}" width="80" height="148" rx="34" fill="${d.sweep([lighten(glaze, 0.3), darken(glaze, 0.3)])}"/>`;
  const under =
    boxShadow(left + 26, top + 38, width, height, 64, 28, 0.46) +
    boxShadow(left - 30 + 12, y - 74 + 20, width + 60, 148, 34, 10, 0.2) +
    boxShadow(left + 7, top + 12, width, height, 62, 7, 0.42) +
    ear(left + 6) +
    ear(left + width - 6) +
    box(0, 62, `fill="${d.sweep([lighten(glaze, 0.4), darken(glaze, 0.28)])}"`) +
    box(16, 50, `fill="${d.sweep([darken(inner, 0.45), lighten(inner, 0.25)])}"`) +
    path(
      `M${n(left + 5)} ${n(y + 40)}V${n(top + 62)}A57 57 0 0 1 ${n(left + 62)} ${n(top + 5)}H${n(x + 60)}`,
      line('#ffffff', 4.5, 0.62),
    );
  const ground: Area = { x, y, rx: width / 2 - 27, ry: height / 2 - 27, corner: 40 };
  const shade = (inset: number, opacity: number) =>
    `<rect x="${n(left + 27 + inset / 2)}" y="${n(top + 27 + inset / 2)}" width="${n(width - 54 - inset)}" height="${n(height - 54 - inset)}" rx="40" fill="none" stroke="${SHADOW}" stroke-opacity="${opacity}" stroke-width="${inset}"/>`;
  const over =
    shade(7, 0.16) +
    shade(15, 0.12) +
    shade(28, 0.07) +
    path(
      `M${n(left + 32)} ${n(top + height - 70)}V${n(top + 66)}A34 34 0 0 1 ${n(left + 66)} ${n(top + 32)}H${n(left + width - 70)}`,
      line(SHADOW, 16, 0.16),
    );
  return { under, over, ground, isDeep: true, eatenWith: 'fork' };
};

const tray = (d: Drawing, x: number, y: number): Vessel => {
  const [width, height] = [652, 452];
  const steel = d.random.pick(['#8f9498', '#5b5450', '#a3a19c']);
  const [left, top] = [x - width / 2, y - height / 2];
  const box = (inset: number, corner: number, rest: string) =>
    `<rect x="${n(left + inset)}" y="${n(top + inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx="${corner}" ${rest}/>`;
  const paper = '#f1e4cb';
  const crumple = Array.from({ length: 9 }, () => {
    const [cx, cy] = [x + d.random.between(-270, 270), y + d.random.between(-170, 170)];
    return path(
      `M${n(cx)} ${n(cy)}l${n(d.random.between(-70, 70))} ${n(d.random.between(-60, 60))}l${n(d.random.between(-40, 60))} ${n(d.random.between(-30, 30))}`,
      line(d.random.chance(0.5) ? '#ffffff' : '#8a6a44', 2, 0.2),
    );
  }).join('');
  const under =
    boxShadow(left + 18, top + 28, width, height, 36, 22, 0.42) +
    boxShadow(left + 5, top + 9, width, height, 34, 6, 0.42) +
    box(0, 34, `fill="${d.sweep([lighten(steel, 0.5), darken(steel, 0.35)])}"`) +
    box(10, 27, `fill="${d.sweep([darken(steel, 0.4), lighten(steel, 0.2)])}"`) +
    box(22, 20, `fill="${d.sweep([lighten(steel, 0.16), darken(steel, 0.16)])}"`) +
    box(34, 8, `fill="${d.sweep([lighten(paper, 0.5), darken(paper, 0.12)])}"`) +
    crumple +
    path(
      `M${n(left + 4)} ${n(y + 60)}V${n(top + 34)}A30 30 0 0 1 ${n(left + 34)} ${n(top + 4)}H${n(x + 80)}`,
      line('#ffffff', 3.6, 0.7),
    );
  return { under, over: '', ground: { x, y, rx: 264, ry: 164, corner: 30 }, isDeep: false, eatenWith: 'hand' };
};

const handleLoop = (d: Drawing, x: number, y: number, r: number, turn: number, glaze: string, width: number) => {
  const loop = `M${n(r - 14)} -40C${n(r + 104)} -56 ${n(r + 104)} 56 ${n(r - 14)} 40`;
  return placed(
    x,
    y,
    turn,
    path(loop, `${line(SHADOW, width + 8, 0.14)} transform="translate(14 20)"`) +
      path(loop, `${line(SHADOW, width, 0.24)} transform="translate(9 13)"`) +
      path(loop, line(darken(glaze, 0.22), width)) +
      path(loop, `${line(lighten(glaze, 0.5), width * 0.62)} transform="translate(-1.500 -2)"`),
  );
};

const cup = (d: Drawing, x: number, y: number): Vessel => {
  const r = 202;
  const glaze = d.random.pick(['#f5eee3', '#f5eee3', '#dfe7e2', '#f3ddc6']);
  const saucer = 272;
  const turn = d.random.between(16, 36);
  const under =
    discShadow(d, x, y, saucer, 0.75) +
    circle(x, y, saucer, `fill="${d.sweep([lighten(glaze, 0.6), darken(glaze, 0.2)])}"`) +
    circle(x, y, saucer - 6, `fill="${d.sweep([lighten(glaze, 0.7), darken(glaze, 0.08)])}"`) +
    circle(x, y, saucer * 0.86, `fill="${d.sweep([darken(glaze, 0.12), lighten(glaze, 0.6)])}"`) +
    speckles(d, x, y, saucer * 0.78, saucer * 0.97, 46, darken(glaze, 0.5)) +
    rimLight(x, y, saucer - 3, 4, 0.8) +
    handleLoop(d, x, y, r, turn, glaze, 28) +
    ellipse(x + 26, y + 34, r * 1.14, r * 1.12, `fill="${d.spot(SHADOW, 0.66)}" fill-opacity=".34"`) +
    circle(x, y, r, `fill="${d.sweep([lighten(glaze, 0.6), darken(glaze, 0.3)])}"`) +
    circle(x, y, r * 0.93, `fill="${d.sweep([darken(glaze, 0.5), lighten(glaze, 0.3)])}"`) +
    rimLight(x, y, r - 4, 5, 0.85);
  return {
    under,
    over: well(d, x, y, r * 0.885, 0.5),
    ground: { x, y, rx: r * 0.88, ry: r * 0.88 },
    isDeep: true,
    eatenWith: 'spoon',
  };
};

const mug = (d: Drawing, x: number, y: number): Vessel => {
  const r = 206;
  const glaze = d.random.pick(['#4a6f7c', '#b8593c', '#e8d9bf', '#5d4a66', '#7f9a72', '#d9a13f']);
  const inner = '#f2e8d8';
  const cork = d.random.pick(['#c79a6a', '#8f6748', '#d8c3a0']);
  const turn = d.random.chance(0.7) ? d.random.between(14, 40) : d.random.between(150, 168);
  const under =
    discShadow(d, x, y, 246, 0.4) +
    circle(x, y, 246, `fill="${d.sweep([lighten(cork, 0.35), darken(cork, 0.2)])}"`) +
    circle(x, y, 236, `fill="none" stroke="${darken(cork, 0.35)}" stroke-width="2" stroke-opacity=".35"`) +
    speckles(d, x, y, 200, 242, 80, darken(cork, 0.5)) +
    handleLoop(d, x, y, r + 8, turn, glaze, 38) +
    ellipse(x + 30, y + 40, r * 1.15, r * 1.12, `fill="${d.spot(SHADOW, 0.66)}" fill-opacity=".4"`) +
    circle(x, y, r, `fill="${d.sweep([lighten(glaze, 0.42), darken(glaze, 0.36)])}"`) +
    circle(x, y, r * 0.955, `fill="${lighten(glaze, 0.18)}"`) +
    circle(x, y, r * 0.91, `fill="${d.sweep([darken(inner, 0.55), lighten(inner, 0.3)])}"`) +
    rimLight(x, y, r - 5, 5, 0.7);
  return {
    under,
    over: well(d, x, y, r * 0.865, 0.55),
    ground: { x, y, rx: r * 0.86, ry: r * 0.86 },
    isDeep: true,
    eatenWith: 'spoon',
  };
};

const VESSELS: Readonly<Record<string, (d: Drawing, x: number, y: number) => Vessel>> = {
  plate: (d, x, y) => plate(d, x, y, false),
  'plate-rim': (d, x, y) => plate(d, x, y, true),
  'bowl-cream': (d, x, y) => bowl(d, x, y, BOWLS['bowl-cream']!),
  'bowl-slate': (d, x, y) => bowl(d, x, y, BOWLS['bowl-slate']!),
  'bowl-terracotta': (d, x, y) => bowl(d, x, y, BOWLS['bowl-terracotta']!),
  pan,
  pot,
  board,
  'baking-dish': bakingDish,
  tray,
  cup,
  mug,
};

/** The vessel of this name, seen from above with its centre at (x, y); a plain plate for a name nobody knows. */
export const drawVessel = (d: Drawing, name: string, x: number, y: number): Vessel => {
  const draw = Object.hasOwn(VESSELS, name) ? VESSELS[name] : undefined;
  return draw ? draw(d, x, y) : plate(d, x, y, false);
};
