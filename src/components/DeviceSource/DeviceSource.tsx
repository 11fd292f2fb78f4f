import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface DeviceSourceProps {
  /** Says where the recipes below come from. */
  children: ReactNode;
  action?: ReactNode;
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  color: theme.vars.palette.text.secondary,
  '& p': { display: 'flex', alignItems: 'center', gap: 10, margin: 0 },
  '& svg': { flexShrink: 0 },
}));

/** A quiet line above recipes from this device, shown while the server is unreachable. */
export const DeviceSource = ({ children, action }: DeviceSourceProps) => (
  <Line>
    <p>
      <CloudOffIcon />
      {children}
    </p>
    {action}
  </Line>
);
