import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';

/** A line of a menu. MUI shrinks those of a desktop; this one stays large enough for a finger. */
export const MenuLine = styled(MenuItem)<{ component?: ElementType; to?: string }>({
  '&&': { minHeight: 48 },
  gap: 12,
  paddingInline: 18,
  whiteSpace: 'normal',
});
