import { type Area, grown, outline } from '../canvas/areas';
import { contact } from '../canvas/light';
import { layPieces } from '../pieces/layPieces';
import type { Filling, FillNeeds } from './filling';
import { leaves } from './leaves';

/** How far the rows lean away from the upright. */
const LEAN = -14;

/**
 * A salad laid out in rows, as a Cobb is: each piece fills a stripe of its own across a bed of leaves. The colours are
 * those of the leaves.
 */
export const rows = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, pieces } = needs;
  const bed = leaves({ ...needs, pieces: [] });
  const room = grown(ground, isDeep ? 0.92 : 1.28);
  const wide = (room.rx * 2) / Math.max(1, pieces.length);
  const stripes = pieces.map((item, i) => {
    const x = room.x - room.rx + wide * (i + 0.5);
    // A stripe ends at the round edge of the salad.
    const high = room.ry * Math.sqrt(Math.max(0.42, 1 - ((x - room.x) / room.rx) ** 2)) * 0.96;
    const area: Area = { x, y: room.y, rx: wide * 0.5, ry: high, corner: wide * 0.3 };
    return (
      contact(d, area.x, area.y, area.rx * 0.9, area.ry * 0.84, 0.5) +
      layPieces(d, [item], [area, grown(area, 0.7)], { isHeap: true })
    );
  });
  const turned = `<g transform="rotate(${LEAN} ${room.x} ${room.y})">${stripes.join('')}</g>`;
  return {
    surface: bed.surface + (isDeep ? d.clipped(outline(ground), turned) : turned),
    areas: [room],
    garnished: grown(room, 0.8),
    pieces: [],
  };
};
