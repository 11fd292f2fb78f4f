import { styled } from '@mui/material/styles';
import { lazy, Suspense, useRef, useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton/IconButton';
import { AddPhotoIcon } from '../icons/AddPhotoIcon';
import { AlertIcon } from '../icons/AlertIcon';
import { CameraIcon } from '../icons/CameraIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { messages } from './messages';
import { UPLOAD_SHAPE } from './uploadShape';
import { useDroppedFile } from './useDroppedFile';

const Viewfinder = lazy(() => import('../Viewfinder/Viewfinder').then((module) => ({ default: module.Viewfinder })));

/** Food, printed words only (packages and receipts), or nothing. */
export type Sight = 'food' | 'words' | 'none';

export type UploadState = 'idle' | 'preparing' | 'selected' | 'loading' | 'found' | 'restored' | 'failed';

interface ImageUploadCardProps {
  state: UploadState;
  fileName?: string;
  /** Address of the thumbnail. */
  previewUrl?: string;
  /** What the server can make of a photo; where it is not food, the card says so. */
  sight?: Sight;
  /** One photo, or several of one kitchen. */
  onFiles: (files: readonly File[], isFromCamera: boolean) => void;
  onRemove: () => void;
  /** The list to pick ingredients from, offered where the server does not see food. */
  onPick: () => void;
  /** Chosen where the results are from before. */
  onNewSearch: () => void;
}

type Tone = 'plain' | 'active' | 'good' | 'bad';

const TONES: Record<UploadState, Tone> = {
  idle: 'plain',
  preparing: 'active',
  selected: 'active',
  loading: 'active',
  found: 'good',
  restored: 'good',
  failed: 'bad',
};

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone; 'data-over': boolean }>(({
  theme: { vars, breakpoints },
  tone,
}) => {
  const { palette } = vars;
  const [edge, ground] = {
    plain: [palette.edge, palette.background.paper],
    active: [palette.primary.main, palette.background.paper],
    good: [palette.success.main, palette.okSoft],
    bad: [palette.error.main, palette.badSoft],
  }[tone];
  return {
    ...UPLOAD_SHAPE,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 12,
    padding: '8px 8px 8px 14px',
    border: `1.5px ${tone === 'plain' ? 'dashed' : 'solid'} ${edge}`,
    backgroundColor: ground,
    transition: 'background-color 120ms, border-color 120ms',
    '&[data-over="true"]': { borderColor: palette.primary.main, backgroundColor: palette.accentSoft },
    [breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      justifyItems: 'center',
      rowGap: 2,
      padding: '12px 10px',
      textAlign: 'center',
    },
  };
});

const Sign = styled('span')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  color: vars.palette.text.secondary,
  '&[data-tone="good"]': { color: vars.palette.success.main },
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
    '&:has(img)': { height: 52, marginBottom: 4 },
    '& img': { width: 84, height: 52 },
  },
}));

const Spinner = styled('span')(({ theme: { vars } }) => ({
  placeSelf: 'center',
  width: 26,
  height: 26,
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: `3px solid ${vars.palette.sunk}`,
  borderTopColor: vars.palette.primary.main,
  animation: 'larder-turn 900ms linear infinite',
  '@keyframes larder-turn': { to: { rotate: '1turn' } },
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
  '@media (forced-colors: active)': { borderColor: 'CanvasText', borderTopColor: 'Highlight' },
}));

const Words = styled('span')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  justifyItems: 'inherit',
  width: '100%',
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: vars.palette.text.secondary,
  '& strong': { fontSize: '1rem', fontWeight: 650, color: vars.palette.text.primary },
  '& .name': {
    overflow: 'hidden',
    maxWidth: '100%',
    fontWeight: 650,
    color: vars.palette.text.primary,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  /* Three lines, whatever it says, so that nothing moves when the server has told what it can do. */
  '& .note': { [breakpoints.up('md')]: { minHeight: '4.05em' } },
  '& .good': { fontWeight: 650, color: vars.palette.success.main },
  '& .bad': { fontWeight: 650, color: vars.palette.error.main },
}));

/* The whole card is the target; what else can be pressed lies above it. */
const Choose = styled('button')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'inherit',
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.palette.accentText,
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&[data-idle="true"]': {
    fontSize: '1rem',
    fontWeight: 650,
    textDecoration: 'none',
    color: vars.palette.text.primary,
  },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 17 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 },
}));

/* Above the target that the whole card is. */
const Pick = styled('button')(({ theme: { vars } }) => ({
  position: 'relative',
  zIndex: 1,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.palette.accentText,
  font: 'inherit',
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  /* A finger's width for a word in a line of text. */
  '&::after': { content: '""', position: 'absolute', inset: '-12px -8px' },
}));

