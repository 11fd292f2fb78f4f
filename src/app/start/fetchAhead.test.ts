/** @jest-environment jest-fixed-jsdom */
import { ResultsSection } from '@/views/Home/homeParts';
import { fetchAhead } from './fetchAhead';

/** A page that is idle only when the test says so. */
const busyPage = () => {
  const waiting: { work: () => void; timeout: number | undefined }[] = [];
  const page = Object.create(window) as Window;
  page.requestIdleCallback = (work: IdleRequestCallback, options?: IdleRequestOptions) =>
    waiting.push({ work: () => work({} as IdleDeadline), timeout: options?.timeout });
  return { page, waiting };
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

jest.mock('@/views/Home/homeParts', () => ({ ResultsSection: { preload: jest.fn(() => Promise.resolve()) } }));
jest.mock('../page/screens', () => ({
  HomeView: { preload: jest.fn(() => Promise.resolve()) },
  RecipeDetailView: { preload: jest.fn(() => Promise.reject(new Error('offline'))) },
}));
jest.mock('../toasts/ToastStack', () => ({}));
jest.mock('@/views/Layout/DeviceNews', () => ({}));
jest.mock('@/components/SuggestionList/SuggestionList', () => ({}));
jest.mock('@/views/Cooking/CookingView', () => ({}));
jest.mock('../page/OtherRoutes', () => ({}));

it('loads one part of the code at a time, when the page is idle, and goes on after one that fails', async () => {
  const { page, waiting } = busyPage();
  const done = fetchAhead(page);
  await settle();
  expect(ResultsSection.preload).not.toHaveBeenCalled();
  let idle = 0;
  for (; waiting.length > 0; idle += 1) {
    expect(waiting).toHaveLength(1);
    waiting.shift()!.work();
    await settle();
  }
  await done;
  expect(ResultsSection.preload).toHaveBeenCalledTimes(1);
  // The fifth part fails.
  expect(idle).toBeGreaterThan(5);
});
