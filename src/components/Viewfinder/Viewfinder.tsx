import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { CameraIcon } from '../icons/CameraIcon';
import { messages } from './messages';

interface ViewfinderProps {
  onPhoto: (photo: File) => void;
  onClose: () => void;
}

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: 0 },
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 18,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sunk,
  '& > *': { gridArea: '1 / 1' },
  '& video': { width: '100%', height: '100%', objectFit: 'cover' },
  '& p': { padding: 24, maxWidth: '26em', textAlign: 'center' },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 });

type CameraState = 'starting' | 'ready' | 'denied' | 'none';

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The camera of a computer, in a dialog. It is off again as soon as the dialog is gone. */
export const Viewfinder = ({ onPhoto, onClose }: ViewfinderProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CameraState>('starting');

  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1920 } },
          audio: false,
        });
        if (isGone) return stop(stream);
        video.current!.srcObject = stream;
        await video.current!.play();
        setCamera('ready');
      } catch (error) {
        if (!isGone) setCamera((error as Error).name === 'NotAllowedError' ? 'denied' : 'none');
      }
    };
    void start();
    return () => {
      isGone = true;
      stop(stream);
    };
  }, []);

  const take = () => {
    const { videoWidth, videoHeight } = video.current!;
    const canvas = Object.assign(document.createElement('canvas'), { width: videoWidth, height: videoHeight });
    canvas.getContext('2d')!.drawImage(video.current!, 0, 0);
    canvas.toBlob((blob) => blob && onPhoto(new File([blob], 'photo.jpg', { type: 'image/jpeg' })), 'image/jpeg', 0.92);
  };

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <Sheet>
        <h2 id={titleId}>{formatMessage(messages.title)}</h2>
        <Stage>
          <video
            ref={video}
            playsInline
            muted
            aria-label={formatMessage(messages.picture)}
            hidden={camera === 'denied' || camera === 'none'}
          />
          {camera === 'starting' && <p role="status">{formatMessage(messages.starting)}</p>}
          {camera === 'denied' && <p role="alert">{formatMessage(messages.denied)}</p>}
          {camera === 'none' && <p role="alert">{formatMessage(messages.none)}</p>}
        </Stage>
        <Actions>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
          <Button look="filled" disabled={camera !== 'ready'} onClick={take}>
            <CameraIcon size={22} />
            {formatMessage(messages.take)}
          </Button>
        </Actions>
      </Sheet>
    </Dialog>
  );
};
