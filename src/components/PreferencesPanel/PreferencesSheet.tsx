import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Preferences } from '@contracts/preferences';
import type { DietType, Language, MeasurementSystem } from '@contracts/vocabulary';
import { AllergenChoices } from '../AllergenChoices/AllergenChoices';
import { Button } from '../Button/Button';
import { DietChoices } from '../DietChoices/DietChoices';
import { PreferenceFields } from '../PreferenceFields/PreferenceFields';
import { fadedFoot } from '../SheetDialog/fadedFoot';
import { SheetHead } from '../SheetDialog/SheetHead';
import { messages } from './messages';

export interface PreferencesSheetProps {
  preferences: Preferences;
  /** Toasts stay until they are dismissed. */
  keepsToasts: boolean;
  onLanguageChoose: (language: Language) => void;
  onMeasurementSystemChoose: (system: MeasurementSystem) => void;
  onKeepsToastsChange: (keepsToasts: boolean) => void;
  onDietToggle: (diet: DietType) => void;
  onAllergenToggle: (allergen: string) => void;
  onReset: () => void;
  onClose: () => void;
}

const Sheet = styled('div')({ display: 'flex', flexDirection: 'column', width: '100%', minHeight: 0, flexGrow: 1 });

const Head = styled(SheetHead)(({ theme }) => ({
  paddingBlock: 10,
  paddingInline: '20px 10px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { paddingBlock: '14px 6px', paddingInline: '24px 14px', borderBottom: 0 },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '20px 20px 24px',
  '&::after': fadedFoot(theme.vars.palette.background.paper, 24, 24),
  [theme.breakpoints.up('md')]: { padding: '10px 24px 24px' },
}));

/* As in the filters. The last button says that nothing remains to be saved. */
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 20px max(12px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { '& > :last-child': { flexGrow: 1 } },
  [theme.breakpoints.up('md')]: { padding: '14px 24px', '& > :last-child': { paddingInline: 36 } },
}));

/** The content of the panel. */
export const PreferencesSheet = ({
  titleId,
  preferences: { language, measurementSystem, dietTypes, excludedAllergens },
  keepsToasts,
  onLanguageChoose,
  onMeasurementSystemChoose,
  onKeepsToastsChange,
  onDietToggle,
  onAllergenToggle,
  onReset,
  onClose,
}: PreferencesSheetProps & { titleId: string }) => {
  const { formatMessage } = useIntl();
  return (
    <Sheet>
      <Head titleId={titleId} title={formatMessage(messages.title)} onClose={onClose} />
      <Body>
        <PreferenceFields
          language={language}
          measurementSystem={measurementSystem}
          onLanguageChoose={onLanguageChoose}
          onMeasurementSystemChoose={onMeasurementSystemChoose}
          keepsToasts={keepsToasts}
          onKeepsToastsChange={onKeepsToastsChange}
        />
        <DietChoices chosen={dietTypes} onToggle={onDietToggle} />
        <AllergenChoices excluded={excludedAllergens} onToggle={onAllergenToggle} />
      </Body>
      <Foot>
        <Button onClick={onReset}>{formatMessage(messages.reset)}</Button>
        <Button look="filled" onClick={onClose}>
          {formatMessage(messages.done)}
        </Button>
      </Foot>
    </Sheet>
  );
};
