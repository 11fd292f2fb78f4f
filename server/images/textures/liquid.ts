import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact, glint, sliver } from '../canvas/light';
import { blob, spill } from '../canvas/outlines';
import { brightness, darken, fuller, lighten, mix } from '../canvas/palette';
import { circle, degrees, line, path } from '../canvas/svg';
import { tonalPatches } from './tonalPatches';

const ovalOf = ({ x, y, rx, ry }: Area) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;

/** The film of fat and froth that a liquid leaves along its wall: here a hand wide, there a hair, soft towards the middle. */
const filmAtWall = (d: Drawing, area: Area, colour: string) => {
  if (area.corner !== undefined) return '';
  const { x, y, rx, ry } = area;
  const tone = brightness(colour) > 0.62 ? lighten(colour, 0.4) : mix(lighten(colour, 0.16), '#f29a2e', 0.34);
  const films = [0.955, 0.925].map((reach, i) => {
    const inner = spill(d.random, x, y, rx * reach, ry * reach, 0.05 + i * 0.02);
    return path(ovalOf(area) + inner, `fill="${tone}" fill-opacity="${i === 0 ? 0.34 : 0.2}" fill-rule="evenodd"`);
  });
  // Froth gathers in swarms where the film is broad.
  const froth = Array.from({ length: 5 }, () => {
    const [from, reach] = [d.random.next() * Math.PI * 2, d.random.between(0.9, 0.95)];
    return Array.from({ length: 9 }, () => {
      const angle = from + d.random.between(-0.2, 0.2);
      const far = reach + d.random.between(-0.03, 0.035);
      const r = 1 + d.random.next() ** 2 * 4.2;
      return circle(
        x + Math.cos(angle) * rx * far,
        y + Math.sin(angle) * ry * far,
        r,
        `fill="${lighten(tone, 0.3)}" fill-opacity=".34" stroke="${lighten(tone, 0.7)}" stroke-width=".9" stroke-opacity=".6"`,
      );
    }).join('');
  });
  return films.join('') + froth.join('');
};

/** A liquid as deep as its walls: dark where it stands against them, with a line of light where it clings. */
const inWalls = (d: Drawing, area: Area, colour: string) => {
  const isPale = brightness(colour) > 0.62;
  return (
    filmAtWall(d, area, colour) +
    outline(area, `fill="${d.edge(darken(colour, isPale ? 0.4 : 0.62), 0.72, isPale ? 0.5 : 0.62)}"`) +
    outline(grown(area, 0.975), line(lighten(colour, 0.55), 2.4, 0.42)) +
    outline(grown(area, 0.95), line(darken(colour, 0.4), 6, 0.16))
  );
};

/** Drops and a smear beside a sauce that was spooned onto a plate. */
const besideIt = (d: Drawing, area: Area, colour: string) =>
  Array.from({ length: 5 }, () => {
    const angle = d.random.next() * Math.PI * 2;
    const reach = d.random.between(1.07, 1.2);
    const [x, y] = [area.x + Math.cos(angle) * area.rx * reach, area.y + Math.sin(angle) * area.ry * reach];
    const r = d.random.between(2.5, 7);
    return (
      path(
        blob(d.random, x, y, r * 1.3, r, { wobble: 0.2, points: 7, turn: degrees(angle) }),
        `fill="${colour}" stroke="${darken(colour, 0.3)}" stroke-width="1" stroke-opacity=".5"`,
      ) + glint(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.2, 0.6)
    );
  }).join('');

