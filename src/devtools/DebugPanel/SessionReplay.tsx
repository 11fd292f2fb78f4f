import { useEffect, useState } from 'react';
import type { RootState } from '@/store/rootReducer';
import { readSession, statesOf } from '../sessionRecord';
import type { TimeTravel } from '../timeTravel';
import { ReplaySlider } from './ReplaySlider';
import { SessionField } from './SessionField';

interface SessionReplayProps {
  timeTravel: TimeTravel<RootState>;
  /** Returns to the present. */
  onEnd: () => void;
}

interface Replay {
  states: readonly RootState[];
  /** The action that led to each state but the first. */
  names: readonly string[];
}

/** Steps through a pasted session with a slider. The page shows each state; nothing is sent or stored. */
export const SessionReplay = ({ timeTravel, onEnd }: SessionReplayProps) => {
  const [replay, setReplay] = useState<Replay>();
  const [step, setStep] = useState(0);
  const [isFaulty, setIsFaulty] = useState(false);

  useEffect(() => () => timeTravel.show(undefined), [timeTravel]);

  const goTo = ({ states }: Replay, index: number) => {
    setStep(index);
    timeTravel.show(states[index]);
  };
  const open = (text: string) => {
    const session = readSession<RootState>(text);
    const states = session && statesOf(session, timeTravel);
    setIsFaulty(states === undefined);
    if (!session || !states) return;
    const opened = { states, names: session.actions.map(({ action }) => action.type) };
    setReplay(opened);
    goTo(opened, 0);
  };

  if (!replay) return <SessionField isFaulty={isFaulty} onOpen={open} onEnd={onEnd} />;
  return <ReplaySlider names={replay.names} step={step} onStep={(index) => goTo(replay, index)} onEnd={onEnd} />;
};
