import { styled } from '@mui/material/styles';
import type { DecorativeDish } from '@contracts/decorativeDishes';
import { HousePicture } from '../RecipeImage/HousePicture';
import { faintPlate } from '../RecipeImage/standIn';

/** Of the stage, in pixels. */
export const STAGE_HEIGHT = 560;

/** The butter-yellow stage beside a form, with decorative dishes that lie apart; on a wide screen only. */
const Stage = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  alignSelf: 'start',
  height: STAGE_HEIGHT,
  borderRadius: 36,
  backgroundColor: theme.vars.palette.hero,
  [theme.breakpoints.up('lg')]: { display: 'block' },
  '& img': {
    position: 'absolute',
    objectFit: 'cover',
    ...faintPlate(theme),
    boxShadow: theme.vars.palette.shadow.raised,
    ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
  },
}));

/* In shares of the stage, which is narrower beside a text. The width in pixels is the largest one. */
const DISHES = [
  {
    slug: 'spaghetti-bolognese',
    width: 442,
    height: 264,
    style: { top: 40, insetInlineStart: '7.5%', width: '85%', rotate: '-3deg' },
  },
  {
    slug: 'golden-milk',
    width: 214,
    height: 186,
    style: { top: 332, insetInlineEnd: '7.5%', width: '41%', rotate: '3deg' },
  },
  {
    slug: 'chickpea-curry',
    width: 214,
    height: 186,
    style: { top: 332, insetInlineStart: '7.5%', width: '41%', rotate: '-2deg' },
  },
] as const satisfies readonly { slug: DecorativeDish; [key: string]: unknown }[];

export const DishStage = () => (
  <Stage aria-hidden="true">
    {DISHES.map(({ slug, width, height, style }) => (
      <HousePicture
        key={slug}
        path={`/pictures/${slug}.webp`}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        style={{ ...style, height, borderRadius: 26 }}
      />
    ))}
  </Stage>
);
