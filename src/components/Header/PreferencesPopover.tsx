import { IconButton } from '../IconButton/IconButton';
import Popover from '@mui/material/Popover';
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
import { CloseIcon } from '../icons/CloseIcon';
import { Select } from '../Select/Select';
import { messages } from './messages';

export interface PreferencesPopoverProps {
  /** The button it hangs from; null while closed. */
  anchor: HTMLElement | null;
  language: Language;
  measurementSystem: MeasurementSystem;
  onLanguageChoose: (language: Language) => void;
  onMeasurementSystemChoose: (system: MeasurementSystem) => void;
  onClose: () => void;
}

const Body = styled('div')({
  display: 'grid',
  gap: 20,
  width: 340,
  maxWidth: 'calc(100vw - 32px)',
  boxSizing: 'border-box',
  padding: '20px 24px 28px',
});

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));
const Field = styled('label')({ display: 'grid', gap: 8, fontWeight: 650 });

/** Language and measurement: every change counts at once, so there is nothing to confirm. */
export const PreferencesPopover = ({
  anchor,
  language,
  measurementSystem,
  onLanguageChoose,
  onMeasurementSystemChoose,
  onClose,
}: PreferencesPopoverProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <Body>
        <Head>
          <Title id={titleId}>{formatMessage(messages.preferences)}</Title>
          <IconButton style={{ marginRight: -10 }} aria-label={formatMessage(messages.close)} onClick={onClose}>
            <CloseIcon size={24} />
          </IconButton>
        </Head>
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
      </Body>
    </Popover>
  );
};
