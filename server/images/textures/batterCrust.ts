import type { Drawing } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { circle, ellipse } from '../canvas/svg';

interface BatterCrust {
  /** Half width and half height of the field that it covers. */
  reach: readonly [number, number];
  /** How many soft swells there are. */
  count: number;
  /** Greatest half length of a swell. */
  size: number;
}

/** A place in the field; from `from` on outwards, as a share of its area. */
const within = ({ random }: Drawing, [rx, ry]: readonly [number, number], from = 0) => {
  const [angle, far] = [random.next() * 6.283, Math.sqrt(random.between(from, 1))];
  return { x: Math.cos(angle) * rx * far, y: Math.sin(angle) * ry * far };
};

/**
 * The skin of a batter out of hot oil: soft swells without an outline, amber where it stood up, fine crisp bubbles along its
 * edge. Lumps with an outline would look like nuts in brittle.
 */
export const batterCrust = (pen: Pen, { reach, count, size }: BatterCrust): string => {
  const { d, colour, turn } = pen;
  const { random } = d;
  const angle = ((232 - turn) * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const brown = mix(darken(colour, 0.36), '#8a3f0c', 0.62);
  const amber = mix(colour, '#d97f1c', 0.6);
  const crown = mix(lighten(colour, 0.5), '#ffe2a0', 0.4);
  const spotted = (tone: string, number: number, from: number, share: number, opacity: number) =>
    Array.from({ length: number }, () => {
      const { x, y } = within(d, reach, from);
      const r = size * share * random.between(0.6, 1.2);
      return ellipse(
        x,
        y,
        r * 1.4,
        r * 0.8,
        `fill="${d.spot(tone, 0.15)}" fill-opacity="${opacity}"`,
        random.between(-50, 50),
      );
    }).join('');
  const swells = Array.from({ length: count }, () => {
    const { x, y } = within(d, reach);
    const r = size * random.between(0.45, 1);
    const lean = random.between(-40, 40);
    return (
      ellipse(
        x - ux * r * 0.5,
        y - uy * r * 0.5,
        r * 1.1,
        r * 0.72,
        `fill="${d.spot(brown, 0)}" fill-opacity=".5"`,
        lean,
      ) +
      ellipse(
        x + ux * r * 0.2,
        y + uy * r * 0.2,
        r * 0.86,
        r * 0.5,
        `fill="${d.spot(crown, 0)}" fill-opacity=".62"`,
        lean,
      )
    );
  }).join('');
  let pits = '';
  let lights = '';
  for (let i = 0; i < count * 2; i++) {
    const { x, y } = within(d, reach, 0.3);
    const r = 1.2 + random.next() ** 2 * 3;
    pits += circle(x - ux * r * 0.7, y - uy * r * 0.7, r, '');
    lights += circle(x, y, r * 0.8, '');
  }
  return (
    spotted(amber, Math.round(count * 0.7), 0.2, 1.1, 0.7) +
    swells +
    spotted(brown, Math.round(count * 0.6), 0.55, 0.8, 0.66) +
    `<g fill="${brown}" fill-opacity=".42">${pits}</g><g fill="${crown}" fill-opacity=".36">${lights}</g>`
  );
};
