import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
  /** Id of an element with more detail. */
  describedBy?: string;
}

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 14,
  minHeight: 44,
  fontWeight: 650,
  cursor: 'pointer',
});

const Track = styled('input')(({ theme: { vars } }) => ({
  position: 'relative',
  appearance: 'none',
  flexShrink: 0,
  width: 54,
  height: 32,
  margin: 0,
  borderRadius: 16,
  border: `1.5px solid ${vars.palette.edge}`,
  backgroundColor: vars.palette.edge,
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 2.5,
    insetInlineStart: 3,
    width: 24,
    height: 24,
    borderRadius: '50%',
    backgroundColor: vars.palette.background.paper,
    transition: 'inset-inline-start 120ms',
  },
  '&:checked': { borderColor: vars.palette.primary.main, backgroundColor: vars.palette.primary.main },
  '&:checked::before': { insetInlineStart: 24 },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '@media (forced-colors: active)': {
    '&::before': { backgroundColor: 'CanvasText' },
    '&:checked': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}));

/** A switch that applies immediately. */
export const Switch = ({ checked, onChange, children, disabled, describedBy }: SwitchProps) => (
  <Label>
    <span>{children}</span>
    <Track
      type="checkbox"
      role="switch"
      checked={checked}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
  </Label>
);
