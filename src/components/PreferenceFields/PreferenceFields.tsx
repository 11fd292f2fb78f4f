import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  MEASUREMENT_SYSTEMS,
  type Language,
  type MeasurementSystem,
} from '@contracts/vocabulary';
import { messages } from '../PreferencesPanel/messages';
import { Select } from '../Select/Select';
import { Switch } from '../Switch/Switch';

interface PreferenceFieldsProps {
  language: Language;
  measurementSystem: MeasurementSystem;
  /** Toasts stay until they are dismissed. */
  keepsToasts: boolean;
  onLanguageChoose: (language: Language) => void;
  onMeasurementSystemChoose: (system: MeasurementSystem) => void;
  onKeepsToastsChange: (keepsToasts: boolean) => void;
}

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 216px), 1fr))',
  gap: 16,
});

const Field = styled('label')({ display: 'grid', gap: 8, fontWeight: 700 });

const Messages = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  '& p': { margin: 0, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

/** Selects for the interface language and the units of recipes, and how long messages stay. */
export const PreferenceFields = ({
  language,
  measurementSystem,
  keepsToasts,
  onLanguageChoose,
  onMeasurementSystemChoose,
  onKeepsToastsChange,
}: PreferenceFieldsProps) => {
  const { formatMessage } = useIntl();
  const hintId = useId();
  return (
    <Fields>
      <Field>
        {formatMessage(messages.language)}
        <Select
          value={language}
          onChange={({ currentTarget }) => {
            const chosen = LANGUAGES.find((code) => code === currentTarget.value);
            if (chosen) onLanguageChoose(chosen);
          }}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_NAMES[code]}
            </option>
          ))}
        </Select>
      </Field>
      <Field>
        {formatMessage(messages.measurementSystem)}
        <Select
          value={measurementSystem}
          onChange={({ currentTarget }) => {
            const chosen = MEASUREMENT_SYSTEMS.find((system) => system === currentTarget.value);
            if (chosen) onMeasurementSystemChoose(chosen);
          }}
        >
          {MEASUREMENT_SYSTEMS.map((system) => (
            <option key={system} value={system}>
              {formatMessage(messages[system])}
            </option>
          ))}
        </Select>
      </Field>
      <Messages>
        <Switch checked={keepsToasts} onChange={onKeepsToastsChange} describedBy={hintId}>
          {formatMessage(messages.keepsToasts)}
        </Switch>
        <p id={hintId}>{formatMessage(messages.keepsToastsHint)}</p>
      </Messages>
    </Fields>
  );
};
