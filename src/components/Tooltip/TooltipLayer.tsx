import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@contracts/limits';

interface Tip {
  text: string;
  /** Middle of what it speaks of, and its edges, in the window. */
  x: number;
  top: number;
  bottom: number;
}

const MARGIN = 8;
const ROOM_NEEDED = 56;

/* The padding bridges the gap, so that a mouse on its way to the words does not leave. */
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

const TIP = '[data-tip]';

/** What a button with nothing but an icon in it is called. One with a title of its own has the browser's tooltip. */
const nameOf = (element: Element): string | null =>
  element.textContent === '' && !element.hasAttribute('title') ? element.getAttribute('aria-label') : null;

const targetOf = (event: Event): Element | null => {
  const element = event.target instanceof Element ? event.target.closest('button, a') : null;
  return element && nameOf(element) ? element : null;
};

/**
 * Shows the name of every button and link that is only an icon: after 700 ms, and at once when another one was shown
 * within the last 300 (SPEC §9). It listens to the whole page, so that no button has to know of it; a screen reader has
 * the name already.
 */
export const TooltipLayer = () => {
  const [tip, setTip] = useState<Tip | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let target: Element | null = null;
    let isShown = false;
    let hiddenAt = -Infinity;

    const show = (element: Element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const text = nameOf(element);
      if (text === null || !element.isConnected) return;
      isShown = true;
      setTip({ text, x: left + width / 2, top, bottom });
    };
    const hide = () => {
      clearTimeout(timer);
      target = null;
      if (!isShown) return;
      isShown = false;
      hiddenAt = performance.now();
      setTip(null);
    };
    const enter = (element: Element | null) => {
      if (element === target) return;
      hide();
      if (!element) return;
      target = element;
      const isSkipped = performance.now() - hiddenAt < TOOLTIP_SKIP_DELAY_MS;
      timer = setTimeout(() => show(element), isSkipped ? 0 : TOOLTIP_DELAY_MS);
    };

    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (event.target instanceof Element && event.target.closest(TIP)) return;
      enter(targetOf(event));
    };
    const onFocusIn = (event: FocusEvent) => {
      const element = targetOf(event);
      enter(element?.matches(':focus-visible') ? element : null);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide();

    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', hide, { capture: true });
    };
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
