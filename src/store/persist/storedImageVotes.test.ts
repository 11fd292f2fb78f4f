/** @jest-environment jest-fixed-jsdom */
import { initialImageVotes, STORED_IMAGE_VOTES } from './storedImageVotes';
import { writeFields } from './specStorage';

const vote = { recipeId: 7, imageUrl: '/pictures/a.webp', newImageUrl: '/pictures/a-v2.webp' };

describe('judged pictures in storage', () => {
  beforeEach(() => localStorage.clear());

  it('come back as they were stored', () => {
    writeFields(STORED_IMAGE_VOTES, { imageVotes: [vote] }, localStorage);
    expect(initialImageVotes(localStorage)).toEqual({ imageVotes: [vote] });
  });

  it.each([
    ['{', {}],
    ['7', {}],
    ['null', {}],
    ['[null, 7, {"recipeId":"x","imageUrl":"y"}, {"recipeId":7}]', { imageVotes: [] }],
    ['[{"recipeId":7,"imageUrl":"a","newImageUrl":"https://evil.example/x.webp"}]', { imageVotes: [] }],
    ['[{"recipeId":7,"imageUrl":"a","newImageUrl":"//evil.example/pictures/"}]', { imageVotes: [] }],
  ])('that another program wrote cost only themselves: %s', (text, state) => {
    localStorage.setItem('imageVotes', text);
    expect(initialImageVotes(localStorage)).toEqual(state);
  });
});