const Corner = styled('span')(({ theme: { breakpoints } }) => ({
  position: 'relative',
  zIndex: 1,
  [breakpoints.up('md')]: { position: 'absolute', top: 2, right: 2 },
}));

/** A device whose own camera program takes the photo: one with a finger on it. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

/** The photo of what is in the kitchen: chosen, dropped, pasted or taken here, and how far the search with it is. */
export const ImageUploadCard = ({
  state,
  fileName = '',
  previewUrl,
  sight = 'food',
  onFiles,
  onRemove,
  onPick,
  onNewSearch,
}: ImageUploadCardProps) => {
  const { formatMessage } = useIntl();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [isViewfinderOpen, setIsViewfinderOpen] = useState(false);
  const isOver = useDroppedFile((files) => onFiles(files, false));
  const tone = TONES[state];
  const isBusy = state === 'preparing' || state === 'loading';
  const hasPhoto = state !== 'idle' && state !== 'restored';

  const take = (isFromCamera: boolean) => (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file may be chosen again after it was removed.
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files, isFromCamera);
  };
  const takePhoto = () => {
    if (isTouched() || !navigator.mediaDevices) camera.current?.click();
    else setIsViewfinderOpen(true);
  };
  const remove = () => {
    onRemove();
    choose.current?.focus();
  };

  const chooseWords = {
    idle: messages.add,
    preparing: messages.change,
    selected: messages.change,
    loading: messages.change,
    found: messages.another,
    restored: messages.newSearch,
    failed: messages.another,
  }[state];
  const limits = `${formatMessage(sight === 'none' ? messages.cannotSee : messages.readsWords)} `;
  const said = {
    idle: '',
    restored: '',
    preparing: formatMessage(messages.preparing),
    selected: formatMessage(messages.selected, { name: fileName }),
    loading: formatMessage(messages.analyzing),
    found: formatMessage(messages.found),
    failed: formatMessage(messages.failed),
  }[state];

  return (
    <Card role="group" aria-label={formatMessage(messages.label)} tone={tone} data-state={state} data-over={isOver}>
      <Sign data-tone={tone} data-dim={isBusy} aria-hidden="true">
        {hasPhoto && previewUrl && <img src={previewUrl} alt="" />}
        {isBusy && <Spinner />}
        {tone === 'plain' && <AddPhotoIcon size={26} />}
        {tone === 'good' && <CheckIcon size={24} />}
        {tone === 'bad' && <AlertIcon size={24} />}
      </Sign>
      <Words>
        {state === 'preparing' && formatMessage(messages.preparing)}
        {state === 'loading' && formatMessage(messages.analyzing)}
        {state === 'found' && <span className="good">{formatMessage(messages.found)}</span>}
        {state === 'restored' && <span className="good">{formatMessage(messages.restored)}</span>}
        {state === 'failed' && <span className="bad">{formatMessage(messages.failed)}</span>}
        {hasPhoto && !isBusy && (
          <span className="name" title={fileName}>
            {fileName}
          </span>
        )}
        <Choose
          ref={choose}
          type="button"
          data-idle={state === 'idle'}
          disabled={isBusy}
          onClick={() => (state === 'restored' ? onNewSearch() : picker.current?.click())}
        >
          {formatMessage(chooseWords)}
        </Choose>
        {isOver ? (
          <span>{formatMessage(messages.drop)}</span>
        ) : sight !== 'food' && !isBusy ? (
          <span className="note">
            {limits}
            <Pick type="button" onClick={onPick}>
              {formatMessage(messages.pick)}
            </Pick>
          </span>
        ) : (
          state === 'idle' && <span className="note">{formatMessage(messages.ways)}</span>
        )}
      </Words>
      <Corner>
        {hasPhoto ? (
          <IconButton aria-label={formatMessage(messages.remove)} disabled={isBusy} onClick={remove}>
            <CloseIcon />
          </IconButton>
        ) : (
          <IconButton aria-label={formatMessage(messages.take)} onClick={takePhoto}>
            <CameraIcon size={24} />
          </IconButton>
        )}
      </Corner>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={take(false)}
        data-testid="photo-file"
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={take(true)}
        data-testid="photo-camera"
      />
      <LiveRegion text={said} />
      {isViewfinderOpen && (
        <Suspense>
          <Viewfinder
            onPhoto={(photo) => {
              setIsViewfinderOpen(false);
              onFiles([photo], true);
            }}
            onClose={() => setIsViewfinderOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
};
