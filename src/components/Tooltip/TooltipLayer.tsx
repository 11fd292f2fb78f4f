import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { followTargets, type Tip } from './followTargets';

const MARGIN = 8;
const ROOM_NEEDED = 56;

/* The padding bridges the gap, so that moving the mouse to the text does not leave the target. */
const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  width: 'max-content',
  maxWidth: 'min(280px, calc(100vw - 16px))',
  paddingBlock: MARGIN,
}));

const Words = styled('div')(({ theme: { vars } }) => ({
  padding: '6px 12px',
  borderRadius: 10,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: vars.palette.background.paper,
  backgroundColor: vars.palette.text.primary,
  boxShadow: vars.palette.shadow.popover,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/**
 * Shows the name of every icon-only button and link: after 700 ms, or at once if another tooltip was visible within the
 * last 300 ms. It listens to the whole page, so buttons need no code for it. Screen readers already have the name.
 */
export const TooltipLayer = () => {
  const [tip, setTip] = useState<Tip | null>(null);

  useEffect(() => {
    const stop = followTargets(setTip);
    return stop;
  }, []);

  if (!tip) return null;
  const isAbove = tip.bottom + ROOM_NEEDED > window.innerHeight;
  const settle = (place: HTMLDivElement | null) => {
    if (!place) return;
    const half = place.offsetWidth / 2;
    const furthest = document.documentElement.clientWidth - half - MARGIN;
    place.style.left = `${Math.max(MARGIN, Math.min(tip.x, furthest) - half)}px`;
  };
  return createPortal(
    <Place
      key={`${tip.text} ${tip.x}`}
      ref={settle}
      data-tip
      aria-hidden="true"
      style={isAbove ? { bottom: window.innerHeight - tip.top } : { top: tip.bottom }}
    >
      <Words role="tooltip">{tip.text}</Words>
    </Place>,
    document.body,
  );
};
