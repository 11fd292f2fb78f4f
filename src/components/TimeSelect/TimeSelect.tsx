import { useIntl } from 'react-intl';
import { TIME_LIMITS, type TimeLimit } from '@contracts/vocabulary';
import { Select } from '../Select/Select';
import { messages } from './messages';

interface TimeSelectProps {
  /** Longest duration in minutes; null for any. */
  value: TimeLimit | null;
  onChange: (limit: TimeLimit | null) => void;
}

/** How long a recipe may take. */
export const TimeSelect = ({ value, onChange }: TimeSelectProps) => {
  const { formatMessage } = useIntl();
  return (
    <Select
      aria-label={formatMessage(messages.label)}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(TIME_LIMITS.find((minutes) => String(minutes) === currentTarget.value) ?? null)
      }
    >
      <option value="">{formatMessage(messages.any)}</option>
      {TIME_LIMITS.map((minutes) => (
        <option key={minutes} value={minutes}>
          {formatMessage(messages.upTo, { minutes })}
        </option>
      ))}
    </Select>
  );
};
