import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Generated } from '@contracts/recipe';
import { checkMessages, claimedMessages, computedMessages, correctionMessages, messages } from './messages';

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

/** The names we have texts for. A newer server may send others, and an older one none. */
export const known = <Name extends string>(
  names: readonly Name[] | undefined,
  words: Partial<Record<Name, MessageDescriptor>>,
) => [...new Set(names)].flatMap((name) => words[name] ?? []);

interface FactProps {
  term: MessageDescriptor;
  children: ReactNode;
}

const Fact = ({ term, children }: FactProps) => (
  <>
    <dt>{useIntl().formatMessage(term)}</dt>
    <dd>{children}</dd>
  </>
);

interface TruthFactsProps {
  report: Partial<Generated['report']>;
}

/** What was checked, corrected, computed and taken from the model. */
export const TruthFacts = ({ report }: TruthFactsProps) => {
  const { formatMessage, formatList } = useIntl();
  const passed = known(report.passed, checkMessages);
  const corrected = known(
    report.corrected?.map(({ check }) => check),
    correctionMessages,
  );
  const inWords = (words: readonly MessageDescriptor[]) => formatList(words.map((one) => formatMessage(one)));
  const computed = known(report.computed, computedMessages);
  const claimed = known(report.claimed, claimedMessages);

  return (
    <Facts>
      {passed.length > 0 && (
        <Fact term={messages.passed}>
          <ul>
            {passed.map((check) => (
              <li key={check.id}>
                <CheckIcon fontSize="tiny" />
                <span>{formatMessage(check)}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {corrected.length > 0 && (
        <Fact term={messages.corrected}>
          <ul>
            {corrected.map((one) => (
              <li key={one.id}>{formatMessage(one)}</li>
            ))}
          </ul>
        </Fact>
      )}
      {computed.length > 0 && <Fact term={messages.computed}>{inWords(computed)}</Fact>}
      {claimed.length > 0 && <Fact term={messages.claimed}>{inWords(claimed)}</Fact>}
    </Facts>
  );
};
