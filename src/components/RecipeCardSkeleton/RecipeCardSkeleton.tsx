import { keyframes, styled } from '@mui/material/styles';
import { CARD_BODY, CARD_SHAPE } from '../RecipeCard/cardShape';

const sweep = keyframes({ from: { backgroundPosition: '130% 0' }, to: { backgroundPosition: '-130% 0' } });

const Card = styled('div')(({ theme }) => ({
  ...CARD_SHAPE,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
}));

const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  backgroundColor: theme.vars.palette.sunk,
}));

/** A faint plate. */
const Plate = styled('div')(({ theme }) => ({
  width: '37%',
  aspectRatio: '1',
  boxSizing: 'border-box',
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  opacity: 0.75,
  display: 'grid',
  placeItems: 'center',
  '&::after': {
    content: '""',
    width: '66%',
    aspectRatio: '1',
    borderRadius: '50%',
    border: `4px solid ${theme.vars.palette.sunk}`,
  },
}));

const Body = styled('div')(CARD_BODY);

const Bar = styled('div')(({ theme }) => ({
  height: 15,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.sunk,
  '@media (prefers-reduced-motion: no-preference)': {
    backgroundImage: `linear-gradient(100deg, transparent 30%, ${theme.vars.palette.background.paper} 50%, transparent 70%)`,
    backgroundSize: '220% 100%',
    animation: `${sweep} 1.6s linear infinite`,
  },
}));

const Badges = styled('div')({ display: 'flex', gap: 6, marginTop: 'auto', paddingTop: 8 });

/** Placeholder of a recipe card while the recipe loads. */
export const RecipeCardSkeleton = () => (
  <Card aria-hidden="true">
    <Picture>
      <Plate />
    </Picture>
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
