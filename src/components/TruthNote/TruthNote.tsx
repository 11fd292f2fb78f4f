import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Generated } from '@contracts/recipe';
import { cautionMessages, messages } from './messages';
import { known, TruthFacts } from './TruthFacts';

const Note = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: '14px 18px 4px',
  borderRadius: 18,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
}));

const By = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& svg': { flexShrink: 0, marginTop: 1 },
}));

const Caution = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: '10px 0 0',
  fontWeight: 650,
  color: theme.vars.palette.error.main,
  '& svg': { flexShrink: 0, marginTop: 1 },
}));

const Details = styled('details')({
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    boxSizing: 'border-box',
    fontWeight: 650,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg:last-of-type': { transition: 'rotate 200ms' },
  },
  '&[open] summary svg:last-of-type': { rotate: '180deg' },
  '@media (prefers-reduced-motion: reduce)': { '& summary svg:last-of-type': { transition: 'none' } },
});

const Limits = styled('p')(({ theme }) => ({ margin: '0 0 14px', color: theme.vars.palette.text.secondary }));

/** For a recipe written by a model: which model, what was checked and corrected, and what could not be checked. */
export const TruthNote = ({ generated: { by, report } }: { generated: Generated }) => {
  const { formatMessage } = useIntl();
  const checks: Partial<Generated['report']> = report ?? {};
  return (
    <Note>
      <By>
        <AutoAwesomeIcon />
        <span>{formatMessage(messages.by, { model: by })}</span>
      </By>
      {known(checks.cautions, cautionMessages).map((caution) => (
        <Caution key={caution.id}>
          <ErrorOutlineIcon />
          <span>{formatMessage(caution)}</span>
        </Caution>
      ))}
      <Details>
        <summary>
          <CheckIcon />
          {formatMessage(messages.summary)}
          <ExpandMoreIcon />
        </summary>
        <TruthFacts report={checks} />
        <Limits>{formatMessage(messages.limits)}</Limits>
      </Details>
    </Note>
  );
};
