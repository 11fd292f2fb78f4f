import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Bar, SkeletonPicture } from '@/components/RecipeCardSkeleton/SkeletonParts';
import { WaitingNote } from '@/components/WaitingNote/WaitingNote';
import { messages } from './messages';

/* The shape of the recipe's hero, so that nothing jumps when it arrives. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  paddingTop: 8,
  '& > .picture': { marginInline: -16 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '24px 32px',
    '& > .picture': { marginInline: 0, borderRadius: 32, overflow: 'hidden' },
    '& > .picture > *': { width: '100%', maxHeight: 520 },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '620px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: '16px 56px',
    '& > .picture': { gridRow: '1 / span 2' },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  [theme.breakpoints.up('lg')]: { paddingTop: 20 },
}));

const Title = styled('div')(({ theme }) => ({ '& h1': { ...theme.typography.h2, margin: 0 } }));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 8 });

/* One wide button above two on a phone, a line of four on a tablet, and two rows of two on a wide screen. */
const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '&& > *': { width: 'auto', height: 56, borderRadius: 14 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '&& > :first-child': { gridColumn: '1 / -1' },
    '&& > :last-child': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: { gridColumn: '1 / -1', gridTemplateColumns: '193px 123px 168px 184px' },
  [theme.breakpoints.up('lg')]: { gridColumn: 2, gridTemplateColumns: 'minmax(0, 1fr) 184px' },
}));

/* The tabs and the panels of the overview. The footer is below the window, as it is below the recipe. */
const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 28,
  minHeight: '70dvh',
  [theme.breakpoints.up('md')]: { gridColumn: '1 / -1', marginTop: 16 },
  [theme.breakpoints.up('lg')]: { marginTop: 24 },
}));

const Panels = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '&& > *': { width: 'auto', minHeight: 280, borderRadius: 24 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 28 },
}));

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: 12,
  '&& > *': { width: 'auto', height: 116, borderRadius: 24 },
  '&& > :last-child': { gridColumn: '1 / -1', height: 140 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const LINES = ['38%', '100%', '94%', '72%'] as const;
const BUTTONS = [1, 2, 3, 4] as const;
const TABS = [92, 104, 84] as const;
const TILES = [1, 2, 3, 4, 5] as const;

/** Shown in place of a recipe until it arrives. */
export const RecipeLoading = () => {
  const { formatMessage } = useIntl();
  return (
    <Layout>
      <div className="picture" aria-hidden="true">
        <SkeletonPicture />
      </div>
      <Words>
        <Title role="status">
          <h1>{formatMessage(messages.loading)}</h1>
        </Title>
        <WaitingNote />
        {LINES.map((width) => (
          <Bar key={width} aria-hidden="true" style={{ width }} />
        ))}
      </Words>
      <Buttons aria-hidden="true">
        {BUTTONS.map((button) => (
          <Bar key={button} />
        ))}
      </Buttons>
      <Below aria-hidden="true">
        <Row>
          {TABS.map((width) => (
            <Bar key={width} style={{ width, height: 20 }} />
          ))}
        </Row>
        <Panels>
          <Tiles>
            {TILES.map((tile) => (
              <Bar key={tile} />
            ))}
          </Tiles>
          <Bar />
        </Panels>
      </Below>
    </Layout>
  );
};
