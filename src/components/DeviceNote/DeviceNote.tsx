import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: 44,
  paddingBlock: 4,
  paddingInline: '16px 8px',
  borderRadius: 16,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.sunk,
  '& p': { flex: '1 1 14em', marginBlock: 8, marginInline: '0 8px' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

interface DeviceNoteProps {
  icon: typeof SvgIcon;
  text: string;
  children?: ReactNode;
}

/** A quiet line below the header about this device, such as being offline. */
export const DeviceNote = ({ icon: Icon, text, children }: DeviceNoteProps) => (
  <Strip>
    <Icon fontSize="compact" />
    <p>{text}</p>
    {children && <Actions>{children}</Actions>}
  </Strip>
);
