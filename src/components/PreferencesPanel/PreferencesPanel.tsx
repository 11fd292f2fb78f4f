import Dialog from '@mui/material/Dialog';
import Popover from '@mui/material/Popover';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Preferences } from '@contracts/preferences';
import type { DietType, Language, MeasurementSystem } from '@contracts/vocabulary';
import { AllergenChoices } from '../AllergenChoices/AllergenChoices';
import { Button } from '../Button/Button';
import { DietChoices } from '../DietChoices/DietChoices';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { RefreshIcon } from '../icons/RefreshIcon';
import { PreferenceFields } from '../PreferenceFields/PreferenceFields';
import { messages } from './messages';

interface PreferencesPanelProps {
  /** The button it hangs from; null while closed. */
  anchor: HTMLElement | null;
  preferences: Preferences;
  onLanguageChoose: (language: Language) => void;
  onMeasurementSystemChoose: (system: MeasurementSystem) => void;
  onDietToggle: (diet: DietType) => void;
  onAllergenToggle: (allergen: string) => void;
  onReset: () => void;
  onClose: () => void;
}

const WIDTH = 520;

/* Without shadows a sheet needs an edge. */
const FORCED_EDGE = { '@media (forced-colors: active)': { border: '1px solid CanvasText' } };

const Sheet = styled('div')({ display: 'flex', flexDirection: 'column', width: '100%', minHeight: 0, flexGrow: 1 });

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '10px 10px 10px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { padding: '14px 14px 6px 24px', borderBottom: 0 },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: 20,
  [theme.breakpoints.up('md')]: { padding: '10px 24px 24px' },
}));

const Last = styled('div')(({ theme }) => ({ paddingTop: 20, borderTop: `1px solid ${theme.vars.palette.divider}` }));

/** Everything a cook can set, without an account. Every change counts at once, so there is nothing to confirm. */
export const PreferencesPanel = ({
  anchor,
  preferences: { language, measurementSystem, dietTypes, excludedAllergens },
  onLanguageChoose,
  onMeasurementSystemChoose,
  onDietToggle,
  onAllergenToggle,
  onReset,
  onClose,
}: PreferencesPanelProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const isDesktop = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });

  const sheet = (
    <Sheet>
      <Head>
        <Title id={titleId}>{formatMessage(messages.title)}</Title>
        <IconButton aria-label={formatMessage(messages.close)} onClick={onClose}>
          <CloseIcon size={24} />
        </IconButton>
      </Head>
      <Body>
        <PreferenceFields
          language={language}
          measurementSystem={measurementSystem}
          onLanguageChoose={onLanguageChoose}
          onMeasurementSystemChoose={onMeasurementSystemChoose}
        />
        <DietChoices chosen={dietTypes} onToggle={onDietToggle} />
        <AllergenChoices excluded={excludedAllergens} onToggle={onAllergenToggle} />
        <Last>
          <Button look="outlined" onClick={onReset}>
            <RefreshIcon />
            {formatMessage(messages.reset)}
          </Button>
        </Last>
      </Body>
    </Sheet>
  );

  return isDesktop ? (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -8, horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { display: 'flex', width: WIDTH, maxHeight: 'calc(100% - 88px)', overflow: 'hidden', ...FORCED_EDGE },
        },
      }}
    >
      {sheet}
    </Popover>
  ) : (
    <Dialog fullScreen open={anchor !== null} onClose={onClose} aria-labelledby={titleId}>
      {sheet}
    </Dialog>
  );
};
