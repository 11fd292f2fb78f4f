import { useEffect } from 'react';
import { PreferencesPanel } from '@/components/PreferencesPanel/PreferencesPanel';
import {
  allergenToggled,
  dietToggled,
  languageChosen,
  measurementSystemChosen,
  preferencesClosed,
  preferencesOpened,
  preferencesReset,
} from '@/slices/preferencesSlice';
import { keepingToastsChosen, selectKeepsToasts } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectPreferences } from '@/store/selectors';

interface PreferencesProps {
  /** The button it is anchored to; null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The preferences panel over any page. Guests use it too, since their preferences stay in the browser. */
export const Preferences = ({ anchor, onClose }: PreferencesProps) => {
  const dispatch = useAppDispatch();
  const preferences = useAppSelector(selectPreferences);
  const keepsToasts = useAppSelector(selectKeepsToasts);
  const isOpen = anchor !== null;

  useEffect(() => {
    if (!isOpen) return undefined;
    dispatch(preferencesOpened());
    return () => {
      dispatch(preferencesClosed());
    };
  }, [dispatch, isOpen]);

  return (
    <PreferencesPanel
      anchor={anchor}
      preferences={preferences}
      keepsToasts={keepsToasts}
      onKeepsToastsChange={(keeps) => dispatch(keepingToastsChosen(keeps))}
      onLanguageChoose={(language) => dispatch(languageChosen(language))}
      onMeasurementSystemChoose={(system) => dispatch(measurementSystemChosen(system))}
      onDietToggle={(diet) => dispatch(dietToggled(diet))}
      onAllergenToggle={(allergen) => dispatch(allergenToggled(allergen))}
      onReset={() => dispatch(preferencesReset())}
      onClose={onClose}
    />
  );
};
