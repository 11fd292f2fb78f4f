import type { Area } from '../../canvas/areas';
import type { PictureItem } from '../../pictureSpec';
import { isGreat } from './groups';

/**
 * Where the first piece and its sides lie. Sides are round the back of a plate, or beside the first piece on a board or
 * tray. Four or more sides of a small first piece form a ring round it.
 */
export const zonesOf = (room: Area, count: number, first: PictureItem): { main: Area; sides: Area[] } => {
  const at = (degrees: number, reach: number, size: number): Area => {
    const radians = (degrees * Math.PI) / 180;
    return {
      x: room.x + Math.cos(radians) * room.rx * reach,
      y: room.y + Math.sin(radians) * room.ry * reach,
      rx: Math.min(room.rx, room.ry * 1.3) * size,
      ry: room.ry * size,
    };
  };
  const inColumn = (i: number): Area => ({
    ...at(0, i === 2 && count > 2 ? 0.1 : 0.56, count > 1 ? 0.42 : 0.56),
    y: room.y + room.ry * (count === 1 ? 0 : i % 2 ? 0.48 : -0.46),
  });
  if (count === 0) return { main: at(0, 0, 0.88), sides: [] };
  if (room.rx > room.ry * 1.2) {
    return { main: at(180, 0.27, 0.9), sides: Array.from({ length: count }, (_, i) => inColumn(i)) };
  }
  if (count >= 4 && !isGreat(first)) {
    const sides = Array.from({ length: count }, (_, i) => at(-100 + (i * 360) / count, 0.64, count > 4 ? 0.36 : 0.4));
    return { main: at(0, 0, 0.38), sides };
  }
  if (count === 1) return { main: at(82, 0.24, 0.74), sides: [at(-96, 0.34, 0.6)] };
  const arc =
    [
      [-148, -40],
      [-160, -92, -22],
      [-176, -118, -62, -4],
    ][Math.min(count, 4) - 2] ?? [];
  const size = [0.5, 0.42, 0.34][Math.min(count, 4) - 2] ?? 0.3;
  const sides = Array.from({ length: count }, (_, i) => at(arc[i % arc.length] ?? -90, i < 4 ? 0.56 : 0.2, size));
  return { main: at(82, 0.32, 0.74), sides };
};
