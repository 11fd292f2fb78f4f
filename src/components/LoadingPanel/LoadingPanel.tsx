import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { AnalyzeStage } from '@contracts/analyze';
import { Button } from '../Button/Button';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { Panel } from '../Panel/Panel';
import { ProgressRing } from '../ProgressRing/ProgressRing';
import { CardSkeletons } from '../RecipeCardSkeleton/CardSkeletons';
import { WaitingNote } from '../WaitingNote/WaitingNote';
import { messages } from './messages';

interface LoadingPanelProps {
  /** 0 to 100. */
  progress: number;
  /** A search by ingredients starts with "Analyzing ingredients". */
  isByIngredients: boolean;
  /** A search with a photo starts with "Analyzing image". */
  isByPhoto?: boolean;
  /** The stage that the server reports. */
  stage?: AnalyzeStage;
  /** Cancels the search. */
  onStop?: () => void;
}

/** From this percentage on, the text is "Processing". */
const PROCESSING_FROM = 70;
/** With a photo, the text is "Analyzing image" up to this percentage. */
const INGREDIENTS_FROM = 35;
const ANNOUNCED_EVERY = 25;

const STAGES = {
  reading: messages.analyzingImage,
  matching: messages.analyzing,
  writing: messages.writing,
  repairing: messages.repairing,
} as const satisfies Record<AnalyzeStage, unknown>;

/* One card: the ring, what is going on, and the way out at its end; on a phone the button is the card's foot. */
const Head = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '14px 20px',
  marginBottom: 24,
  '& > [role="progressbar"]': { width: 88, height: 88, fontSize: '1.25rem' },
  '& > button': { gridColumn: '1 / -1' },
  '& [data-wait]': { margin: '6px 0 0' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 28,
    marginBottom: 32,
    padding: '20px 28px',
    '& > [role="progressbar"]': { width: 112, height: 112, fontSize: '1.625rem' },
    '& > button': { gridColumn: 'auto' },
  },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  [theme.breakpoints.up('md')]: { fontSize: '1.875rem' },
  [theme.breakpoints.up('lg')]: { fontSize: '2.125rem' },
}));

const Doing = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  fontSize: '1.0625rem',
  color: theme.vars.palette.text.secondary,
}));

/** Shown while a search runs: its progress, and three skeleton cards. */
export const LoadingPanel = ({ progress, isByIngredients, isByPhoto = false, stage, onStop }: LoadingPanelProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const announced = Math.floor(progress / ANNOUNCED_EVERY) * ANNOUNCED_EVERY;
  const analyzing = isByPhoto && progress < INGREDIENTS_FROM ? messages.analyzingImage : messages.analyzing;
  const guessed = isByIngredients && progress < PROCESSING_FROM ? analyzing : messages.processing;
  const doing = stage ? STAGES[stage] : guessed;

  return (
    <div>
      <Head as="div">
        <ProgressRing value={progress} labelledBy={titleId} />
        <div>
          <Title id={titleId}>{formatMessage(messages.title)}</Title>
          <Doing>{formatMessage(doing)}</Doing>
          <WaitingNote isOfProgress />
        </div>
        {onStop && (
          <Button look="outlined" onClick={onStop}>
            {formatMessage(messages.stop)}
          </Button>
        )}
      </Head>
      <LiveRegion text={announced > 0 ? formatMessage(messages.announcement, { percent: announced }) : ''} />
      <CardSkeletons />
    </div>
  );
};
