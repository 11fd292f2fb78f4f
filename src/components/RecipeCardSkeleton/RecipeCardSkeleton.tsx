import { styled } from '@mui/material/styles';
import { CARD_BODY, CARD_SHAPE } from '../RecipeCard/cardShape';
import { Bar, SkeletonPicture } from './SkeletonParts';

const Card = styled('div')(({ theme }) => ({
  ...CARD_SHAPE,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
}));

const Body = styled('div')(CARD_BODY);

const Badges = styled('div')({ display: 'flex', gap: 6, marginTop: 'auto', paddingTop: 8 });

/** Placeholder of a recipe card while the recipe loads. */
export const RecipeCardSkeleton = () => (
  <Card aria-hidden="true">
    <SkeletonPicture />
    <Body>
      <Bar style={{ width: '24%', height: 14 }} />
      <Bar style={{ width: '78%', height: 26 }} />
      <Bar style={{ width: '46%', height: 20 }} />
      <Bar style={{ marginTop: 6 }} />
      <Bar style={{ width: '64%' }} />
      <Badges>
        {[66, 58, 74].map((width) => (
          <Bar key={width} style={{ width, height: 26 }} />
        ))}
      </Badges>
    </Body>
  </Card>
);
