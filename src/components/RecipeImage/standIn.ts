import type { Theme } from '@mui/material/styles';

/* Of the plate or glass, which differs little from its table. */
const faintOf = ({ sunk, background }: Theme['vars']['palette']) =>
  `color-mix(in srgb, ${background.paper} 75%, ${sunk})`;

/** The background of a picture: a faint plate, until the picture is there and covers it. */
export const faintPlate = ({ vars: { palette } }: Theme) => {
  const { sunk } = palette;
  const faint = faintOf(palette);
  return {
    backgroundColor: sunk,
    backgroundImage: `radial-gradient(circle closest-side, ${faint} 31%, ${sunk} 31.5% 33.5%, ${faint} 34% 49%, transparent 49.5%)`,
  };
};

/** A faint glass in place of the plate of `faintPlate`. */
export const faintGlass = ({ vars: { palette } }: Theme) => {
  const { sunk } = palette;
  const faint = faintOf(palette);
  return {
    backgroundImage: [
      // The sides of the glass are nearer at its foot.
      `linear-gradient(82deg, ${sunk} 17%, transparent 17.5%)`,
      `linear-gradient(-82deg, ${sunk} 17%, transparent 17.5%)`,
      `linear-gradient(${faint} 26%, ${sunk} 26% 29%, ${faint} 29%)`,
    ].join(),
    backgroundPosition: 'center',
    backgroundSize: '22% 48%',
    backgroundRepeat: 'no-repeat',
  };
};
