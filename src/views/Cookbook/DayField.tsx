import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormTextField, type FormTextFieldProps } from '@/components/FormTextField/FormTextField';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { Quiet, WideField } from './Cookbook.styles';
import { capitalised } from '@/lib/values/capitalised';
import { messages } from './messages';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day before a day, both as year-month-day. */
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

interface DayFieldProps extends Omit<FormTextFieldProps, 'label'> {
  value: string;
  /** Year-month-day. */
  today: string;
  onChosen: (day: string) => void;
}

/**
 * The day when a dish was cooked: mostly today or yesterday. A date box is the browser's, which writes the day in its
 * own order, so it is shown only for another day; below it the day is in the cook's words.
 */
export const DayField = ({ value, today, onChosen, ...box }: DayFieldProps) => {
  const { formatMessage, formatDate, locale } = useIntl();
  const yesterday = dayBefore(today);
  const [isOther, setIsOther] = useState(value !== today && value !== yesterday);
  const label = formatMessage(messages.cookedOn);
  const inWords = capitalised(value && formatDate(value, { dateStyle: 'full', timeZone: 'UTC' }), locale);
  const choose = (choice: string) => {
    setIsOther(choice === 'other');
    if (choice !== 'other') onChosen(choice);
  };
  return (
    <WideField>
      <span aria-hidden>{label}</span>
      <SegmentedControl
        label={label}
        segments={[
          { value: today, label: formatMessage(messages.cookedToday) },
          { value: yesterday, label: formatMessage(messages.cookedYesterday) },
          { value: 'other', label: formatMessage(messages.cookedOtherDay) },
        ]}
        value={isOther ? 'other' : value}
        onChange={choose}
      />
      {isOther ? (
        <FormTextField
          {...box}
          label={formatMessage(messages.cookedDate)}
          type="date"
          value={value}
          max={today}
          hint={inWords}
        />
      ) : (
        <Quiet>{inWords}</Quiet>
      )}
    </WideField>
  );
};
