import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { useMakeWay } from './useMakeWay';

const at = (top: number, height: number) => (element: HTMLElement | null) => {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 200, height);
};

let commits = 0;

const Page = ({ place }: { place: 'over-bar' | 'in-bar' | 'at-foot' }) => {
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    commits += 1;
  });
  const { shift, handlers } = useMakeWay(toast);
  return (
    <>
      <button ref={at(8, 44)}>Heart</button>
      <button ref={at(300, 44)}>Search</button>
      <button ref={at(690, 44)}>Save</button>
      <main ref={at(0, 3000)} tabIndex={-1}>
        A long page
      </main>
      <div data-toasts={place}>
        <div className="toast-place" data-testid="place" ref={place === 'at-foot' ? at(700, 68) : at(0, 60)}>
          <div ref={toast} data-testid="toast" data-shift={shift} {...handlers}>
            Saved
            <button>Dismiss</button>
          </div>
        </div>
      </div>
    </>
  );
};

const shift = () => screen.getByTestId('toast').dataset.shift;
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());

describe('a toast', () => {
  it('makes way for what the keyboard focuses below it, and comes back', () => {
    render(<Page place="over-bar" />);
    focus('Heart');
    expect(shift()).toBe('58');
    focus('Search');
    expect(shift()).toBe('0');
  });

  it('asks React for nothing when the focus moves where it does not lie', () => {
    render(<Page place="over-bar" />);
    focus('Heart');
    focus('Search');
    const before = commits;
    // Outside act: an update that React would have to look at is an error here.
    screen.getByRole('main').focus();
    screen.getByRole('button', { name: 'Search' }).focus();
    expect(commits).toBe(before);
  });

  it('stays where it is while the focus is in it, or on the whole page', () => {
    render(<Page place="over-bar" />);
    focus('Heart');
    focus('Dismiss');
    expect(shift()).toBe('58');
    act(() => screen.getByRole('main').focus());
    expect(shift()).toBe('0');
  });

  it('makes way for the header that a finger goes for, and not when it is itself pressed', async () => {
    render(<Page place="over-bar" />);
    Object.defineProperty(screen.getByTestId('place'), 'clientHeight', { value: 60 });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shift()).toBe('0');
    fireEvent.click(screen.getByTestId('toast'));
    expect(shift()).toBe('60');
  });

  it('covers nothing of a bar that it stands in', () => {
    render(<Page place="in-bar" />);
    fireEvent.click(screen.getByTestId('toast'));
    expect(shift()).toBe('0');
  });

  it('at the foot of the window makes way upwards', () => {
    render(<Page place="at-foot" />);
    focus('Save');
    expect(shift()).toBe('-84');
    focus('Search');
    expect(shift()).toBe('0');
  });
});
