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
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectPreferences } from '@/store/selectors';

interface PreferencesProps {
  /** The button it hangs from; null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The cook's preferences over any page (DECISIONS 5). */
export const Preferences = ({ anchor, onClose }: PreferencesProps) => {
  const dispatch = useAppDispatch();
  const preferences = useAppSelector(selectPreferences);
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
      onLanguageChoose={(language) => dispatch(languageChosen(language))}
      onMeasurementSystemChoose={(system) => dispatch(measurementSystemChosen(system))}
      onDietToggle={(diet) => dispatch(dietToggled(diet))}
      onAllergenToggle={(allergen) => dispatch(allergenToggled(allergen))}
      onReset={() => dispatch(preferencesReset())}
      onClose={onClose}
    />
  );
};
