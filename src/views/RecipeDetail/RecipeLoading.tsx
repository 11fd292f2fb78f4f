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
    '& > .picture': { marginInline: 0, borderRadius: 32, overflow: 'hidden' },
    '& > .picture > *': { width: '100%', maxHeight: 520 },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '620px 1fr', alignItems: 'start', gap: 56 },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  [theme.breakpoints.up('lg')]: { paddingTop: 20 },
}));

const Title = styled('div')(({ theme }) => ({ '& h1': { ...theme.typography.h2, margin: 0 } }));

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
        <Bar aria-hidden="true" />
        <Bar aria-hidden="true" style={{ width: '72%' }} />
        <Bar aria-hidden="true" style={{ width: 168, height: 48, borderRadius: 14, marginTop: 8 }} />
      </Words>
    </Layout>
  );
};
