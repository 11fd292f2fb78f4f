import CloseIcon from '@mui/icons-material/Close';
import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import { Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { matchesMedia } from '@/lib/browser/matchesMedia';
import { IconButton } from '../IconButton/IconButton';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { laterPiece } from '../preloadable/later';
import { Card, Corner, Take } from './ImageUploadCard.styles';
import { messages } from './messages';
import { PhotoInputs } from './PhotoInputs';
import { PhotoSign } from './PhotoSign';
import { PhotoWords } from './PhotoWords';
import { hasPhotoIn, isBusyIn, isFromBeforeIn, TONES, type Sight, type UploadState } from './uploadState';
import { useAnnouncement } from './useAnnouncement';
import { useDroppedFile } from './useDroppedFile';
import { useMissingCamera } from './useMissingCamera';

export type { Sight, UploadState } from './uploadState';

const Viewfinder = laterPiece(() => import('../Viewfinder/Viewfinder').then(({ Viewfinder }) => Viewfinder));

interface ImageUploadCardProps {
  state: UploadState;
  fileName?: string;
  /** URL of the thumbnail. */
  previewUrl?: string;
  /** What the server can make of a photo; if that is not food, the card says so. */
  sight?: Sight;
  /** One photo, or several of the same kitchen. */
  onFiles: (files: readonly File[], isFromCamera: boolean) => void;
  onRemove: () => void;
  /** Offered for restored results. */
  onNewSearch: () => void;
}

/** Whether the device has a touch screen, and so a camera app that can take the photo. */
const isTouched = () => matchesMedia(window, '(pointer: coarse)');

interface CameraViewProps extends Pick<ImageUploadCardProps, 'onFiles'> {
  onChooseFile: () => void;
  onClose: () => void;
}

/** The camera of the device, which closes once it has taken a photo. */
const CameraView = ({ onFiles, onChooseFile, onClose }: CameraViewProps) => (
  <Suspense>
    <Viewfinder
      onPhoto={(photo) => {
        onClose();
        onFiles([photo], true);
      }}
      onChooseFile={() => {
        onClose();
        onChooseFile();
      }}
      onClose={onClose}
    />
  </Suspense>
);

interface CardButtonProps {
  state: UploadState;
  lacksCamera: boolean;
  onRemove: () => void;
  onTake: () => void;
}

/** Removes the photo, or takes one. Without a camera it looks for one again. */
const CardButton = ({ state, lacksCamera, onRemove, onTake }: CardButtonProps) => {
  const { formatMessage } = useIntl();
  return hasPhotoIn(state) ? (
    <Corner>
      <IconButton aria-label={formatMessage(messages.remove)} disabled={isBusyIn(state)} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Corner>
  ) : (
    <Take type="button" aria-label={formatMessage(messages.take)} onClick={onTake}>
      {lacksCamera ? <RefreshIcon fontSize="medium" /> : <PhotoCameraIcon fontSize="medium" />}
      <span>{formatMessage(messages.take)}</span>
    </Take>
  );
};

/** Takes a photo with the camera of the page, or, on a touch screen or without one, with that of the device. */
const useCamera = (state: UploadState) => {
  const camera = useRef<HTMLInputElement>(null);
  const [isViewfinderOpen, setIsViewfinderOpen] = useState(false);
  const { lacksCamera, lookForCamera } = useMissingCamera(state);
  const takePhoto = () => {
    if (!isTouched() && navigator.mediaDevices) {
      setIsViewfinderOpen(true);
      return;
    }
    // Without a camera the browser asks for a file instead.
    camera.current?.click();
    lookForCamera();
  };
  return { camera, lacksCamera, takePhoto, isViewfinderOpen, closeViewfinder: () => setIsViewfinderOpen(false) };
};

/** The photo of what is in the kitchen: chosen, dropped, pasted or taken here, with the progress of its search. */
export const ImageUploadCard = ({
  state,
  fileName = '',
  previewUrl,
  sight = 'food',
  onFiles,
  onRemove,
  onNewSearch,
}: ImageUploadCardProps) => {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { camera, lacksCamera, takePhoto, isViewfinderOpen, closeViewfinder } = useCamera(state);
  const announcement = useAnnouncement(state, fileName);
  const isOver = useDroppedFile((files) => onFiles(files, false));

  const remove = () => {
    onRemove();
    choose.current?.focus();
  };

  return (
    <Card
      role="group"
      aria-label={formatMessage(messages.label)}
      tone={lacksCamera ? 'warn' : TONES[state]}
      data-state={state}
      data-bare={!hasPhotoIn(state) && !lacksCamera}
      data-over={isOver}
    >
      <PhotoSign state={state} previewUrl={previewUrl} lacksCamera={lacksCamera} />
      <PhotoWords
        state={state}
        fileName={fileName}
        sight={sight}
        isOver={isOver}
        lacksCamera={lacksCamera}
        chooseRef={choose}
        onChoose={() => (isFromBeforeIn(state) ? onNewSearch() : picker.current?.click())}
      />
      <CardButton state={state} lacksCamera={lacksCamera} onRemove={remove} onTake={takePhoto} />
      <PhotoInputs picker={picker} camera={camera} onFiles={onFiles} />
      <LiveRegion text={lacksCamera ? formatMessage(messages.noCamera) : announcement} />
      {isViewfinderOpen && (
        <CameraView onFiles={onFiles} onChooseFile={() => picker.current?.click()} onClose={closeViewfinder} />
      )}
    </Card>
  );
};
