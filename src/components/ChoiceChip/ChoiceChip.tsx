import { styled } from '@mui/material/styles';

/** A round button for one short suggestion or choice; `aria-pressed` marks the chosen one. */
export const ChoiceChip = styled('button')(({ theme }) => ({
  minHeight: 44,
  padding: '6px 18px',
  borderRadius: 999,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '0.96875rem',
  fontWeight: 600,
  cursor: 'pointer',
  transition: 'background-color 120ms, transform 90ms',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.sunk } },
  '&:active': { transform: 'scale(.98)' },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.accentText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.accentSoft,
  },
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"]': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
    },
  },
}));
