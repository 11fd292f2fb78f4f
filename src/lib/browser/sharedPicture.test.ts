/** @jest-environment jest-fixed-jsdom */
import { cardPressed } from './leftCard';
import { asSeenIn, pictureOpens, pictureReturns } from './sharedPicture';

const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);

const inPage = (html: string) => {
  document.body.innerHTML = html;
  for (const image of document.querySelectorAll('img')) image.getBoundingClientRect = () => box(10, 20, 400, 300);
};

const CARD = '<article><div><img id="card" src="/a.webp"></div><h3><a href="/recipe/7">Shakshuka</a></h3></article>';
const PAGE = '<div data-page-picture="/recipe/7"><img id="page" src="/b.webp"></div>';

const at = (id: string) => document.querySelector<HTMLImageElement>(id)!;
const doubles = () => document.querySelectorAll('[data-flying-picture]');
const frames = () => new Promise((resolve) => setTimeout(resolve, 60));

let land: () => void;
const animate = jest.fn();

beforeEach(() => {
  animate.mockReset().mockReturnValue({ finished: new Promise<void>((resolve) => (land = resolve)) });
  Element.prototype.animate = animate;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  inPage(CARD);
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const open = async () => {
  pictureOpens(at('#card'));
  const page = document.createElement('div');
  page.innerHTML = PAGE;
  page.querySelector('img')!.getBoundingClientRect = () => box(0, 80, 800, 600);
  document.body.append(page);
  await frames();
};

describe('the way from a card to its recipe page', () => {
  it('shows a copy of the card’s picture that grows into that of the page, and takes it away at the end', async () => {
    await open();
    expect(doubles()).toHaveLength(1);
    expect(doubles()[0]).toMatchObject({ alt: '', style: expect.objectContaining({ pointerEvents: 'none' }) });
    expect(animate.mock.contexts).toEqual([at('#page'), doubles()[0]]);
    const [[first]] = animate.mock.calls[1] as [[Keyframe]];
    expect(first.transform).toBe('translate(-190px, -210px) scale(0.5)');
    land();
    await frames();
    expect(doubles()).toHaveLength(0);
  });

  it('has no motion when the user wants none', async () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    await open();
    expect(animate).not.toHaveBeenCalled();
  });

  it('leaves nothing behind in a browser that refuses to animate', async () => {
    animate.mockImplementation(() => {
      throw new DOMException('no', 'InvalidStateError');
    });
    await open();
    expect(doubles()).toHaveLength(0);
  });

  it('has no motion in a browser that cannot animate', async () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    await open();
    expect(doubles()).toHaveLength(0);
  });

  it('has no motion when the page is late', async () => {
    pictureOpens(at('#card'));
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    document.body.insertAdjacentHTML('beforeend', PAGE);
    await frames();
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('the way back from a recipe page to its card', () => {
  const leave = async (path: string, list = CARD) => {
    inPage(list + PAGE);
    cardPressed(document.querySelector('a')!, '/recipe/7');
    pictureReturns(path);
    at('[data-page-picture]').remove();
    await frames();
  };

  it('shrinks the picture of the page into that of the card', async () => {
    await leave('/');
    expect(animate.mock.contexts).toEqual([at('#card'), doubles()[0]]);
  });

  it('has no motion on the way to another page', async () => {
    await leave('/saved');
    expect(animate).not.toHaveBeenCalled();
  });

  it('waits for a list that is still hidden behind the recipe', async () => {
    await leave('/', `<div data-resting="true">${CARD}</div>`);
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('a picture seen in a box of another shape', () => {
  it('is scaled evenly to cover the box, and cut at the sides that are longer', () => {
    expect(asSeenIn(box(0, 0, 200, 200), box(0, 0, 800, 400), 16)).toEqual({
      transform: 'translate(-300px, -100px) scale(0.5)',
      clipPath: 'inset(0px 200px round 32px)',
    });
  });

  it('is as it is in its own box', () => {
    const own = box(5, 6, 70, 80);
    expect(asSeenIn(own, own, 0)).toEqual({
      transform: 'translate(0px, 0px) scale(1)',
      clipPath: 'inset(0px 0px round 0px)',
    });
  });
});
