import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { SheetDialog } from '../SheetDialog/SheetDialog';
import { PickerSheet, type PickerSheetProps } from './PickerSheet';

interface IngredientPickerProps extends Omit<PickerSheetProps, 'titleId' | 'isDesktop'> {
  isOpen: boolean;
}

/** All ingredients to tap instead of typing. */
export const IngredientPicker = ({ isOpen, ...sheet }: IngredientPickerProps) => {
  const titleId = useId();
  const isDesktop = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  return (
    <SheetDialog isOpen={isOpen} titleId={titleId} width={880} height={700} onClose={sheet.onClose}>
      <PickerSheet {...sheet} titleId={titleId} isDesktop={isDesktop} />
    </SheetDialog>
  );
};
