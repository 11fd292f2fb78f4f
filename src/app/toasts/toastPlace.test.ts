/** @jest-environment jest-fixed-jsdom */
import { clearFoot, placeToasts } from './toastPlace';

const isHigh = (matches: boolean) => {
  window.matchMedia = ((media: string) => ({ matches, media })) as unknown as typeof window.matchMedia;
};

/** An element from `left` to `right`, of the height of a header. */
const boxed = (left: number, right: number, top = 0, height = 76) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, top, right - left, height);
  return element;
};

const bar = (...children: HTMLElement[]) => {
  const row = boxed(0, 1440);
  row.dataset.topBar = '';
  row.append(...children);
  document.body.append(row);
  return row;
};

const placed = (root = document.createElement('div')) => {
  placeToasts(root);
  const { dataset, style } = root;
  const value = (name: string) => style.getPropertyValue(`--toast-${name}`);
  return [dataset.toasts, value('left'), value('width'), value('height')];
};

const { matchMedia, innerWidth } = window;
beforeEach(() => {
  isHigh(true);
  window.innerWidth = 1440;
});
afterEach(() => {
  document.body.replaceChildren();
  Object.assign(window, { matchMedia, innerWidth });
});

describe('the place of toasts', () => {
  it('is in the widest gap of the bar', () => {
    bar(boxed(120, 270), boxed(280, 300), boxed(800, 1320));
    expect(placed()).toEqual(['in-bar', '316px', '468px', '76px']);
  });

  it('is the same whichever way the language is written', () => {
    bar(boxed(1170, 1320), boxed(120, 640));
    expect(placed()).toEqual(['in-bar', '656px', '498px', '76px']);
  });

  it('is in the middle of the window if there is room', () => {
    bar(boxed(120, 270), boxed(1100, 1320));
    expect(placed()).toEqual(['in-bar', '356px', '728px', '76px']);
  });

  it('is at the foot of the window if the bar is too full', () => {
    bar(boxed(16, 140), boxed(160, 374));
    expect(placed()).toEqual(['at-foot', 'auto', '100%', '76px']);
  });

  it('is over the bar of a dialog that is too full: its buttons are at its foot', () => {
    bar(boxed(16, 140), boxed(160, 374));
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('aria-modal', 'true');
    expect(placed(dialog.appendChild(document.createElement('div')))[0]).toBe('over-bar');
  });

  it('is over the header of a low window, which scrolls away', () => {
    isHigh(false);
    bar(boxed(120, 270), boxed(800, 1320));
    expect(placed()).toEqual(['over-bar', '0px', '100%', '76px']);
  });

  it('is in the bar of the cooking view while that is open, and as far below it as above', () => {
    bar(boxed(120, 270), boxed(800, 1320));
    bar(boxed(40, 150), boxed(1200, 1400)).getBoundingClientRect = () => new DOMRect(40, 22, 1360, 44);
    expect(placed()).toEqual(['in-bar', '256px', '928px', '88px']);
  });

  it('is at the foot of a page without a bar', () => {
    expect(placed()).toEqual(['at-foot', 'auto', '100%', '0px']);
  });
});

describe('a toast at the foot', () => {
  const foot = (top: number, height: number) => {
    const element = document.body.appendChild(boxed(0, 390, top, height));
    element.dataset.foot = '';
  };
  const height = () => {
    const root = document.createElement('div');
    clearFoot(root);
    return root.style.getPropertyValue('--toast-foot');
  };
  const { innerHeight } = window;
  beforeEach(() => {
    window.innerHeight = 844;
  });
  afterEach(() => {
    window.innerHeight = innerHeight;
  });

  it('is at the lower edge of a window without bars', () => {
    expect(height()).toBe('0px');
  });

  it('is above the bars at the foot', () => {
    foot(690, 78);
    foot(768, 76);
    expect(height()).toBe('154px');
  });

  it('is below a bar at the end of its page, if there is room', () => {
    foot(600, 78);
    expect(height()).toBe('0px');
  });

  it('is above a bar that leaves too little room below it', () => {
    foot(690, 78);
    expect(height()).toBe('154px');
  });
});
