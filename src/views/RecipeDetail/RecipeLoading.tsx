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

/* The tabs and the tiles of the overview. */
const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  [theme.breakpoints.up('lg')]: { gridColumn: '1 / -1' },
}));

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const LINES = ['38%', '100%', '94%', '72%'] as const;
const BUTTONS = [180, 104, 116] as const;
const TABS = [92, 104, 84] as const;
const TILES = [1, 2, 3, 4] as const;

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
        <Row aria-hidden="true">
          {BUTTONS.map((width) => (
            <Bar key={width} style={{ width, height: 52, borderRadius: 14 }} />
          ))}
        </Row>
      </Words>
      <Below aria-hidden="true">
        <Row>
          {TABS.map((width) => (
            <Bar key={width} style={{ width, height: 20 }} />
          ))}
        </Row>
        <Tiles>
          {TILES.map((tile) => (
            <Bar key={tile} style={{ width: 'auto', height: 96, borderRadius: 24 }} />
          ))}
        </Tiles>
      </Below>
    </Layout>
  );
};
