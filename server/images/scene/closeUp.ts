import { isRound } from '../canvas/areas';
import { HEIGHT, n, WIDTH } from '../canvas/drawing';
import type { Vessel } from '../vessels/vessel';

/** Half the size that the food's ground takes when the camera is as near as it goes, in picture units. */
const WIDE = 332;
const HIGH = 275;

/** A plate's rim lies outside the ground, so that less of the ground fills the picture. */
const SHALLOW = 226;

/** The nearest the camera goes. */
const NEAREST = 1.32;

/** How near a plate is shown that is seen from the side. */
const NEAR_LOW = 1.38;

/** How near a board or a tray is shown that is seen from the side: its near corners lie inside the picture. */
const NEAR_BOARD = 1.2;

/** How much larger than drawn a vessel is shown, so that the food fills the picture and its rim still lies inside. */
export const nearness = ({ ground, isDeep, isLow }: Vessel): number => {
  if (isLow) return NEAR_BOARD;
  if (isRound(ground) && ground.ry < ground.rx) return NEAR_LOW;
  const isCircle = ground.rx === ground.ry;
  const high = isDeep && isCircle ? HIGH : SHALLOW;
  return Math.max(1.04, Math.min(NEAREST, WIDE / ground.rx, high / ground.ry));
};

/** The drawing seen from nearer, about the point where the dish stands. */
export const closeUp = (drawing: string, near: number): string =>
  `<g transform="translate(${n((WIDTH / 2) * (1 - near))} ${n((HEIGHT / 2) * (1 - near))}) scale(${near.toFixed(3)})">${drawing}</g>`;
