import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { scrollIntoSight } from '@/lib/browser/scrollIntoSight';
import { FULL_HEIGHT } from './ResultsSection.styles';

/** The room of a toast at the foot of the window, in pixels. */
const TOAST_ROOM = 72;

/* Where it fills the window, a line above the message stays above it, and the message has the rest. */
const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '&:has(> :nth-child(2))': { gridTemplateRows: 'auto 1fr' },
  [theme.breakpoints.up('md')]: { '&[data-full]': { minHeight: FULL_HEIGHT } },
}));

/** Whether an element is in the window whole, clear of a toast, while the page is at its beginning. */
const fitsBelowForm = (place: Element) =>
  place.getBoundingClientRect().bottom + window.scrollY <= window.innerHeight - TOAST_ROOM;

/**
 * Where a failed search is told. What does not fit below the form has all of the window: a slice of the form above would
 * be in the way. The toast shows its title only.
 */
export const ToldFailure = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const fits = fitsBelowForm(element);
    element.toggleAttribute('data-full', !fits);
    scrollIntoSight(element, { block: fits ? 'nearest' : 'start' });
  }, []);
  return (
    <Place ref={place} data-tells="search">
      {children}
    </Place>
  );
};
