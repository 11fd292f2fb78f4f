import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Bar, SkeletonPicture } from '@/components/RecipeCardSkeleton/SkeletonParts';
import { WaitingNote } from '@/components/WaitingNote/WaitingNote';
import { messages } from './messages';

/* The shape of the recipe's hero, so that nothing jumps when it arrives. The footer is below the window, as it is then. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  minHeight: '100dvh',
  gap: 24,
  paddingTop: 8,
  '& > .picture': { marginInline: -16 },
  [theme.breakpoints.up('md')]: {
    '& > .picture': { marginInline: 0, borderRadius: 32, overflow: 'hidden' },
    '& > .picture > *': { width: '100%', maxHeight: 520 },
  },
  [theme.breakpoints.between('md', 'lg')]: { '& > .picture > *': { maxHeight: 380 } },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '620px 1fr', alignItems: 'start', gap: 56 },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  [theme.breakpoints.up('lg')]: { paddingTop: 20 },
}));

const Title = styled('div')(({ theme }) => ({ '& h1': { ...theme.typography.h2, margin: 0 } }));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 8 });

/* One wide button above two on a phone, and two rows of a wide and a narrow one on a wide screen. */
const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 8,
  '&& > *': { width: 'auto', height: 56, borderRadius: 14 },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: '1fr 1fr',
    '&& > :first-child': { gridColumn: '1 / -1' },
    '&& > :last-child': { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '2fr 1fr' },
}));

/* The tabs and the panels of the overview. */
const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  [theme.breakpoints.up('lg')]: { gridColumn: '1 / -1' },
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
        <Buttons aria-hidden="true">
          {BUTTONS.map((button) => (
            <Bar key={button} />
          ))}
        </Buttons>
      </Words>
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
