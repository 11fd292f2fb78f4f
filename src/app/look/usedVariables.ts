import { shouldSkipGeneratingVar } from '@mui/material/styles';

/** Colours of MUI's components that Larder does not show. */
export const UNUSED_COLOURS: ReadonlySet<string> = new Set([
  'Alert',
  'AppBar',
  'Avatar',
  'Button',
  'Chip',
  'LinearProgress',
  'Skeleton',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
  'Tooltip',
]);

/** Shades of raised paper in the dark, and fonts in one word. */
export const UNUSED_GROUPS: ReadonlySet<string> = new Set(['overlays', 'font']);

/**
 * Whether no style reads a CSS variable of the theme. Every page carries all the others ahead of its first paint, once
 * for the light and once for the dark.
 */
export const isUnused = (keys: string[]): boolean => {
  const [group = '', name = ''] = keys;
  return shouldSkipGeneratingVar(keys) || UNUSED_GROUPS.has(group) || (group === 'palette' && UNUSED_COLOURS.has(name));
};
