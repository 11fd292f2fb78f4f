import ImageIcon from '@mui/icons-material/ImageOutlined';
import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { DialogActions, DialogBody } from '../SheetDialog/dialogParts';
import { SheetDialog } from '../SheetDialog/SheetDialog';
import { DialogHead } from '../SheetDialog/SheetHead';
import { StateDrawing } from '../StateDrawing/StateDrawing';
import { messages } from './messages';
import { useCamera } from './useCamera';

interface ViewfinderProps {
  onPhoto: (photo: File) => void;
  /** There is no camera, or none that may be used: choose an image file instead. */
  onChooseFile: () => void;
  onClose: () => void;
}

const Sheet = styled(DialogBody)({ '& p': { margin: 0 } });

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  '&[hidden]': { display: 'none' },
  borderRadius: 18,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sunk,
  '& > *': { gridArea: '1 / 1' },
  '& video': { width: '100%', height: '100%', objectFit: 'cover' },
  '& p': { padding: 24, maxWidth: '26em', textAlign: 'center' },
}));

const Missing = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  paddingBlock: 12,
  textAlign: 'center',
  '& p': { maxWidth: '26em', fontSize: '1.0625rem', textWrap: 'balance' },
});

/** A computer's camera in a dialog. It is switched off as soon as the dialog closes. */
export const Viewfinder = ({ onPhoto, onChooseFile, onClose }: ViewfinderProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const { video, camera, take } = useCamera(onPhoto);
  const isMissing = camera === 'denied' || camera === 'none';

  return (
    <SheetDialog isOpen titleId={titleId} width={600} onClose={onClose}>
      <Sheet>
        <DialogHead titleId={titleId} title={formatMessage(messages.title)} onClose={onClose} />
        <Stage hidden={isMissing}>
          <video ref={video} playsInline muted aria-label={formatMessage(messages.picture)} />
          {camera === 'starting' && <p role="status">{formatMessage(messages.starting)}</p>}
        </Stage>
        {isMissing && (
          <Missing>
            <StateDrawing drawing="coveredLens" />
            <p role="alert">{formatMessage(messages[camera])}</p>
          </Missing>
        )}
        <DialogActions>
          <Button look="outlined" onClick={onClose}>
            {formatMessage(messages.cancel)}
          </Button>
          {isMissing ? (
            <Button look="filled" onClick={onChooseFile}>
              <ImageIcon fontSize="compact" />
              {formatMessage(messages.chooseFile)}
            </Button>
          ) : (
            <Button look="filled" disabled={camera !== 'ready'} onClick={take}>
              <PhotoCameraIcon fontSize="compact" />
              {formatMessage(messages.take)}
            </Button>
          )}
        </DialogActions>
      </Sheet>
    </SheetDialog>
  );
};
