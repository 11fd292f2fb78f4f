import { styled } from '@mui/material/styles';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Generated } from '@contracts/recipe';
import { AlertIcon } from '../icons/AlertIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { SparkleIcon } from '../icons/SparkleIcon';
import {
  cautionMessages,
  checkMessages,
  claimedMessages,
  computedMessages,
  correctionMessages,
  messages,
} from './messages';

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

const Facts = styled('dl')(({ theme }) => ({
  margin: '0 0 14px',
  '& dt': { marginTop: 12, fontWeight: 650 },
  '& dd': { margin: '4px 0 0' },
  '& ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: '4px 16px',
  },
  '& li': { display: 'flex', gap: 8 },
  '& li svg': { flexShrink: 0, marginTop: 2, color: theme.vars.palette.success.main },
}));

const Limits = styled('p')(({ theme }) => ({ margin: '0 0 14px', color: theme.vars.palette.text.secondary }));

/** Those that have words: a server that is newer than this page may name others, and an older one none. */
const known = <Name extends string>(
  names: readonly Name[] | undefined,
  words: Partial<Record<Name, MessageDescriptor>>,
) => [...new Set(names)].flatMap((name) => words[name] ?? []);

/** Who wrote a recipe that no person wrote, what was checked and put right in it, and what nobody could check. */
export const TruthNote = ({ generated: { by, report } }: { generated: Generated }) => {
  const { formatMessage, formatList } = useIntl();
  const told: Partial<Generated['report']> = report ?? {};
  const passed = known(told.passed, checkMessages);
  const corrected = known(
    told.corrected?.map(({ check }) => check),
    correctionMessages,
  );
  const inWords = (words: readonly MessageDescriptor[]) => formatList(words.map((one) => formatMessage(one)));
  const computed = known(told.computed, computedMessages);
  const claimed = known(told.claimed, claimedMessages);

  return (
    <Note>
      <By>
        <SparkleIcon size={20} />
        <span>{formatMessage(messages.by, { model: by })}</span>
      </By>
      {known(told.cautions, cautionMessages).map((caution) => (
        <Caution key={caution.id}>
          <AlertIcon size={20} />
          <span>{formatMessage(caution)}</span>
        </Caution>
      ))}
      <Details>
        <summary>
          <CheckIcon size={20} />
          {formatMessage(messages.summary)}
          <ChevronDownIcon size={20} />
        </summary>
        <Facts>
          {passed.length > 0 && (
            <>
              <dt>{formatMessage(messages.passed)}</dt>
              <dd>
                <ul>
                  {passed.map((check) => (
                    <li key={check.id}>
                      <CheckIcon size={18} />
                      <span>{formatMessage(check)}</span>
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          )}
          {corrected.length > 0 && (
            <>
              <dt>{formatMessage(messages.corrected)}</dt>
              <dd>
                <ul>
                  {corrected.map((one) => (
                    <li key={one.id}>{formatMessage(one)}</li>
                  ))}
                </ul>
              </dd>
            </>
          )}
          {computed.length > 0 && (
            <>
              <dt>{formatMessage(messages.computed)}</dt>
              <dd>{inWords(computed)}</dd>
            </>
          )}
          {claimed.length > 0 && (
            <>
              <dt>{formatMessage(messages.claimed)}</dt>
              <dd>{inWords(claimed)}</dd>
            </>
          )}
        </Facts>
        <Limits>{formatMessage(messages.limits)}</Limits>
      </Details>
    </Note>
  );
};
