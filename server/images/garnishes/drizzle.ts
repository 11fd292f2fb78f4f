import { type Area, spreadIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { bandOf, blob, type Point, sidesOf } from '../canvas/outlines';
import { brightness, darken, lighten, SHADOW } from '../canvas/palette';
import { circle, line, path } from '../canvas/svg';

/** Sauces as thin as water: they wet the food in splashes, where a thick one lies on it as a thread. */
const RUNNY =
  /soy|oyster|worcester|bitters|butter|lard|vinegar|hotSauce|paprika|panca|oil|tamarind|lemon|lime|fishSauce|chilli$/i;

/** The course of the spoon: loops to and fro across the food, wider in their middle. */
const courseOf = ({ random }: Drawing, area: Area): Point[] => {
  const tilt = random.between(-0.42, -0.18);
  const [along, across] = [area.rx * 0.8, area.ry * 0.74];
  // The longer the food, the more turns.
  const turns = Math.min(7.2, Math.max(4.6, (along / across) * 3.2));
  const from = random.between(0, Math.PI * 2);
  const sway = random.between(0.7, 1);
  return Array.from({ length: 110 }, (_, i) => {
    const at = i / 109;
    const phase = from + at * turns * Math.PI * 2;
    const reach = Math.sqrt(1.06 - (at * 2 - 1) ** 2) * (0.74 + 0.26 * Math.sin(phase * 0.37 + sway * 5));
    const u = (at * 2 - 1) * along + Math.cos(phase) * along * 0.1 * sway;
    const v = Math.sin(phase) * across * reach;
    return {
      x: area.x + u * Math.cos(tilt) - v * Math.sin(tilt),
      y: area.y + u * Math.sin(tilt) + v * Math.cos(tilt),
    };
  });
};

/** The outline of a thread along its course: thick where the spoon turns, thin where it hurries, drawn out to a hair. */
const threadOf = ({ random }: Drawing, course: readonly Point[], thick: number): string => {
  const swell = random.between(0, Math.PI * 2);
  const sides = sidesOf(course, (i, apart) => {
    const slow = Math.min(1.5, Math.max(0.66, 26 / apart));
    const share = i / (course.length - 1);
    const end = Math.min(1, share * 9 + 0.55, (1 - share) * 12 + 0.1);
    return thick * slow * end * (1 + 0.16 * Math.sin(i * 0.7 + swell));
  });
  return bandOf(sides);
};

/** A thick sauce, such as honey, chocolate or cream: a glossy thread to and fro, with a drop where it began. */
const thread = (d: Drawing, area: Area, colour: string): string => {
  const { random } = d;
  const course = courseOf(d, area);
  const thick = Math.min(5, Math.max(2, Math.min(area.rx, area.ry) * 0.031));
  const shape = threadOf(d, course, thick);
  const first = course[0]!;
  const drop = blob(random, first.x, first.y, thick * 2, thick * 1.7, { wobble: 0.16 });
  const isClear = brightness(colour) > 0.3 && brightness(colour) < 0.78;
  const lights = course
    .filter((_, i) => i % 4 === 2)
    .map((at) =>
      sliver(
        at.x - thick * 0.2,
        at.y - thick * 0.34,
        thick * random.between(0.7, 1.3),
        random.between(0.5, 0.9),
        random.between(-50, -14),
      ),
    );
  const fill = `fill="${d.sweep([lighten(colour, 0.16), colour, darken(colour, 0.16)])}" fill-opacity="${isClear ? 0.86 : 0.96}"`;
  return (
    [shape, drop]
      .map((way) => path(way, `transform="translate(2 4.500)" fill="${SHADOW}" fill-opacity=".3"`))
      .join('') +
    [drop, shape].map((way) => path(way, fill)).join('') +
    path(shape, line(darken(colour, 0.34), 1.2, 0.4)) +
    lights.join('')
  );
};

/** A thin sauce, such as soy or melted butter: it wets the food in splashes of all sizes and runs off in drops. */
const splashes = (d: Drawing, area: Area, colour: string): string => {
  const { random } = d;
  const least = Math.min(area.rx, area.ry);
  const strength = brightness(colour) < 0.34 ? 0.62 : 0.5;
  return spreadIn(random, area, 20, 0.8)
    .map((at, i) => {
      const r = least * (i % 4 === 0 ? random.between(0.09, 0.13) : random.between(0.025, 0.07));
      const shape = blob(random, at.x, at.y, r * random.between(1.1, 1.7), r * random.between(0.6, 0.9), {
        wobble: 0.24,
        points: 8,
        turn: random.between(-40, 20),
      });
      return (
        path(shape, `fill="${colour}" fill-opacity="${strength}"`) +
        path(shape, line(darken(colour, 0.3), 1.2, 0.34)) +
        (r > 8 ? sliver(at.x - r * 0.2, at.y - r * 0.2, r * 0.6, random.between(0.5, 0.85)) : '') +
        circle(
          at.x + r * random.between(1.6, 2.6),
          at.y + r * random.between(-1, 1.4),
          random.between(1.6, 3.6),
          `fill="${colour}" fill-opacity="${strength}"`,
        )
      );
    })
    .join('');
};

/** A sauce that is poured over the food at the end: a thin one wets it, a thick one lies on it as a thread. */
export const drizzle = (d: Drawing, area: Area, colour: string, ingredient = ''): string =>
  RUNNY.test(ingredient) ? splashes(d, area, colour) : thread(d, area, colour);
