import { useIntl } from 'react-intl';
import { FormSection } from '@/components/FormSection/FormSection';
import { PreferenceFields } from '@/components/PreferenceFields/PreferenceFields';
import {
  languageChosen,
  measurementSystemChosen,
  selectLanguage,
  selectMeasurementSystem,
} from '@/slices/preferencesSlice';
import { keepingToastsChosen, selectKeepsToasts } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages } from './messages';
import { PreferencesNote } from './PreferencesNote';

/** Selects for the interface language and the units of recipes, and how long messages stay. */
export const SettingsTab = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <FormSection title={formatMessage(messages.displayHeading)} hint={formatMessage(messages.displayHint)}>
      <PreferenceFields
        language={useAppSelector(selectLanguage)}
        measurementSystem={useAppSelector(selectMeasurementSystem)}
        keepsToasts={useAppSelector(selectKeepsToasts)}
        onKeepsToastsChange={(keeps) => dispatch(keepingToastsChosen(keeps))}
        onLanguageChoose={(language) => dispatch(languageChosen(language))}
        onMeasurementSystemChoose={(system) => dispatch(measurementSystemChosen(system))}
      />
      <PreferencesNote />
    </FormSection>
  );
};
