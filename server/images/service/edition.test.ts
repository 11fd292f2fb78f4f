import type { PictureSpec } from '../pictureSpec';
import { createDishBook } from './dishBook';
import { editionOf } from './edition';

const soup: PictureSpec = {
  vessel: 'bowl-cream',
  table: 'linen-oat',
  fill: { kind: 'soup', colours: ['#c4341c'] },
  pieces: [],
  garnish: [],
  props: [],
};
const edition = (...dishes: [string, PictureSpec][]) => editionOf(createDishBook(new Map(dishes)));

it('names what is drawn, in whatever order, and changes with each change of a drawing', () => {
  const broth: PictureSpec = { ...soup, vessel: 'pot' };
  const name = edition(['soup', soup], ['broth', broth]);
  expect(name).toMatch(/^[0-9a-f]{16}$/);
  expect(edition(['broth', broth], ['soup', soup])).toBe(name);
  const others = [
    edition(['soup', soup]),
    edition(['soup', soup], ['broth', soup]),
    edition(['soup', soup], ['bisque', broth]),
  ];
  expect(new Set([name, ...others]).size).toBe(4);
});
