const SHEET = `
  <style>
    .quiet, main > p { color: rgb(1, 2, 3); visibility: hidden; }
    .quiet span { pointer-events: none; }
    *[data-gone], svg title, A.link:not(.shown) { display: none; }
    @keyframes turn { from { opacity: 0; } }
    p[title="a > b, c"] { opacity: 0.5; }
  </style>`;

const PAGE = `
  <main class="quiet" style="margin-top: 3px">
    <h1>Title</h1>
    <section><h1>Smaller</h1><ul><li>One<ul><li>Two</li></ul></li></ul></section>
    <p title="a > b, c">Text <span>more</span> <a class="link" href="/">there</a> <a class="link shown" href="/">here</a></p>
    <dialog>Closed</dialog><dialog open>Open</dialog>
    <input type="hidden" /><input type="checkbox" disabled /><button disabled>No</button>
    <table><tbody><tr><td data-gone="">Cell</td></tr></tbody></table>
    <svg><title>Drawing</title><linearGradient id="g"></linearGradient></svg>
    <div hidden>Hidden</div>
  </main>`;

/** A frame's window is jsdom as it is. */
const asItIs = () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow as unknown as typeof window;
};

const stylesOf = (page: typeof window) =>
  [...page.document.body.querySelectorAll('main, main *')].map((element) => {
    const style = page.getComputedStyle(element);
    return [
      element.localName,
      style.cssText,
      style.display,
      style.visibility,
      style.color,
      style.getPropertyValue('pointer-events'),
    ];
  });

/** What a test has put there, and sheets among it. */
afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const CHANGES: readonly [what: string, change: (page: typeof window) => void][] = [
  ['at first', () => undefined],
  ['after a class has changed', ({ document: { body } }) => body.querySelector('main')?.classList.remove('quiet')],
  ['after a style has changed', ({ document: { body } }) => body.querySelector('h1')?.style.setProperty('color', 'red')],
  ['after an attribute has changed', ({ document: { body } }) => body.querySelector('dialog')?.setAttribute('open', '')],
  ['after a rule has been added', ({ document: page }) => {
    page.head.append(Object.assign(page.createElement('style'), { textContent: 'li { visibility: collapse }' }));
  }],
]; // prettier-ignore

it.each([
  ['with sheets of its own', SHEET + PAGE],
  ['without', PAGE],
])('computes the styles that jsdom computes, before and after changes, in a page %s', (_kind, text) => {
  const other = asItIs();
  for (const page of [window, other]) {
    const holder = page.document.createElement('div');
    holder.innerHTML = text;
    page.document.body.append(holder);
  }
  for (const [what, change] of CHANGES) {
    change(window);
    change(other);
    const expected = stylesOf(other);
    expect(expected.length).toBeGreaterThan(20);
    expect({ what, styles: stylesOf(window) }).toEqual({ what, styles: expected });
  }
});

it('computes a style once while nothing changes', () => {
  const { body } = document;
  const first = window.getComputedStyle(body);
  expect(window.getComputedStyle(body)).toBe(first);
  body.style.setProperty('visibility', 'hidden');
  expect(window.getComputedStyle(body)).not.toBe(first);
  body.removeAttribute('style');
});

it('gives what is within an element its style of before when that has changed and changed back', () => {
  document.body.innerHTML = '<section><p>One</p></section><section style="visibility: hidden"><p>Two</p></section>';
  const visibilities = () =>
    [...document.querySelectorAll('p')].map((element) => window.getComputedStyle(element).visibility);
  const [first, second] = [...document.querySelectorAll('section')];
  expect(visibilities()).toEqual(['visible', 'hidden']);
  first!.style.setProperty('visibility', 'hidden');
  second!.style.removeProperty('visibility');
  expect(visibilities()).toEqual(['hidden', 'visible']);
  first!.style.removeProperty('visibility');
  second!.style.setProperty('visibility', 'collapse');
  expect(visibilities()).toEqual(['visible', 'collapse']);
});
