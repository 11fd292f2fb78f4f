import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '../icons/Icon';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: 44,
  padding: '4px 8px 4px 16px',
  borderRadius: 16,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.sunk,
  '& p': { flex: '1 1 14em', margin: '8px 8px 8px 0' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

interface DeviceNoteProps {
  icon: ComponentType<IconProps>;
  text: string;
  /** Its buttons. */
  children?: ReactNode;
}

/** A quiet line below the header about this device: what is off, or what waits. */
export const DeviceNote = ({ icon: Icon, text, children }: DeviceNoteProps) => (
  <Strip>
    <Icon size={22} />
    <p>{text}</p>
    {children && <Actions>{children}</Actions>}
  </Strip>
);
