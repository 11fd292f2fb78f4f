import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DecorativeDish } from '@contracts/decorativeDishes';
import type { SearchMode } from '@contracts/vocabulary';
import { Page } from '../Page/Page';
import { HousePicture } from '../RecipeImage/HousePicture';
import { faintPlate } from '../RecipeImage/standIn';
import { usePageHeading } from '../PageHeading/usePageHeading';
import { messages } from './messages';

interface HeroProps {
  mode: SearchMode;
  /** After the first search the pictures disappear and the hero shrinks. */
  isCompact: boolean;
  /** The search panel. */
  children: ReactNode;
}

const Margins = styled(Page)(({ theme }) => ({ [theme.breakpoints.down('md')]: { paddingInline: 0 } }));

const Stage = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'border-box',
  padding: '8px 16px 24px',
  borderRadius: '0 0 32px 32px',
  color: theme.vars.palette.heroInk,
  backgroundColor: theme.vars.palette.hero,
  [theme.breakpoints.up('md')]: { padding: '36px 32px 40px', borderRadius: 32 },
  [theme.breakpoints.up('lg')]: {
    padding: '40px 48px 48px',
    borderRadius: 36,
    '&[data-compact="false"]': { padding: '56px 56px 56px', '& > div': { width: 660 } },
  },
}));

const Column = styled('div')({ position: 'relative', zIndex: 1 });

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  fontSize: '2.125rem',
  [theme.breakpoints.up('md')]: { fontSize: '2.75rem' },
  [theme.breakpoints.up('lg')]: { fontSize: '3.25rem', '[data-compact="false"] &': { fontSize: '4.25rem' } },
}));

const Lead = styled('p')(({ theme }) => ({
  margin: '10px 0 20px',
  maxWidth: '37em',
  fontSize: '1.0625rem',
  opacity: 0.9,
  textWrap: 'pretty',
  [theme.breakpoints.up('md')]: { margin: '12px 0 24px', fontSize: '1.125rem' },
  [theme.breakpoints.up('lg')]: { '[data-compact="false"] &': { margin: '20px 0 28px', fontSize: '1.25rem' } },
}));

/** Three decorative dishes: at the right edge of a wide screen, cut by it, and whole under the panel of a narrow one. */
const Dishes = styled('div')(({ theme }) => ({
  '& img': {
    objectFit: 'cover',
    ...faintPlate(theme),
    boxShadow: theme.vars.palette.shadow.raised,
    ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
  },
  [theme.breakpoints.down('lg')]: {
    /* Each has a column of its own: the page may be painted before the last of them has arrived. */
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 220px))',
    justifyContent: 'center',
    alignItems: 'start',
    columnGap: 12,
    margin: '18px 0 -4px',
    '& img': { gridRow: 1, width: '100%', height: 80, borderRadius: 18 },
    '& img:nth-of-type(1)': { gridColumn: 2, rotate: '2deg' },
    '& img:nth-of-type(2)': { gridColumn: 3, rotate: '3deg', marginTop: 8 },
    '& img:nth-of-type(3)': { gridColumn: 1, rotate: '-4deg', marginTop: 4 },
  },
  [theme.breakpoints.between('md', 'lg')]: { marginBlock: '28px -8px', '& img': { height: 150, borderRadius: 22 } },
  [theme.breakpoints.up('lg')]: {
    /* As high as the hero is at first: a longer panel opens below the dishes, not in their middle. */
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    height: 'min(100%, 624px)',
    '& img': {
      position: 'absolute',
      insetBlock: 'var(--top, auto) var(--bottom, auto)',
      insetInlineEnd: 'var(--end)',
      width: 'var(--width)',
      height: 'var(--height)',
      rotate: 'var(--turn)',
      borderRadius: 'var(--corner)',
    },
    /* A search by name is low: two dishes lie there, cut by its edges. */
    '&[data-low="true"] img': {
      '&:nth-of-type(1)': { top: -64 },
      '&:nth-of-type(2)': { bottom: -36 },
      '&:nth-of-type(3)': { display: 'none' },
    },
  },
}));

/* Where they lie on a wide screen. */
const DISHES = [
  {
    slug: 'shakshuka',
    width: 470,
    height: 320,
    place: {
      '--width': '470px',
      '--height': '320px',
      '--top': '14px',
      '--end': '-34px',
      '--turn': '6deg',
      '--corner': '36px',
    },
  },
  {
    slug: 'mojito',
    width: 290,
    height: 228,
    place: {
      '--width': '290px',
      '--height': '228px',
      '--bottom': '34px',
      '--end': '-24px',
      '--turn': '-3.5deg',
      '--corner': '30px',
    },
  },
  {
    slug: 'tortilla-de-patatas',
    width: 236,
    height: 188,
    place: {
      '--width': '236px',
      '--height': '188px',
      '--bottom': '16px',
      '--end': '214px',
      '--turn': '-7deg',
      '--corner': '28px',
    },
  },
] as const satisfies readonly { slug: DecorativeDish; [key: string]: unknown }[];

/** The first is large on a wide screen only. */
const SIZES = '(min-width: 1200px) 470px, 33vw';

/** The butter-yellow area with the page's question and the search panel. */
export const Hero = ({ mode, isCompact, children }: HeroProps) => {
  const { formatMessage } = useIntl();
  const heading = usePageHeading();
  const isByName = mode === 'name';
  const lead = isCompact ? messages.shortLead : messages.lead;
  return (
    <Margins>
      <Stage data-compact={isCompact}>
        <Column>
          <Title {...heading}>{formatMessage(isByName ? messages.nameTitle : messages.title)}</Title>
          <Lead>{formatMessage(isByName ? messages.nameLead : lead)}</Lead>
          {children}
        </Column>
        {!isCompact && (
          <Dishes data-low={isByName}>
            {DISHES.map(({ slug, width, height, place }, i) => (
              <HousePicture
                key={slug}
                path={`/pictures/${slug}-400.webp`}
                sizes={i === 0 ? SIZES : undefined}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                fetchPriority="low"
                style={place as CSSProperties}
              />
            ))}
          </Dishes>
        )}
      </Stage>
    </Margins>
  );
};
