import { styled } from '@mui/material/styles';
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

interface PreferenceFieldsProps {
  language: Language;
  measurementSystem: MeasurementSystem;
  onLanguageChoose: (language: Language) => void;
  onMeasurementSystemChoose: (system: MeasurementSystem) => void;
}

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: 16,
});

const Field = styled('label')({ display: 'grid', gap: 8, fontWeight: 700 });

/** Selects for the interface language and the units of recipes. */
export const PreferenceFields = ({
  language,
  measurementSystem,
  onLanguageChoose,
  onMeasurementSystemChoose,
}: PreferenceFieldsProps) => {
  const { formatMessage } = useIntl();
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
    </Fields>
  );
};
