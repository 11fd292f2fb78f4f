import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import type { MouseEventHandler } from 'react';
import { ChoiceChip } from './ChoiceChip';

interface RemovableChipProps {
  name: string;
  /** Accessible name, which says that a press removes it. */
  label: string;
  onRemove: MouseEventHandler<HTMLButtonElement>;
}

const Chip = styled(ChoiceChip)(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '16em',
  paddingBlock: 6,
  paddingInline: '14px 10px',
  borderColor: 'transparent',
  color: vars.palette.accentText,
  backgroundColor: vars.palette.accentSoft,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

/** A chip that goes when it is pressed. */
export const RemovableChip = ({ name, label, onRemove }: RemovableChipProps) => (
  <Chip type="button" aria-label={label} onClick={onRemove}>
    <span>{name}</span>
    <CloseIcon fontSize="tiny" />
  </Chip>
);
