import type { Page } from '@playwright/test';

/** What WCAG 1.4.11 asks of borders, icons and meters. */
const ENOUGH = 3;

type Colour = [number, number, number, number];

/** What the functions below share in the page; each of them is sent there alone. */
interface Eye {
  /** What was found too faint: "what: ratio". */
  found: Set<string>;
  read: (colour: string) => Colour;
  over: (top: Colour, below: Colour) => Colour;
  /** The colour that an element lies on, with everything behind it. */
  behind: (element: Element | null) => Colour;
  fill: (element: Element, pseudo: string | null, property: string) => Colour;
  judge: (what: string, part: Colour, ground: Colour) => void;
  /** Looks at the elements that are seen and can be used. */
  each: (selector: string, look: (element: Element) => void) => void;
  nameOf: (element: Element) => string;
}

type WithEye = Window & { eye: Eye };

/** Computed colours, with transparency and opacity laid over what is behind. */
const openEye = (enough: number) => {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  })!;
  const known = new Map<string, Colour>();
  const draw = (text: string): Colour => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return [r!, g!, b!, a! / 255];
  };
  /** A page has few colours, and drawing one takes long. */
  const read = (text: string): Colour => {
    const colour = known.get(text) ?? draw(text);
    known.set(text, colour);
    return colour;
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (i: 0 | 1 | 2) => top[i] * top[3] + below[i] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = ([r, g, b]: Colour) => {
    const line = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * line(r) + 0.7152 * line(g) + 0.0722 * line(b);
  };
  const ratio = (a: Colour, b: Colour) => {
    const [low, high] = [luminance(a), luminance(b)].sort((one, two) => one - two);
    return (high! + 0.05) / (low! + 0.05);
  };
  const behind = (element: Element | null): Colour => {
    if (!element) return read(getComputedStyle(document.documentElement).backgroundColor || 'white');
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, behind(element.parentElement));
  };
  const found = new Set<string>();
  const judge = (what: string, part: Colour, ground: Colour) => {
    const value = ratio(over(part, ground), ground);
    if (value < enough) found.add(`${what}: ${value.toFixed(2)}`);
  };
  Object.assign(window, { eye: { found, read, over, behind, judge } });
};

/** How the elements of a page are found, named and measured. */
const focusEye = () => {
  const { eye } = window as unknown as WithEye;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest('[disabled], [aria-disabled="true"], [aria-hidden="true"].MuiModal-root');
  eye.fill = (element, pseudo, property) => eye.read(getComputedStyle(element, pseudo).getPropertyValue(property));
  eye.each = (selector, look) => {
    for (const element of document.querySelectorAll(selector)) if (isSeen(element)) look(element);
  };
  eye.nameOf = (element) =>
    element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.tagName.toLowerCase();
};

/** Fields, switches, icons that stand alone, and stars. */
const lookAtControls = () => {
  const { read, behind, fill, judge, each, nameOf } = (window as unknown as WithEye).eye;
  each('input:not([type=radio], [type=file], [type=range]), select, textarea', (field) => {
    // The frame may be the field's own or that of the box around it.
    for (let at: Element | null = field, i = 0; at && i < 3; at = at.parentElement, i += 1) {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(at);
      if (parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none') continue;
      judge(`border of ${nameOf(field)}`, fill(at, null, 'border-top-color'), behind(at.parentElement));
      return;
    }
  });
  each('[role="switch"]', (track) => {
    judge('track of a switch', fill(track, null, 'background-color'), behind(track.parentElement));
    judge('thumb of a switch', fill(track, '::before', 'background-color'), behind(track));
  });
  each('button svg, a svg', (icon) => {
    const control = icon.closest('button, a')!;
    // Beside words an icon only decorates.
    if ((control as HTMLElement).innerText.trim() !== '') return;
    judge(`icon of ${nameOf(control)}`, fill(icon, null, 'color'), behind(icon.parentElement));
  });
  each('[role="radiogroup"] input[type="radio"]', (star) => {
    const drawn = getComputedStyle(star, '::before');
    if (drawn.clipPath !== 'none') judge('star', read(drawn.backgroundColor), behind(star));
  });
};

/** Rings, bars and sliders. */
const lookAtMeters = () => {
  const { over, behind, fill, judge, each } = (window as unknown as WithEye).eye;
  each('svg circle.bar', (bar) => {
    const svg = bar.closest('svg')!;
    judge('ring on its ground', fill(bar, null, 'stroke'), behind(svg));
    judge(
      'ring on its track',
      fill(bar, null, 'stroke'),
      over(fill(svg.querySelector('.track')!, null, 'stroke'), behind(svg)),
    );
  });
  each('dd[aria-hidden] > div, [aria-hidden] > span[style*="scaleX"]', (bar) =>
    judge('bar on its track', fill(bar, null, 'background-color'), behind(bar.parentElement)),
  );
  each('button[aria-current="step"], button[data-place="done"]', (bar) =>
    judge('bar of a step', fill(bar, '::before', 'background-color'), behind(bar)),
  );
  each('.MuiSlider-thumb', (thumb) =>
    judge('thumb of the slider', fill(thumb, null, 'background-color'), behind(thumb.parentElement!.parentElement)),
  );
  each('.MuiSlider-rail', (rail) =>
    judge('rail of the slider', fill(rail, null, 'background-color'), behind(rail.parentElement!.parentElement)),
  );
};

/** Borders of fields, icons that stand alone, and meters with less than 3 to 1 against what they lie on: "what: ratio". */
export const faintParts = async (page: Page): Promise<string[]> => {
  await page.evaluate(openEye, ENOUGH);
  await page.evaluate(focusEye);
  await page.evaluate(lookAtControls);
  await page.evaluate(lookAtMeters);
  return page.evaluate(() => [...(window as unknown as WithEye).eye.found]);
};
