import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { CheckBox } from '@/components/CheckBox/CheckBox';
import type { RecordedAction } from '../sessionRecord';
import { messages } from './messages';

/** How many of the last actions are listed. */
const LISTED = 50;

/** Actions that occur about once a second and carry little information. */
const TICK = /clockRead|progressTicked/;

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '20px 0 4px' }));

const Tick = styled('label')({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, width: 'fit-content' });

const Log = styled('ol')(({ theme }) => ({
  maxHeight: 320,
  overflowY: 'auto',
  margin: 0,
  padding: '12px 16px',
  listStyle: 'none',
  borderRadius: 14,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
  backgroundColor: theme.vars.palette.sunk,
  '& li': { display: 'flex', gap: 16, overflowWrap: 'anywhere' },
  '& span': { flexShrink: 0, minWidth: 88, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
}));

interface ActionLogProps {
  actions: readonly RecordedAction[];
}

/** The last actions, newest first, with or without those that only tick. */
export const ActionLog = ({ actions }: ActionLogProps) => {
  const { formatMessage } = useIntl();
  const [hidesTicks, setHidesTicks] = useState(true);
  const titleId = useId();
  const listed = actions
    .filter(({ action }) => !hidesTicks || !TICK.test(action.type))
    .slice(-LISTED)
    .toReversed();

  return (
    <>
      <Heading id={titleId}>{formatMessage(messages.actions)}</Heading>
      <Tick>
        <CheckBox checked={hidesTicks} onChange={({ currentTarget }) => setHidesTicks(currentTarget.checked)} />
        {formatMessage(messages.hideTicks)}
      </Tick>
      {/* It scrolls, so the keyboard must be able to stand in it. */}
      <Log tabIndex={0} aria-labelledby={titleId}>
        {listed.map(({ at, action }, index) => (
          <li key={actions.length - index}>
            <span>{formatMessage(messages.ms, { ms: at })}</span>
            {action.type}
          </li>
        ))}
      </Log>
    </>
  );
};