/** A sauce without walls: it ends in bays and tongues, thin and clear at the very edge, thick and rounded inside. */
const onPlate = (d: Drawing, area: Area, colour: string, shape: string) => {
  const moved = (scale: number) =>
    `transform="translate(${n(area.x * (1 - scale))} ${n(area.y * (1 - scale))}) scale(${scale})"`;
  return {
    under:
      contact(d, area.x, area.y, area.rx * 0.84, area.ry * 0.84, 0.3) +
      shape.replace('/>', `${moved(1.025)} fill="${lighten(colour, 0.22)}" fill-opacity=".5"/>`) +
      besideIt(d, area, colour),
    edge:
      // Deeper inwards, clear at the rim, where the light that came through it gathers on the far side.
      [0.93, 0.84, 0.7]
        .map((share) => shape.replace('/>', `${moved(share)} fill="${darken(colour, 0.3)}" fill-opacity=".13"/>`))
        .join('') +
      shape.replace('/>', `transform="translate(-6 -7.500)" ${line(lighten(fuller(colour, 0.3), 0.45), 9, 0.3)}/>`) +
      shape.replace('/>', `${moved(0.985)} ${line(darken(colour, 0.34), 7, 0.2)}/>`) +
      shape.replace('/>', `${line(darken(colour, 0.4), 2.4, 0.42)}/>`) +
      shape.replace('/>', `transform="translate(3 4.500)" ${line(lighten(colour, 0.7), 2.6, 0.4)}/>`),
  };
};

/** A liquid that fills the area, or lies in an uneven pool where no wall holds it. */
export const surfaceOf = (
  d: Drawing,
  area: Area,
  isDeep: boolean,
  colour: string,
  patches = 22,
): { shape: string; drawn: string } => {
  const shape = isDeep ? outline(area) : path(spill(d.random, area.x, area.y, area.rx, area.ry), '');
  const filled = shape.replace('/>', `fill="${d.shade(colour, { light: 0.3, dark: 0.3 })}"/>`);
  const tones = tonalPatches(d, pointsIn(d.random, area, patches, 0.86), Math.min(area.rx, area.ry) * 0.2, colour);
  if (isDeep) return { shape, drawn: filled + d.clipped(shape, tones) + inWalls(d, area, colour) };
  const { under, edge } = onPlate(d, area, colour, shape);
  return { shape, drawn: under + filled + d.clipped(shape, tones + edge) };
};

/** Bubbles along the edge of a liquid. */
export const bubbles = (d: Drawing, area: Area, count: number, colour: string) => {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = d.random.next() * Math.PI * 2;
    const reach = d.random.between(0.86, 0.97);
    const r = d.random.between(1.2, 3.6);
    drawn += circle(
      area.x + Math.cos(angle) * area.rx * reach,
      area.y + Math.sin(angle) * area.ry * reach,
      r,
      `fill="${lighten(colour, 0.3)}" fill-opacity=".4" stroke="${lighten(colour, 0.75)}" stroke-width="1" stroke-opacity=".65"`,
    );
  }
  return drawn;
};

/** The window in the waves of a wet surface: slivers of light, more of them towards it. */
export const wetLights = (d: Drawing, area: Area, count: number): string =>
  pointsIn(d.random, { ...area, x: area.x - area.rx * 0.12, y: area.y - area.ry * 0.14 }, count, 0.8)
    .map(({ x, y }) =>
      sliver(x, y, d.random.between(3, 9), Number(d.random.between(0.3, 0.7).toFixed(2)), d.random.between(-60, -16)),
    )
    .join('');

/** Faint arcs left by the spoon. */
export const swirls = (d: Drawing, area: Area, colour: string) => {
  let drawn = '';
  for (let i = 0; i < 5; i++) {
    const reach = d.random.between(0.25, 0.8);
    const start = d.random.between(0, 360);
    const [w, h] = [area.rx * reach, area.ry * reach];
    const radians = (start * Math.PI) / 180;
    const end = radians + d.random.between(0.7, 1.9);
    const route = `M${n(area.x + Math.cos(radians) * w)} ${n(area.y + Math.sin(radians) * h)}A${n(w)} ${n(h)} 0 0 1 ${n(area.x + Math.cos(end) * w)} ${n(area.y + Math.sin(end) * h)}`;
    const tone = d.random.chance(0.6) ? lighten(colour, 0.3) : darken(colour, 0.22);
    drawn +=
      path(route, line(tone, d.random.between(9, 20), 0.14)) + path(route, line(tone, d.random.between(3, 8), 0.2));
  }
  return drawn;
};
