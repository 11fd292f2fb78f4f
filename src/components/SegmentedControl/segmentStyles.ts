import type { Theme } from '@mui/material/styles';

/** What segments stand in. */
export const track = (theme: Theme) => ({
  display: 'flex',
  gap: 4,
  padding: 4,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.sunk,
});

/**
 * One of a few choices, all visible.
 *
 * @param chosen selector of the chosen one: `&:has(:checked)`
 */
export const segment = (theme: Theme, chosen: string) =>
  ({
    minHeight: 44,
    boxSizing: 'border-box',
    padding: '6px 18px',
    borderRadius: 13,
    border: '1.5px solid transparent',
    color: theme.vars.palette.text.secondary,
    fontWeight: 650,
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms',
    '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary } },
    [chosen]: {
      color: theme.vars.palette.accentText,
      backgroundColor: theme.vars.palette.background.paper,
      boxShadow: theme.vars.palette.shadow.card,
      /* In dark its ground alone hardly differs from the track. */
      ...theme.applyStyles('dark', { borderColor: theme.vars.palette.edge }),
    },
    '@media (forced-colors: active)': {
      [chosen]: {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        borderColor: 'Highlight',
        backgroundColor: 'Highlight',
      },
    },
  }) as const;
