import { act, render, screen } from '@testing-library/react';
import { AppFrame } from '@/testing/AppFrame';
import { TextContents } from './TextContents';

const SECTIONS = ['introduction', 'use', 'accounts'].map((id) => ({ id, title: id }));

const startsAt = (section: HTMLElement | null, y: number) => {
  if (!section) return;
  section.getBoundingClientRect = () => new DOMRect(0, y - window.scrollY, 700, 600);
  Object.defineProperty(section, 'offsetTop', { value: y });
};

/** Sections that begin at these heights, in a page of 1,800 px and a window of 700. */
const shown = (...starts: number[]) => {
  window.innerHeight = 700;
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 1800, configurable: true });
  render(
    <AppFrame>
      <TextContents sections={SECTIONS} />
      {SECTIONS.map(({ id }, i) => (
        <section
          key={id}
          id={id}
          ref={(section) => {
            startsAt(section, starts[i]!);
          }}
        />
      ))}
    </AppFrame>,
  );
};
const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    window.dispatchEvent(new Event('scroll'));
  });
/* Hidden in the narrow window of the tests. */
const current = () => screen.getByRole('link', { current: 'location', hidden: true }).textContent;

afterEach(() => {
  window.scrollY = 0;
  window.location.hash = '';
});

describe('<TextContents />', () => {
  it('marks the section that is read while the page scrolls', () => {
    shown(0, 600, 1200);
    expect(current()).toBe('introduction');
    scrollTo(450);
    expect(current()).toBe('use');
    scrollTo(100);
    expect(current()).toBe('introduction');
  });

  it('marks the last section at the end of the page, which ends before that is at the top', () => {
    shown(0, 600, 1400);
    scrollTo(1100);
    expect(current()).toBe('accounts');
  });

  it('marks the chosen section if the page ends before that is at the top', () => {
    shown(0, 1200, 1500);
    window.location.hash = '#use';
    scrollTo(1100);
    expect(current()).toBe('use');
  });
});
