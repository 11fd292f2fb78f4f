import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { messages } from './messages';
import { Box, Row } from './SessionReplay.styles';

interface ReplaySliderProps {
  /** The action that led to each state but the first. */
  names: readonly string[];
  step: number;
  onStep: (step: number) => void;
  onEnd: () => void;
}

/** Chooses a state of a session. */
export const ReplaySlider = ({ names, step, onStep, onEnd }: ReplaySliderProps) => {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();

  useEffect(() => {
    field.current?.focus();
  }, []);

  const where = formatMessage(messages.stepText, {
    step,
    count: names.length,
    action: names[step - 1] ?? formatMessage(messages.start),
  });
  return (
    <Box>
      <label htmlFor={fieldId}>{formatMessage(messages.step)}</label>
      <input
        ref={field}
        id={fieldId}
        type="range"
        min={0}
        max={names.length}
        value={step}
        aria-valuetext={where}
        onChange={({ currentTarget }) => onStep(currentTarget.valueAsNumber)}
      />
      <p>{where}</p>
      <Row>
        <Button onClick={onEnd}>{formatMessage(messages.backToNow)}</Button>
      </Row>
    </Box>
  );
};
