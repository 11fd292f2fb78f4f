import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CloudOffIcon } from '../icons/CloudOffIcon';

interface DeviceSourceProps {
  /** Where the recipes below come from. */
  children: ReactNode;
  /** What can be done about it. */
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

/** A quiet line over recipes that this device has, while the server is out of reach. */
export const DeviceSource = ({ children, action }: DeviceSourceProps) => (
  <Line>
    <p>
      <CloudOffIcon size={20} />
      {children}
    </p>
    {action}
  </Line>
);
