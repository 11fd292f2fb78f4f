import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { line, path } from '../canvas/svg';

/** A ribbon in a spiral, such as cream from a spoon. */
export const swirlRibbon = (d: Drawing, area: Area, colour: string): string => {
  const turns = d.random.between(1.7, 2.4);
  const start = d.random.between(0, 6.28);
  const steps = 34;
  const at = (i: number) => {
    const share = i / steps;
    const angle = start + share * turns * 6.283;
    const reach = 0.08 + share * 0.52;
    return { x: area.x + Math.cos(angle) * area.rx * reach, y: area.y + Math.sin(angle) * area.ry * reach };
  };
  let route = '';
  for (let i = 0; i <= steps; i++) route += `${i ? 'L' : 'M'}${n(at(i).x)} ${n(at(i).y)}`;
  return (
    path(route, `${line(darken(colour, 0.5), 17, 0.22)} transform="translate(2 4)"`) +
    path(route, line(darken(colour, 0.06), 15)) +
    path(route, `${line(lighten(colour, 0.7), 6, 0.8)} transform="translate(-2 -2)"`)
  );
};
