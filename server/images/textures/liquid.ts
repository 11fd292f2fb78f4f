import { type Area, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { circle, line, path } from '../canvas/svg';
import { tonalPatches } from './tonalPatches';

/** A liquid that fills the area, or lies in an uneven pool where no wall holds it. */
export const surfaceOf = (
  d: Drawing,
  area: Area,
  isDeep: boolean,
  colour: string,
  patches = 22,
): { shape: string; drawn: string } => {
  const turn = d.random.between(0, 360);
  const shape = isDeep
    ? outline(area)
    : path(
        blob(d.random, area.x, area.y, area.rx, area.ry, {
          wobble: 0.045,
          points: 14,
          turn: area.rx === area.ry ? turn : 0,
        }),
        '',
      );
  const filled = shape.replace('/>', `fill="${d.shade(colour, { light: 0.18, dark: 0.28 })}"/>`);
  const tones = tonalPatches(d, pointsIn(d.random, area, patches, 0.86), Math.min(area.rx, area.ry) * 0.2, colour);
  const edge = isDeep
    ? ''
    : shape.replace('/>', `${line(darken(colour, 0.3), 5, 0.4)}/>`) +
      shape.replace('/>', `transform="translate(-1.500 -2)" ${line(lighten(colour, 0.6), 2, 0.5)}/>`);
  const shadow = isDeep ? '' : contact(d, area.x, area.y, area.rx * 0.92, area.ry * 0.92, 0.4);
  return { shape, drawn: shadow + filled + d.clipped(shape, tones) + edge };
};

/** Bubbles along the edge of a liquid. */
export const bubbles = (d: Drawing, area: Area, count: number, colour: string) => {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = d.random.next() * Math.PI * 2;
    const reach = d.random.between(0.86, 0.97);
    const r = d.random.between(1.5, 5);
    drawn += circle(
      area.x + Math.cos(angle) * area.rx * reach,
      area.y + Math.sin(angle) * area.ry * reach,
      r,
      `fill="${lighten(colour, 0.3)}" fill-opacity=".4" stroke="${lighten(colour, 0.75)}" stroke-width="1" stroke-opacity=".65"`,
    );
  }
  return drawn;
};

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
