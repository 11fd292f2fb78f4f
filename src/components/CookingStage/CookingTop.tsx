import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import TuneIcon from '@mui/icons-material/Tune';
import VolumeOffIcon from '@mui/icons-material/VolumeOffOutlined';
import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton/IconButton';
import { Bar, Heading, Loudspeaker, Note, Stop, Title } from './CookingTop.styles';
import { keepFocus } from './keepFocus';
import { messages } from './messages';

export interface CookingTopProps {
  title: string;
  /** "Step 2 of 5", shown here on a phone. */
  stepText: string | null;
  titleId: string;
  language?: string;
  /** There is a countdown to stop. Otherwise the button closes the view. */
  canStop: boolean;
  /** The dish is ready: the button Done closes the view. */
  isComplete: boolean;
  isAwake: boolean;
  isMuted: boolean;
  onStop: () => void;
  onLeave: () => void;
  onMutedChange: (isMuted: boolean) => void;
  onOptionsOpen: (anchor: HTMLElement) => void;
}

type StopOrCloseProps = Pick<CookingTopProps, 'canStop' | 'onStop' | 'onLeave'>;

const StopOrClose = ({ canStop, onStop, onLeave }: StopOrCloseProps) => {
  const { formatMessage } = useIntl();
  return canStop ? (
    <Stop key="stop" look="outlined" title={formatMessage(messages.stop)} onMouseDown={keepFocus} onClick={onStop}>
      <CloseIcon />
      <span>{formatMessage(messages.stop)}</span>
    </Stop>
  ) : (
    <Stop key="close" look="outlined" title={formatMessage(messages.close)} onClick={onLeave}>
      <CloseIcon />
      <span>{formatMessage(messages.close)}</span>
    </Stop>
  );
};

/** The top bar of the cooking view. Stop is far from Pause on purpose. */
export const CookingTop = ({
  title,
  stepText,
  titleId,
  language,
  canStop,
  isComplete,
  isAwake,
  isMuted,
  onStop,
  onLeave,
  onMutedChange,
  onOptionsOpen,
}: CookingTopProps) => {
  const { formatMessage } = useIntl();
  return (
    <Bar data-top-bar>
      {!isComplete && <StopOrClose canStop={canStop} onStop={onStop} onLeave={onLeave} />}
      <Heading>
        <Title id={titleId} lang={language} title={title}>
          {title}
        </Title>
        {stepText !== null && <p>{stepText}</p>}
      </Heading>
      <Note>
        <LightModeIcon />
        {formatMessage(isAwake ? messages.awake : messages.notAwake)}
      </Note>
      <Loudspeaker
        aria-label={formatMessage(isMuted ? messages.unmute : messages.mute)}
        onMouseDown={keepFocus}
        onClick={() => onMutedChange(!isMuted)}
      >
        {isMuted ? <VolumeOffIcon fontSize="medium" /> : <VolumeUpIcon fontSize="medium" />}
      </Loudspeaker>
      <IconButton
        aria-label={formatMessage(messages.options)}
        aria-haspopup="dialog"
        onClick={(event) => onOptionsOpen(event.currentTarget)}
      >
        <TuneIcon fontSize="medium" />
      </IconButton>
      {canStop && (
        <IconButton aria-label={formatMessage(messages.leave)} title={formatMessage(messages.leave)} onClick={onLeave}>
          <ExpandMoreIcon fontSize="large" />
        </IconButton>
      )}
    </Bar>
  );
};
