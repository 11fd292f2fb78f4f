import { styled } from '@mui/material/styles';
import { AllergenChoices } from '@/components/AllergenChoices/AllergenChoices';
import { DietChoices } from '@/components/DietChoices/DietChoices';
import { allergenToggled, dietToggled, selectDietTypes, selectExcludedAllergens } from '@/slices/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PreferencesNote } from './PreferencesNote';

const Parts = styled('div')({ display: 'grid', gap: 36 });

/** Diets and allergens. Changes apply immediately. */
export const DietaryTab = () => {
  const dispatch = useAppDispatch();
  return (
    <Parts>
      <DietChoices isRoomy chosen={useAppSelector(selectDietTypes)} onToggle={(diet) => dispatch(dietToggled(diet))} />
      <AllergenChoices
        isRoomy
        excluded={useAppSelector(selectExcludedAllergens)}
        onToggle={(allergen) => dispatch(allergenToggled(allergen))}
      />
      <PreferencesNote />
    </Parts>
  );
};
