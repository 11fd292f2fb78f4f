import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed, rect } from '../canvas/svg';
import type { Filling, FillNeeds } from './filling';
import { roundRoom } from './rooms';

/** Half its width, how flat its top is seen, and how high it stands. */
const R = 100;
const FLAT = 0.52;
const HIGH = 88;
const FINGERS = 30;

/** A sponge finger standing at this angle of the wall, in radians; its back is seen where the angle points away. */
const finger = (d: Drawing, angle: number, sponge: string) => {
  const [x, y] = [Math.cos(angle) * R, Math.sin(angle) * R * FLAT];
  const half = Math.max(4, Math.abs(Math.sin(angle)) * 8 + 4.5);
  const isFar = Math.sin(angle) < 0;
  const tone = isFar ? mix(sponge, '#f8e6b8', 0.4) : sponge;
  const top = y - 18 + d.random.between(-4, 3);
  const body = `M${n(x - half)} ${n(y + HIGH)}V${n(top + half)}A${n(half)} ${n(half * 1.2)} 0 0 1 ${n(x + half)} ${n(top + half)}V${n(y + HIGH)}Z`;
  return (
    path(body, `fill="${d.run([lighten(tone, 0.4), tone, darken(tone, 0.36)], true)}"`) +
    path(`M${n(x - half * 0.4)} ${n(top + 8)}V${n(y + HIGH * 0.9)}`, line('#fff8e4', 2.4, 0.55)) +
    Array.from({ length: 7 }, () =>
      ellipse(
        x + d.random.between(-half, half) * 0.7,
        d.random.between(top + 6, y + HIGH),
        1.5,
        1.5,
        'fill="#ffffff" fill-opacity=".8"',
      ),
    ).join('')
  );
};

/** The ribbon round the fingers, with its bow. */
const ribbon = (d: Drawing, colour: string) => {
  const band = `M${-R - 5} 44A${R + 5} ${n((R + 5) * FLAT)} 0 0 0 ${R + 5} 44V60A${R + 5} ${n((R + 5) * FLAT)} 0 0 1 ${-R - 5} 60Z`;
  const loop = (turn: number) =>
    placed(26, 103, turn, path('M0 0C14 -20 40 -20 38 0C40 18 14 16 0 0Z', `fill="${d.shade(colour, { dark: 0.3 })}"`));
  return (
    path(band, `fill="${d.run([darken(colour, 0.2), lighten(colour, 0.35), colour, darken(colour, 0.3)], true)}"`) +
    path('M26 103L8 132L18 134ZM26 103L40 130L50 126Z', `fill="${darken(colour, 0.16)}"`) +
    loop(-14) +
    loop(190) +
    rect(20, 96, 12, 14, `rx="4" fill="${lighten(colour, 0.2)}"`)
  );
};

/** A cold cake walled with sponge fingers. Colours: the fingers, the cream on top, the ribbon. Pieces are heaped on it. */
export const charlotte = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [sponge = '#e3b873', cream = '#fbeee0', bow = '#e88a94'] = colours;
  const room = roundRoom(needs, 1.18);
  const scale = (Math.min(room.rx, room.ry) * 0.86) / R;
  const [x, y] = [room.x, room.y - 26 * scale];
  const at = (i: number) => (i / FINGERS) * Math.PI * 2;
  const all = Array.from({ length: FINGERS }, (_, i) => at(i)).sort((a, b) => Math.sin(a) - Math.sin(b));
  const far = all.filter((angle) => Math.sin(angle) < 0).map((angle) => finger(d, angle, sponge));
  const near = all.filter((angle) => Math.sin(angle) >= 0).map((angle) => finger(d, angle, sponge));
  const top: Area = { x, y: y - 3 * scale, rx: R * 0.84 * scale, ry: R * FLAT * 0.8 * scale };
  return {
    surface:
      contact(d, x + 6, y + HIGH * 0.9 * scale, R * 1.14 * scale, R * FLAT * 1.16 * scale, 0.7) +
      placed(
        x,
        y,
        0,
        far.join('') +
          ellipse(0, 4, R * 0.98, R * FLAT * 0.98, `fill="${d.shade(cream, { light: 0.5, dark: 0.2 })}"`) +
          near.join('') +
          ribbon(d, bow),
        scale,
      ),
    areas: [top],
    garnished: top,
    pieces,
    crowd: 7,
    scale: 1.3,
  };
};
