import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { degrees, ellipse, line, path } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import { wetPatches } from '../textures/wetPatches';
import type { PieceKind } from './pieceKind';

/** A point of the ball, denser towards its middle, where one looks straight at it. */
const pointOn = ({ d: { random } }: Pen, reach: number) => {
  const angle = random.next() * 6.283;
  const far = Math.sqrt(random.next()) * reach;
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, angle };
};

/** Where it was rolled about in the pan: soft brown patches, more of them towards its rim. */
const fried = (pen: Pen, tone: string, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const { x, y, angle } = pointOn(pen, i % 3 ? 90 : 60);
    const r = pen.d.random.between(16, 34);
    return ellipse(x, y, r * 1.2, r * 0.8, `fill="${pen.d.spot(tone, 0.15)}" fill-opacity=".62"`, degrees(angle) + 90);
  }).join('');

/** The coarse grain of what was minced: hollows between its crumbs, and specks of fat. */
const grain = (pen: Pen, count: number) => {
  const { random } = pen.d;
  let hollows = '';
  let specks = '';
  for (let i = 0; i < count; i++) {
    const [one, other] = [pointOn(pen, 88), pointOn(pen, 84)];
    const r = random.between(2, 7);
    hollows += `M${n(one.x - r)} ${n(one.y)}q${n(r)} ${n(random.between(-4, 6))} ${n(r * 2)} ${n(random.between(-6, 6))}`;
    specks += `M${n(other.x)} ${n(other.y)}l${n(random.between(0, 6))} ${n(random.between(-3, 3))}`;
  }
  return (
    path(hollows, line(darken(pen.colour, 0.62), 3.4, 0.44)) + path(specks, line(lighten(pen.colour, 0.5), 4.4, 0.3))
  );
};

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const isDry = /chickpea|falafel|bean|lentil|flour|cocoa/i.test(ingredient);
  const shape = blob(d.random, 0, 0, 98, 93, { wobble: 0.045, points: 17 });
  const brown = mix(darken(colour, 0.42), '#4a1c08', 0.4);
  const under = path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.62)}"`);
  // Fried balls have a crust; pale ones were poached.
  if (!isDry && brightness(colour) < 0.46)
    return (
      under +
      searedFace({ ...pen, colour: mix(lighten(colour, 0.1), '#a8522a', 0.24) }, shape, {
        reach: [90, 86],
        count: 24,
        gloss: 0.76,
      }) +
      grain(pen, 14)
    );
  return (
    under +
    path(shape, `fill="${body(pen, isDry ? colour : mix(colour, '#a8522a', 0.2), 0.5, 0.5)}"`) +
    d.clipped(
      path(shape, ''),
      (isDry ? '' : fried(pen, brown, 9)) + grain(pen, isDry ? 52 : 44) + path(shape, line(brown, 9, 0.3)),
    ) +
    (isDry
      ? shine(pen, 48, 24, 11, 0.22)
      : wetPatches(pen, { reach: [84, 78], count: 6, glow: mix(lighten(colour, 0.4), '#f0a050', 0.5), gloss: 0.74 }))
  );
};

/** A ball of minced meat or of pulses: rough, browned; meat glistens. */
export const meatBall: PieceKind = { size: 46, count: 8, spin: 0, shadow: [98, 96], colour: '#7a4226', draw };
