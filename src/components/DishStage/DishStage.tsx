import { styled } from '@mui/material/styles';
import { HousePicture } from '../RecipeImage/HousePicture';

/** The butter-yellow stage beside a form, with decorative dishes; on a wide screen only. */
const Stage = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  minHeight: 600,
  borderRadius: 36,
  backgroundColor: theme.vars.palette.hero,
  [theme.breakpoints.up('lg')]: { display: 'block' },
  '& img': {
    position: 'absolute',
    objectFit: 'cover',
    boxShadow: theme.vars.palette.shadow.raised,
    ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
  },
}));

const DISHES = [
  { slug: 'spaghetti-bolognese', style: { top: 44, insetInlineStart: 26, width: 400, height: 300, rotate: '-5deg' } },
  { slug: 'golden-milk', style: { top: 270, insetInlineEnd: -40, width: 360, height: 270, rotate: '6deg' } },
  { slug: 'chickpea-curry', style: { bottom: 10, insetInlineStart: -34, width: 330, height: 250, rotate: '-3deg' } },
] as const;

export const DishStage = () => (
  <Stage aria-hidden="true">
    {DISHES.map(({ slug, style }) => (
      <HousePicture
        key={slug}
        path={`/pictures/${slug}.webp`}
        alt=""
        width={style.width}
        height={style.height}
        loading="lazy"
        style={{ ...style, borderRadius: 32 }}
      />
    ))}
  </Stage>
);
