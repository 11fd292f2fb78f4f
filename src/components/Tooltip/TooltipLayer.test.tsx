import { act, fireEvent, render, screen } from '@testing-library/react';
import { AppFrame } from '@/testing/AppFrame';
import { IconButton } from '../IconButton/IconButton';
import { TooltipLayer } from './TooltipLayer';

const shown = () => screen.queryByRole('tooltip', { hidden: true })?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const over = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType });
/** jsdom's pointer events have no place on the screen. */
const movePointer = (type: string, target: Element, where: object) =>
  act(() => void target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), where)));
const away = () => fireEvent.pointerOver(document.body, { pointerType: 'mouse' });

describe('tooltips', () => {
  const drawButtons = () => {
    jest.useFakeTimers();
    render(
      <AppFrame>
        <IconButton aria-label="Close" />
        <IconButton aria-label="Print" />
        <button aria-label="Read aloud">Read</button>
        <TooltipLayer />
      </AppFrame>,
    );
  };

  it('appear after 700 ms over a button that is only an icon', () => {
    drawButtons();
    over('Close');
    pass(699);
    expect(shown()).toBeUndefined();
    pass(1);
    expect(shown()).toBe('Close');
    away();
    expect(shown()).toBeUndefined();
  });

  it.each([
    [299, 'Print'],
    [300, undefined],
  ])('appear at once over the next button within 300 ms: after %d ms the text is %s', (gap, expected) => {
    drawButtons();
    over('Close');
    pass(700);
    away();
    pass(gap);
    over('Print');
    pass(0);
    expect(shown()).toBe(expected);
  });

  it('do not appear on touch, nor for a button with a label', () => {
    drawButtons();
    over('Close', 'touch');
    over('Read aloud');
    pass(2_000);
    expect(shown()).toBeUndefined();
  });

  it('disappear on Escape and on a press', () => {
    drawButtons();
    over('Close');
    pass(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeUndefined();
    over('Print');
    pass(0);
    expect(shown()).toBe('Print');
    fireEvent.pointerDown(document.body);
    expect(shown()).toBeUndefined();
  });

  it('do not appear for a button that comes under the mouse where it pressed, before the mouse has moved', () => {
    drawButtons();
    const at = (x: number) => ({ pointerType: 'mouse', screenX: x, screenY: 40 });
    const close = screen.getByRole('button', { name: 'Close' });
    movePointer('pointerdown', document.body, at(20));
    movePointer('pointerover', close, at(20));
    pass(2_000);
    expect(shown()).toBeUndefined();
    movePointer('pointermove', close, at(20));
    pass(2_000);
    expect(shown()).toBeUndefined();
    movePointer('pointermove', close, at(21));
    pass(700);
    expect(shown()).toBe('Close');
  });

  it('stay while the mouse is over their text', () => {
    drawButtons();
    over('Close');
    pass(700);
    fireEvent.pointerOver(screen.getByRole('tooltip', { hidden: true }), { pointerType: 'mouse' });
    pass(5_000);
    expect(shown()).toBe('Close');
  });
});
