import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { SparkleIcon } from '../icons/SparkleIcon';
import { messages } from './messages';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0, marginTop: 2 },
}));

/** The quiet mark of a recipe that no person wrote: who did, and that it was looked at. */
export const WrittenBy = ({ model }: { model: string }) => {
  const { formatMessage } = useIntl();
  return (
    <Line>
      <SparkleIcon size={16} />
      <span>{formatMessage(messages.writtenBy, { model })}</span>
    </Line>
  );
};
