/** @jest-environment jest-fixed-jsdom */
import { fallbackPicture, pictureChoices, pictureSources } from './fallbackImage';

const dish = { id: 11, category: 'Meals' as const };
const drink = { id: 14, category: 'Drinks' as const };

describe('the picture of a recipe', () => {
  it('has two sizes when it is one of ours', () => {
    expect(pictureSources({ ...dish, imageUrl: '/pictures/shakshuka.webp' })).toEqual({
      src: '/pictures/shakshuka.webp',
      srcSet: '/pictures/shakshuka-400.webp 400w, /pictures/shakshuka.webp 800w',
    });
  });

  it('is used as it is when it comes from elsewhere', () => {
    expect(pictureSources({ ...dish, imageUrl: '/uploads/pie.jpg' })).toEqual({ src: '/uploads/pie.jpg' });
  });

  it.each([
    ['is missing', undefined, false],
    ['is empty', ' ', false],
    ['contains "undefined"', '/pictures/undefined.webp', false],
    ['has failed to load', '/pictures/shakshuka.webp', true],
  ])('is the fallback of its category when it %s', (_why, imageUrl, hasFailed) => {
    expect(pictureSources({ ...dish, imageUrl }, hasFailed)).toEqual({
      src: '/pictures/fallback-meals-2.webp?v=11',
      srcSet: '/pictures/fallback-meals-2-400.webp?v=11 400w, /pictures/fallback-meals-2.webp?v=11 800w',
    });
    expect(pictureSources({ ...drink, imageUrl }, hasFailed).src).toBe('/pictures/fallback-drinks-5.webp?v=14');
  });

  it('is the fallback of the kind that the title names', () => {
    expect(pictureSources({ ...dish, title: 'Pea soup', language: 'en-GB' }).src).toBe(
      '/pictures/fallback-soup-2.webp?v=11',
    );
    expect(pictureSources({ ...drink, subcategory: 'Alcoholic' }).src).toBe('/pictures/fallback-cocktail-5.webp?v=14');
  });

  it('has five fallbacks per kind, chosen by id, including ids of 53 bits', () => {
    const names = [1, 2, 3, 4, 5, 6].map((id) => fallbackPicture({ ...dish, id }).replace(/\?.*/, ''));
    expect(new Set(names).size).toBe(5);
    expect(fallbackPicture({ ...dish, id: Number.MAX_SAFE_INTEGER })).toMatch(/fallback-meals-[1-5]\.webp/);
  });
});

describe('what is shown', () => {
  const STORE = 'https://pictures.example/larder/0123456789abcdef';
  const addresses = (imageUrl: string | undefined) => pictureChoices({ ...dish, imageUrl }).map(({ src }) => src);
  const FALLBACK = 'fallback-meals-2.webp?v=11';
  const photo = `/api/photos/${'0'.repeat(64)}.jpg`;
  afterEach(() => document.head.replaceChildren());

  it('is the picture, then the fallback of its category', () => {
    expect(addresses('/pictures/shakshuka.webp')).toEqual(['/pictures/shakshuka.webp', `/pictures/${FALLBACK}`]);
    expect(addresses(undefined)).toEqual([`/pictures/${FALLBACK}`]);
  });

  it('comes from the store of the operator first, but no photo and no drawing of a written recipe does', () => {
    document.head.innerHTML = `<meta name="picture-store" content="${STORE}"/>`;
    expect(pictureChoices({ ...dish, imageUrl: '/pictures/shakshuka-v2.webp' })).toEqual([
      {
        src: `${STORE}/shakshuka-v2.webp`,
        srcSet: `${STORE}/shakshuka-v2-400.webp 400w, ${STORE}/shakshuka-v2.webp 800w`,
        crossOrigin: 'anonymous',
      },
      pictureSources({ ...dish, imageUrl: '/pictures/shakshuka-v2.webp' }),
      pictureSources(dish),
    ]);
    expect(addresses(undefined)).toEqual([`${STORE}/fallback-meals-2.webp`, `/pictures/${FALLBACK}`]);
    expect(addresses(photo)).toEqual([`${photo}?of=11`, `/pictures/${FALLBACK}`]);
    expect(addresses('/pictures/written-7.webp')).toEqual(['/pictures/written-7.webp', `/pictures/${FALLBACK}`]);
  });
});
