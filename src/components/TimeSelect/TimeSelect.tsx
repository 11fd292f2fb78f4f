import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { useIntl } from 'react-intl';
import { TIME_LIMITS, type TimeLimit } from '@contracts/vocabulary';
import { Select } from '../Select/Select';
import { messages } from './messages';

interface TimeSelectProps {
  /** Longest duration in minutes; null for any. */
  value: TimeLimit | null;
  /** Only an icon on a phone. */
  isTight?: boolean;
  onChange: (limit: TimeLimit | null) => void;
}

/** How long a recipe may take. */
export const TimeSelect = ({ value, isTight = false, onChange }: TimeSelectProps) => {
  const { formatMessage } = useIntl();
  return (
    <Select
      aria-label={formatMessage(messages.label)}
      value={value ?? ''}
      icon={isTight && <ScheduleIcon fontSize="medium" />}
      isSet={value !== null}
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
