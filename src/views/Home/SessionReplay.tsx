import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import type { RootState } from '@/store/rootReducer';
import { readSession, statesOf } from '@/store/sessionRecord';
import type { TimeTravel } from '@/store/timeTravel';
import { messages } from './debugMessages';

interface SessionReplayProps {
  timeTravel: TimeTravel<RootState>;
  /** Back to the present. */
  onEnd: () => void;
}

interface Replay {
  states: readonly RootState[];
  /** What led to each state but the first. */
  names: readonly string[];
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginTop: 20,
  '& label': { fontWeight: 650 },
  '& textarea': {
    boxSizing: 'border-box',
    width: '100%',
    padding: 12,
    borderRadius: 14,
    border: `1.5px solid ${theme.vars.palette.edge}`,
    font: '0.875rem ui-monospace, monospace',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& input': { width: '100%', height: 44, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& p': { margin: 0, minHeight: '1.5em', overflowWrap: 'anywhere' },
}));

const Fault = styled('p')(({ theme }) => ({ color: theme.vars.palette.error.main, fontWeight: 650 }));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** A pasted session, stepped through with a slider. The page shows each state; nothing is sent and nothing stored. */
export const SessionReplay = ({ timeTravel, onEnd }: SessionReplayProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [replay, setReplay] = useState<Replay>();
  const [step, setStep] = useState(0);
  const [isFaulty, setIsFaulty] = useState(false);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const fieldId = useId();
  const faultId = useId();

  useEffect(() => () => timeTravel.show(undefined), [timeTravel]);
  useEffect(() => field.current?.focus(), [replay]);

  const goTo = ({ states }: Replay, index: number) => {
    setStep(index);
    timeTravel.show(states[index]);
  };
  const open = () => {
    const session = readSession<RootState>(text);
    const states = session && statesOf(session, timeTravel);
    setIsFaulty(states === undefined);
    if (!session || !states) return;
    const opened = { states, names: session.actions.map(({ action }) => action.type) };
    setReplay(opened);
    goTo(opened, 0);
  };
  const end = <Button onClick={onEnd}>{formatMessage(messages.backToNow)}</Button>;

  if (!replay)
    return (
      <Box>
        <label htmlFor={fieldId}>{formatMessage(messages.session)}</label>
        <textarea
          ref={field}
          id={fieldId}
          rows={5}
          spellCheck={false}
          value={text}
          aria-invalid={isFaulty}
          aria-describedby={faultId}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Fault id={faultId} role="status">
          {isFaulty && formatMessage(messages.notASession)}
        </Fault>
        <Row>
          <Button look="filled" onClick={open}>
            {formatMessage(messages.open)}
          </Button>
          {end}
        </Row>
      </Box>
    );

  const where = formatMessage(messages.stepText, {
    step,
    count: replay.names.length,
    action: replay.names[step - 1] ?? formatMessage(messages.start),
  });
  return (
    <Box>
      <label htmlFor={fieldId}>{formatMessage(messages.step)}</label>
      <input
        ref={field}
        id={fieldId}
        type="range"
        min={0}
        max={replay.names.length}
        value={step}
        aria-valuetext={where}
        onChange={({ currentTarget }) => goTo(replay, currentTarget.valueAsNumber)}
      />
      <p>{where}</p>
      <Row>{end}</Row>
    </Box>
  );
};
