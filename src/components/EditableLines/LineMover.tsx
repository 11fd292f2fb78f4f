import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { messages } from './messages';

interface LineMoverProps {
  /** Undefined at the end of the list. */
  onRise?: () => void;
  onSink?: () => void;
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, gridColumn: '2 / -1', paddingBlock: 6 });

/** Two buttons that move a line one place, for fingers and pointers that cannot drag (WCAG 2.5.7). */
export const LineMover = ({ onRise, onSink }: LineMoverProps) => {
  const { formatMessage } = useIntl();
  return (
    <Buttons>
      <Button look="outlined" aria-disabled={!onRise} onClick={onRise}>
        <ArrowUpwardIcon fontSize="medium" />
        {formatMessage(messages.up)}
      </Button>
      <Button look="outlined" aria-disabled={!onSink} onClick={onSink}>
        <ArrowDownwardIcon fontSize="medium" />
        {formatMessage(messages.down)}
      </Button>
    </Buttons>
  );
};
