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
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 38,
        height: 'auto',
        borderRadius: 999,
        fontSize: '0.9375rem',
        fontWeight: 600,
        border: `1.5px solid ${vars.palette.divider}`,
        backgroundColor: vars.palette.background.paper,
      }),
      label: { whiteSpace: 'normal', paddingInline: 14 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ minHeight: 54, borderBottom: `1px solid ${vars.palette.divider}` }),
      indicator: {
        height: 4,
        borderRadius: '4px 4px 0 0',
        '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 54,
        padding: '0 20px',
        fontSize: '1.0625rem',
        fontWeight: 600,
        textTransform: 'none',
        color: vars.palette.text.secondary,
        '&.Mui-selected': { color: vars.palette.text.primary, fontWeight: 700 },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      }),
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
