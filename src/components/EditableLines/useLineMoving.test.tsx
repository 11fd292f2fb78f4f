import { fireEvent, render, screen } from '@testing-library/react';
import { useLineMoving } from './useLineMoving';

const ROW_PX = 40;

const Rows = ({ onMove, onPress }: Omit<Parameters<typeof useLineMoving>[0], 'count'>) => {
  const { list, handle } = useLineMoving({ count: 3, onMove, onPress });
  return (
    <ol ref={list}>
      {['flour', 'eggs', 'milk'].map((name, index) => (
        <li key={name}>
          <button {...handle(index)}>{name}</button>
        </li>
      ))}
    </ol>
  );
};

const setUp = () => {
  const onMove = jest.fn();
  const onPress = jest.fn();
  render(<Rows onMove={onMove} onPress={onPress} />);
  screen.getAllByRole('listitem').forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, index * ROW_PX, 100, ROW_PX);
  });
  return { onMove, onPress, flour: screen.getByRole('button', { name: 'flour' }) };
};

const middleOf = (row: number) => (row + 0.5) * ROW_PX;

describe('moving a row by its handle', () => {
  it('follows the pointer while the button is held', () => {
    const { onMove, onPress, flour } = setUp();
    fireEvent.pointerDown(flour, { button: 0, buttons: 1, clientY: middleOf(0) });
    fireEvent.pointerMove(flour, { buttons: 1, clientY: middleOf(1) });
    fireEvent.pointerMove(flour, { buttons: 1, clientY: middleOf(2) });
    fireEvent.pointerUp(flour);
    fireEvent.click(flour, { detail: 1 });
    expect(onMove.mock.calls).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('ends where the button was let go beside the handles, of which no handle heard', () => {
    const { onMove, onPress, flour } = setUp();
    fireEvent.pointerDown(flour, { button: 0, buttons: 1, clientY: middleOf(0) });
    fireEvent.pointerMove(flour, { buttons: 1, clientY: middleOf(1) });
    fireEvent.pointerMove(flour, { buttons: 0, clientY: middleOf(2) });
    expect(onMove.mock.calls).toEqual([[0, 1]]);
    // Enter and Space send a click without a press.
    fireEvent.click(flour, { detail: 0 });
    expect(onPress).toHaveBeenCalledWith(0);
  });
});
