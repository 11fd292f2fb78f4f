import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Language } from '@contracts/vocabulary';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { AwakeIcon } from '../icons/AwakeIcon';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { SettingsIcon } from '../icons/SettingsIcon';
import { SoundIcon } from '../icons/SoundIcon';
import { SoundOffIcon } from '../icons/SoundOffIcon';
import { Switch } from '../Switch/Switch';
import { messages } from './messages';

export interface CookingTopProps {
  title: string;
  titleId: string;
  language?: Language;
  /** There is a countdown to stop; otherwise the button closes the view. */
  canStop: boolean;
  isAwake: boolean;
  waitsForMe: boolean;
  isMuted: boolean;
  onStop: () => void;
  onLeave: () => void;
  onWaitsForMeChange: (waitsForMe: boolean) => void;
  onMutedChange: (isMuted: boolean) => void;
  onOptionsOpen: (anchor: HTMLElement) => void;
}

const Bar = styled('header')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });

const Stop = styled(Button)({ flexShrink: 0, paddingInline: 16 });

const Title = styled('h1')(({ theme: { typography, breakpoints } }) => ({
  ...typography.h4,
  flex: '1 1 auto',
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: '1.0625rem',
  [breakpoints.up('lg')]: { marginInlineStart: 8, fontSize: '1.5rem' },
}));

const Note = styled('span')(({ theme: { vars, breakpoints } }) => ({
  display: 'none',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  fontSize: '1rem',
  color: vars.palette.text.secondary,
  [breakpoints.up('md')]: { display: 'inline-flex', marginInlineEnd: 12 },
}));

const Wide = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'none',
  whiteSpace: 'nowrap',
  [breakpoints.up('lg')]: { display: 'block', marginInlineEnd: 8 },
}));

/** The head of the cooking view. Stop stands far from Pause. */
export const CookingTop = ({
  title,
  titleId,
  language,
  canStop,
  isAwake,
  waitsForMe,
  isMuted,
  onStop,
  onLeave,
  onWaitsForMeChange,
  onMutedChange,
  onOptionsOpen,
}: CookingTopProps) => {
  const { formatMessage } = useIntl();
  return (
    <Bar>
      {canStop ? (
        <Stop look="outlined" onClick={onStop}>
          <CloseIcon />
          {formatMessage(messages.stop)}
        </Stop>
      ) : (
        <Stop look="outlined" onClick={onLeave}>
          <CloseIcon />
          {formatMessage(messages.close)}
        </Stop>
      )}
      <Title id={titleId} lang={language}>
        {title}
      </Title>
      <Note>
        <AwakeIcon />
        {formatMessage(isAwake ? messages.awake : messages.notAwake)}
      </Note>
      <Wide>
        <Switch checked={waitsForMe} onChange={onWaitsForMeChange}>
          {formatMessage(messages.waitForMe)}
        </Switch>
      </Wide>
      <IconButton
        aria-label={formatMessage(isMuted ? messages.unmute : messages.mute)}
        onClick={() => onMutedChange(!isMuted)}
      >
        {isMuted ? <SoundOffIcon size={24} /> : <SoundIcon size={24} />}
      </IconButton>
      <IconButton
        aria-label={formatMessage(messages.options)}
        aria-haspopup="dialog"
        onClick={(event) => onOptionsOpen(event.currentTarget)}
      >
        <SettingsIcon size={24} />
      </IconButton>
      {canStop && (
        <IconButton aria-label={formatMessage(messages.leave)} title={formatMessage(messages.leave)} onClick={onLeave}>
          <ChevronDownIcon size={28} />
        </IconButton>
      )}
    </Bar>
  );
};
