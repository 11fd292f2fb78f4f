import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
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

const Parts = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: 600,
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& h2 + p': { margin: '6px 0 0', color: theme.vars.palette.text.secondary },
}));

/** Selects for the interface language and the units of recipes, and how long messages stay. */
export const SettingsTab = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <Parts>
      <div>
        <h2>{formatMessage(messages.displayHeading)}</h2>
        <p>{formatMessage(messages.displayHint)}</p>
      </div>
      <PreferenceFields
        language={useAppSelector(selectLanguage)}
        measurementSystem={useAppSelector(selectMeasurementSystem)}
        keepsToasts={useAppSelector(selectKeepsToasts)}
        onKeepsToastsChange={(keeps) => dispatch(keepingToastsChosen(keeps))}
        onLanguageChoose={(language) => dispatch(languageChosen(language))}
        onMeasurementSystemChoose={(system) => dispatch(measurementSystemChosen(system))}
      />
      <PreferencesNote />
    </Parts>
  );
};
