import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
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

/** The quiet mark of a recipe written by a model: which one, and that it was checked. */
export const WrittenBy = ({ model }: { model: string }) => {
  const { formatMessage } = useIntl();
  return (
    <Line>
      <AutoAwesomeIcon fontSize="tiny" />
      <span>{formatMessage(messages.writtenBy, { model })}</span>
    </Line>
  );
};
