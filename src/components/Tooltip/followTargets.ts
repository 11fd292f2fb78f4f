import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@contracts/limits';

/** A tooltip and where it belongs. */
export interface Tip {
  text: string;
  /** Centre of the target, and its edges, in viewport coordinates. */
  x: number;
  top: number;
  bottom: number;
}

const TIP = '[data-tip]';

/** The accessible name of an icon-only button. One with a `title` already has the browser's tooltip. */
const nameOf = (element: Element): string | null =>
  element.textContent === '' && !element.hasAttribute('title') ? element.getAttribute('aria-label') : null;

const targetOf = (event: Event): Element | null => {
  const element = event.target instanceof Element ? event.target.closest('button, a') : null;
  return element && nameOf(element) ? element : null;
};

/** Decides when a target's tooltip appears and disappears. */
const createTiming = (onTip: (tip: Tip | null) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let target: Element | null = null;
  let isShown = false;
  let hiddenAt = -Infinity;

  const show = (element: Element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const text = nameOf(element);
    if (text === null || !element.isConnected) return;
    isShown = true;
    onTip({ text, x: left + width / 2, top, bottom });
  };
  const hide = () => {
    clearTimeout(timer);
    target = null;
    if (!isShown) return;
    isShown = false;
    hiddenAt = performance.now();
    onTip(null);
  };
  const enter = (element: Element | null) => {
    if (element === target) return;
    hide();
    if (!element) return;
    target = element;
    const isSkipped = performance.now() - hiddenAt < TOOLTIP_SKIP_DELAY_MS;
    timer = setTimeout(() => show(element), isSkipped ? 0 : TOOLTIP_DELAY_MS);
  };
  return { enter, hide, stop: () => clearTimeout(timer) };
};

/** Watches the whole page for targets of tooltips. Returns how to stop. */
export const followTargets = (onTip: (tip: Tip | null) => void) => {
  const { enter, hide, stop } = createTiming(onTip);

  // Where a button was pressed, until the pointer leaves the spot. What appears there, as in a dialog that the press
  // has opened, was not pointed at.
  let pressed: Pick<PointerEvent, 'screenX' | 'screenY'> | null = null;
  const rests = ({ screenX, screenY }: PointerEvent) => pressed?.screenX === screenX && pressed.screenY === screenY;

  const onPointerDown = (event: PointerEvent) => {
    pressed = event;
    hide();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pressed || rests(event)) return;
    pressed = null;
    onPointerOver(event);
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || rests(event)) return;
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
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('pointermove', onPointerMove, { passive: true });
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('scroll', hide, { capture: true, passive: true });
  return () => {
    stop();
    document.removeEventListener('pointerover', onPointerOver);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', hide);
    document.removeEventListener('pointerdown', onPointerDown);
    document.removeEventListener('pointermove', onPointerMove);
    document.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('scroll', hide, { capture: true });
  };
};
