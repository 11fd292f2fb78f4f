import { type Area } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { glint, sliver } from '../canvas/light';
import { bandOf, type Point, sidesOf } from '../canvas/outlines';
import { brightness, darken, deepen, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';

/** How often the furrow runs round, and from which share of the radius to which. */
const TURNS = 1.9;
const [OUT, IN] = [0.82, 0.15];

const STEPS = 44;

/** The middle line of the furrow, from its outer end to the middle. */
const furrowOf = (d: Drawing, { x, y, rx, ry }: Area): Point[] => {
  const { random } = d;
  const start = random.between(0, Math.PI * 2);
  const wave = random.between(0, Math.PI * 2);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = i / STEPS;
    const angle = start + share * TURNS * Math.PI * 2;
    const far = OUT + (IN - OUT) * share ** 0.86 + Math.sin(angle * 1.7 + wave) * 0.022;
    return { x: x + Math.cos(angle) * rx * far, y: y + Math.sin(angle) * ry * far };
  });
};

/** A band along the furrow, pointed at both ends; it lies `by` to the lower right of it. `wide` says its half width there. */
const band = (furrow: readonly Point[], by: number, wide: (share: number) => number): string => {
  const lain = furrow.map(({ x, y }) => ({ x: x + by * 0.94, y: y + by * 1.06 }));
  return bandOf(sidesOf(lain, (i) => wide(i / (furrow.length - 1))));
};

/** Thin where the spoon was set down, soon broad, and thinning towards the middle. */
const drawnOut = (half: number) => (share: number) =>
  half * Math.min(1, share * 5) ** 0.6 * Math.min(1, (1 - share) * 2.6 + 0.1) ** 0.7;

/** What has run into the furrow: here broad, there a thread, with the window in it. */
const pooled = (d: Drawing, furrow: readonly Point[], width: number, poured: string) => {
  const parts = [
    [2, 17],
    [19, 31],
    [33, 42],
  ].map(([from, to]) =>
    band(
      furrow.slice(from, to),
      0,
      (share) => width * 0.34 * Math.sin(Math.PI * share) ** 0.6 * d.random.between(0.55, 1.1) + 0.4,
    ),
  );
  const lights = [8, 24, 37].map((i) => {
    const at = furrow[i + d.random.whole(-2, 2)]!;
    return sliver(at.x, at.y, d.random.between(6, 10), 0.75) + glint(at.x + 9, at.y + 6, 2.6, 1.4, 0.6);
  });
  return (
    parts
      .map(
        (part) =>
          path(part, `fill="${deepen(poured, 0.5)}" fill-opacity=".34" transform="translate(1 2.500)"`) +
          path(part, `fill="${poured}" fill-opacity=".82"`) +
          path(part, `${line(lighten(poured, 0.5), 1.4, 0.6)} transform="translate(-.8 -1)"`),
      )
      .join('') + lights.join('')
  );
};

/**
 * The furrow that the back of a spoon left in something thick, turning inwards: its wall towards the window lies in shade,
 * the far one in light, and the ridge beside it stands up soft. `poured` has run into it.
 */
export const spoonSwirl = (d: Drawing, area: Area, colour: string, poured?: string): string => {
  const furrow = furrowOf(d, area);
  const width = Math.min(area.rx, area.ry) * 0.215;
  const isPale = brightness(colour) > 0.78;
  // A pale dip has warm shade, not grey; otherwise it would look like plaster.
  const shade = isPale ? mix(deepen(colour, 1), '#8a5220', 0.44) : darken(colour, 0.56);
  const light = lighten(colour, isPale ? 0.95 : 0.44);
  const layer = (by: number, half: number, tone: string, opacity: number) =>
    path(band(furrow, by * width, drawnOut(half * width)), `fill="${tone}" fill-opacity="${opacity}"`);
  const streaks = [-0.3, -0.12, 0.06, 0.2].map((by) => layer(by, 0.016, by < 0 ? shade : light, 0.5)).join('');
  return (
    // The ridges on both sides, then the hollow between them, in steps that the eye takes for a curve.
    layer(-0.5, 0.3, light, 0.5) +
    layer(0.72, 0.26, shade, 0.14) +
    layer(0.62, 0.18, shade, 0.16) +
    layer(0, 0.5, shade, 0.16) +
    layer(-0.1, 0.42, shade, 0.2) +
    layer(-0.2, 0.3, shade, 0.22) +
    layer(-0.28, 0.18, shade, 0.24) +
    layer(0.2, 0.3, colour, 0.62) +
    layer(0.3, 0.18, light, 0.42) +
    layer(0.36, 0.09, light, 0.5) +
    streaks +
    path(
      band(furrow.slice(2, 22), -0.56 * width, (share) => width * 0.05 * Math.sin(Math.PI * share) + 0.2),
      `fill="#fffaf0" fill-opacity="${isPale ? 0.9 : 0.55}"`,
    ) +
    (poured ? pooled(d, furrow, width, poured) : '')
  );
};
