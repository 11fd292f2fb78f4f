import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { ChipInput } from './ChipInput';
import { messages } from './messages';

interface AddChipProps {
  isWriting: boolean;
  /** Id of a datalist with suggestions. */
  list: string;
  onWrite: () => void;
  onCommit: (text: string) => void;
  onCancel: () => void;
}

const Add = styled('button')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  paddingBlock: 4,
  paddingInline: '12px 16px',
  borderRadius: 22,
  border: `1.5px dashed ${vars.palette.edge}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.96875rem',
  fontWeight: 600,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.sunk } },
  '&:focus-visible': { outlineOffset: -3 },
}));

/** One more ingredient: a button, and the input that takes its place. */
export const AddChip = ({ isWriting, list, onWrite, onCommit, onCancel }: AddChipProps) => {
  const { formatMessage } = useIntl();
  return isWriting ? (
    <ChipInput label={formatMessage(messages.addLabel)} list={list} onCommit={onCommit} onCancel={onCancel} />
  ) : (
    <Add type="button" data-focus="add" onClick={onWrite}>
      <AddIcon />
      {formatMessage(messages.add)}
    </Add>
  );
};
