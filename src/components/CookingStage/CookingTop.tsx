import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
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
  /** "Step 2 of 5": a phone has it here. */
  stepText: string | null;
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

const Bar = styled('header')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  [breakpoints.up('md')]: { gap: 8 },
}));

const Stop = styled(Button)(({ theme: { breakpoints } }) => ({
  flexShrink: 0,
  gap: 6,
  paddingInline: 12,
  marginInlineEnd: 4,
  [breakpoints.up('md')]: { gap: 10, paddingInline: 16 },
}));

const Heading = styled('div')(({ theme: { vars, breakpoints } }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  lineHeight: 1.25,
  '& > p': { margin: 0, whiteSpace: 'nowrap', fontSize: '0.875rem', fontWeight: 700, color: vars.palette.accentText },
  [breakpoints.up('md')]: { '& > p': { display: 'none' } },
}));

const Title = styled('h1')(({ theme: { typography, breakpoints } }) => ({
  ...typography.h4,
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

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The head of the cooking view. Stop stands far from Pause. */
export const CookingTop = ({
  title,
  stepText,
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
        <Stop key="stop" look="outlined" onMouseDown={keepFocus} onClick={onStop}>
          <CloseIcon />
          {formatMessage(messages.stop)}
        </Stop>
      ) : (
        <Stop key="close" look="outlined" onClick={onLeave}>
          <CloseIcon />
          {formatMessage(messages.close)}
        </Stop>
      )}
      <Heading>
        <Title id={titleId} lang={language}>
          {title}
        </Title>
        {stepText !== null && <p>{stepText}</p>}
      </Heading>
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
        onMouseDown={keepFocus}
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
