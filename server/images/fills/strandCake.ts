import { type Area, grown, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { circle, line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { cutRound } from './cutRound';
import type { Filling, FillNeeds } from './filling';
import { onRing, roundRoom } from './rooms';

/** Strands in all directions; the longer they are, the more they bend. */
const strands = (d: Drawing, local: Area, colour: string, length: number, width: number, count: number) =>
  pointsIn(d.random, local, count, 1)
    .map(({ x, y }) => {
      const angle = d.random.next() * Math.PI * 2;
      const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
      const bend = d.random.between(-0.7, 0.7);
      const route = `M${n(x - dx)} ${n(y - dy)}Q${n(x - dy * bend)} ${n(y + dx * bend)} ${n(x + dx)} ${n(y + dy)}`;
      const tone = mix(colour, d.random.chance(0.55) ? lighten(colour, 0.45) : '#a8621c', d.random.next() * 0.6);
      return (
        path(route, `${line(darken(colour, 0.6), width + 2, 0.4)} transform="translate(1 2.500)"`) +
        path(route, line(tone, width)) +
        path(route, `${line(lighten(tone, 0.7), width * 0.25, 0.6)} transform="translate(0 -1)"`)
      );
    })
    .join('');

/**
 * A round cake of strands fried until they hold: grated potato, or spaghetti set in egg. Colours: the strands, the inside
 * that a cut shows. The shreds among the pieces say which.
 */
export const strandCake = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [colour = '#dca548', inside = lighten(colour, 0.4)] = colours;
  const grated = pieces.find(({ kind }) => kind === 'shred');
  const isPasta = /pasta|spaghetti|noodle/i.test(grated?.ingredient ?? '');
  const room = roundRoom(needs, 1.1);
  const r = Math.min(room.rx, room.ry) * 0.94;
  const face: Area = { x: room.x, y: room.y - 8, rx: r, ry: r };
  const local: Area = { x: 0, y: 0, rx: r, ry: r };
  const tangle = isPasta ? strands(d, local, colour, 48, 9, 170) : strands(d, local, colour, 15, 6, 420);
  const draw = (shape: string) =>
    path(shape, `fill="${d.shade(darken(colour, 0.24), { light: 0.2, dark: 0.2 })}"`) +
    d.clipped(
      path(shape, ''),
      tangle +
        browning(d, pointsIn(d.random, local, 22, 0.9), 26, colour, 0.4) +
        browning(d, onRing(d, local, 0.84, 1, 40), 22, colour, 0.66) +
        circle(0, 0, r * 0.98, `fill="none" stroke="#8a4a14" stroke-opacity=".3" stroke-width="${n(r * 0.05)}"`),
    );
  const layers = [mix(colour, '#a8601c', 0.5), inside, lighten(inside, 0.3), inside, mix(colour, '#a8601c', 0.3)];
  return {
    surface: cutRound(d, face, { layers, crust: layers[0]!, height: 32, draw }) + gloss(grown(face, 0.96), 0.12),
    areas: [grown(face, 0.7)],
    garnished: grown(face, 0.74),
    pieces: pieces.filter((item) => item !== grated),
    crowd: 0.7,
  };
};
