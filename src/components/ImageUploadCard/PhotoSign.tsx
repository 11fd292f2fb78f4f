import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import NoPhotographyIcon from '@mui/icons-material/NoPhotographyOutlined';
import { styled } from '@mui/material/styles';
import { hasPhotoIn, isBusyIn, TONES, type UploadState } from './uploadState';

interface PhotoSignProps {
  state: UploadState;
  previewUrl: string | undefined;
  /** The cook wanted to take a photo, and the device has no camera. */
  lacksCamera: boolean;
}

const Sign = styled('span')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  color: vars.palette.text.secondary,
  '&[data-tone="good"]': { color: vars.palette.success.main },
  '&[data-tone="warn"]': { color: vars.palette.warning.main },
  '&[data-tone="bad"]': { color: vars.palette.error.main },
  '& > *': { gridArea: '1 / 1' },
  '& img': { width: 48, height: 48, borderRadius: 10, objectFit: 'cover' },
  '& img ~ svg': {
    alignSelf: 'end',
    justifySelf: 'end',
    margin: -6,
    borderRadius: 12,
    padding: 2,
    color: vars.palette.background.paper,
    backgroundColor: vars.palette.success.main,
  },
  '&[data-tone="bad"] img ~ svg': { backgroundColor: vars.palette.error.main },
  '&[data-dim="true"] img': { opacity: 0.35 },
  [breakpoints.up('md')]: {
    width: 'auto',
    minWidth: 30,
    height: 30,
    '&:has(img)': { height: 52, marginBottom: 6 },
    /* The disc is higher than the sign without a photo. */
    '&[data-dim="true"]:not(:has(img))': { height: 38, marginBottom: 6 },
    '& img': { width: 84, height: 52 },
  },
}));

/* On a disc of its own, because a photo may have any colour. */
const Disc = styled('span')(({ theme: { vars } }) => ({
  // Above the dimmed photo, whose opacity makes it a layer.
  position: 'relative',
  placeSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  borderRadius: '50%',
  backgroundColor: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
}));

const Spinner = styled('span')(({ theme: { vars } }) => ({
  width: 26,
  height: 26,
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: `3px solid ${vars.palette.divider}`,
  borderTopColor: vars.palette.primary.main,
  animation: 'larder-turn 900ms linear infinite',
  '@keyframes larder-turn': { to: { rotate: '1turn' } },
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
  '@media (forced-colors: active)': { borderColor: 'CanvasText', borderTopColor: 'Highlight' },
}));

/** The thumbnail with a mark, or a mark alone. */
export const PhotoSign = ({ state, previewUrl, lacksCamera }: PhotoSignProps) => {
  const tone = TONES[state];
  const isBusy = isBusyIn(state);
  const isEmpty = !hasPhotoIn(state);
  return (
    <Sign data-tone={lacksCamera ? 'warn' : tone} data-dim={isBusy} aria-hidden="true">
      {hasPhotoIn(state) && previewUrl && <img src={previewUrl} alt="" />}
      {isBusy && (
        <Disc>
          <Spinner />
        </Disc>
      )}
      {isEmpty && (lacksCamera ? <NoPhotographyIcon fontSize="large" /> : <AddPhotoAlternateIcon fontSize="large" />)}
      {tone === 'good' && !isEmpty && <CheckIcon fontSize="medium" />}
      {tone === 'bad' && <ErrorOutlineIcon fontSize="medium" />}
    </Sign>
  );
};
