import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SearchMode } from '@contracts/vocabulary';
import { Page } from '../Page/Page';
import { HousePicture } from '../RecipeImage/HousePicture';
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
  maxWidth: '33em',
  fontSize: '1.0625rem',
  opacity: 0.9,
  [theme.breakpoints.up('md')]: { margin: '12px 0 24px', fontSize: '1.125rem' },
  [theme.breakpoints.up('lg')]: { '[data-compact="false"] &': { margin: '20px 0 28px', fontSize: '1.25rem' } },
}));

/** Three decorative dishes at the right edge, for wide screens only. */
const Dishes = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'block' },
  /* As high as the hero is at first: a longer panel opens below the dishes, not in their middle. */
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  height: 'min(100%, 624px)',
  '& img': {
    position: 'absolute',
    objectFit: 'cover',
    boxShadow: theme.vars.palette.shadow.raised,
    ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
  },
}));

const DISHES = [
  {
    slug: 'shakshuka',
    width: 470,
    height: 320,
    style: { top: 14, insetInlineEnd: -34, rotate: '6deg', borderRadius: 36 },
  },
  {
    slug: 'mojito',
    width: 290,
    height: 228,
    style: { bottom: 34, insetInlineEnd: -24, rotate: '-3.5deg', borderRadius: 30 },
  },
  {
    slug: 'tortilla-de-patatas',
    width: 236,
    height: 188,
    style: { bottom: 16, insetInlineEnd: 214, rotate: '-7deg', borderRadius: 28 },
  },
] as const;

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
          <Dishes>
            {DISHES.map(({ slug, width, height, style }, i) => (
              <HousePicture
                key={slug}
                path={`/pictures/${slug}${i === 0 ? '' : '-400'}.webp`}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                style={style}
              />
            ))}
          </Dishes>
        )}
      </Stage>
    </Margins>
  );
};
