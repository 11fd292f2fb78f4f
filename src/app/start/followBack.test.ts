/** @jest-environment jest-fixed-jsdom */
import { pictureReturns } from '@/lib/browser/sharedPicture';
import { followBack } from './followBack';

jest.mock('@/lib/browser/sharedPicture');

const routed = jest.fn(() => jest.mocked(pictureReturns).mock.calls.length);

beforeAll(() => {
  window.addEventListener('popstate', routed);
  followBack(window);
});

beforeEach(() => jest.clearAllMocks());

const goBack = (init: { hasUAVisualTransition?: boolean } = {}) =>
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), init));

describe('going back from a recipe to its card', () => {
  it('notes where the picture is before the router replaces the page', () => {
    goBack();
    expect(pictureReturns).toHaveBeenCalledWith('/');
    expect(routed).toHaveReturnedWith(1);
  });

  it('moves nothing when the browser shows a transition itself', () => {
    goBack({ hasUAVisualTransition: true });
    expect(pictureReturns).not.toHaveBeenCalled();
    expect(routed).toHaveBeenCalledTimes(1);
  });
});
