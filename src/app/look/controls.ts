import type { ThemeOptions } from '@mui/material/styles';

/** What is pressed, chosen or dragged. */
export const controls: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 },
      }),
    },
  },
  /* Fixed like the buttons around them: an icon does not grow with the browser's text size. */
  MuiSvgIcon: {
    defaultProps: { fontSize: 'small' },
    styleOverrides: {
      root: {
        variants: [
          { props: { fontSize: 'tiny' }, style: { fontSize: 18 } },
          { props: { fontSize: 'small' }, style: { fontSize: 20 } },
          { props: { fontSize: 'compact' }, style: { fontSize: 22 } },
          { props: { fontSize: 'medium' }, style: { fontSize: 24 } },
          { props: { fontSize: 'large' }, style: { fontSize: 26 } },
        ],
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      rail: ({ theme: { vars } }) => ({ height: 6, opacity: 1, backgroundColor: vars.palette.edge }),
      track: { height: 6 },
      thumb: ({ theme: { vars } }) => ({
        width: 22,
        height: 22,
        boxShadow: vars.palette.shadow.card,
        '&.Mui-focusVisible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 3, boxShadow: 'none' },
      }),
      mark: ({ theme: { vars } }) => ({
        width: 5,
        height: 5,
        borderRadius: 5,
        opacity: 1,
        backgroundColor: vars.palette.background.paper,
      }),
    },
  },
};
