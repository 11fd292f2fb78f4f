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

/* The sign alone on a phone. Screen readers still read the word. */
const Add = styled('button')(({ theme: { vars, breakpoints } }) => ({
  position: 'relative',
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
  [breakpoints.down('md')]: {
    justifyContent: 'center',
    width: 44,
    padding: 0,
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

/** One more ingredient: a button, and the input that takes its place. */
export const AddChip = ({ isWriting, list, onWrite, onCommit, onCancel }: AddChipProps) => {
  const { formatMessage } = useIntl();
  return isWriting ? (
    <ChipInput label={formatMessage(messages.addLabel)} list={list} onCommit={onCommit} onCancel={onCancel} />
  ) : (
    <Add type="button" data-focus="add" onClick={onWrite}>
      <AddIcon />
      <span>{formatMessage(messages.add)}</span>
    </Add>
  );
};
