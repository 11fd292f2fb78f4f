import { Blob as NodeBlob } from 'node:buffer';
import type { CookingEffects } from '@/store/cookingEffects';
import type { ImportEffects } from '@/store/importEffects';
import type { PageEffects, ShareOutcome } from '@/store/listening';
import type { LineEffects } from '@/store/lineEffects';
import type { SessionEffects } from '@/store/sessionEffects';
import { TINY_PHOTO } from './tinyPhoto';

type Call<Name extends keyof CookingEffects> = Parameters<CookingEffects[Name]>;

/** Cooking effects that only record their calls. */
export const fakeCookingEffects = () => ({
  abilities: jest.fn<ReturnType<CookingEffects['abilities']>, []>(() => ({
    isSecure: true,
    hasSound: true,
    hasWakeLock: true,
    hasSpeech: true,
    hasRecognition: true,
    notifications: 'default',
  })),
  unlockSound: jest.fn<void, []>(),
  ring: jest.fn<void, []>(),
  speak: jest.fn<void, Call<'speak'>>(),
  listen: jest.fn<void, Call<'listen'>>(),
  notify: jest.fn<void, Call<'notify'>>(),
  askToNotify: jest.fn<Promise<void>, []>(() => Promise.resolve()),
  keepAwake: jest.fn<void, Call<'keepAwake'>>(),
  showInTitle: jest.fn<void, Call<'showInTitle'>>(),
  wakeAt: jest.fn<void, Call<'wakeAt'>>(),
  claimRing: jest.fn<Promise<boolean>, Call<'claimRing'>>(() => Promise.resolve(true)),
});

/**
 * A photo keeper without image processing: offered files are ready as they are. One whose name begins with "broken"
 * cannot be read.
 */
export const fakePhotos = () => {
  let offered: readonly Blob[] = [];
  let chosen: readonly Blob[] = [];
  return {
    offer: jest.fn((files: readonly Blob[]) => {
      offered = files;
    }),
    prepare: jest.fn(() => {
      const isBroken = offered.some((file) => file instanceof File && file.name.startsWith('broken'));
      if (!isBroken) chosen = offered;
      const size = offered.reduce((sum, file) => sum + file.size, 0);
      return Promise.resolve(isBroken || offered.length === 0 ? null : size);
    }),
    chosen: () => chosen,
    // A real picture is longer than a letter.
    shrinkOwn: ({ size }: Blob) => Promise.resolve(size > 1 ? TINY_PHOTO : null),
    // Forms of tests take the Blob of Node, not that of jsdom.
    shrinkPage: () => Promise.resolve(new NodeBlob(['page']) as Blob),
    previewUrl: () => (chosen.length > 0 ? 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' : undefined),
    forget: jest.fn(() => {
      offered = [];
      chosen = [];
    }),
  };
};

type SessionCall<Name extends keyof SessionEffects> = Parameters<SessionEffects[Name]>;

/** Session effects of a browser in which `user` was signed in last. */
export const fakeSessionEffects = (user: ReturnType<SessionEffects['storedUser']> = null) => ({
  storedUser: jest.fn<ReturnType<SessionEffects['storedUser']>, []>(() => user),
  rememberUser: jest.fn<void, SessionCall<'rememberUser'>>(),
  forgetOpenedRecipes: jest.fn<void, SessionCall<'forgetOpenedRecipes'>>(),
  leaveForRoot: jest.fn<void, SessionCall<'leaveForRoot'>>(),
});

/** Line effects of a browser whose user stays and to which no news arrives. */
export const fakeLineEffects = () => ({
  withLock: <T>(_name: string, work: () => Promise<T>) => work(),
  isStillHere: () => true,
  follow: jest.fn<() => void, Parameters<LineEffects['follow']>>(() => () => undefined),
});

/** Import effects in the memory of a test. */
export const fakeImportEffects = () => {
  let file: Blob | undefined;
  let [batches, lines]: Parameters<ImportEffects['keepBatches']> = [[], []];
  return {
    keepFile: (one: Blob) => Promise.resolve(void (file = one)),
    file: () => Promise.resolve(file),
    keepBatches: (some: typeof batches, others: typeof lines) =>
      Promise.resolve(void ([file, batches, lines] = [undefined, some, others])),
    lines: () => Promise.resolve(lines),
    batch: (index: number) => Promise.resolve(batches[index]),
    forget: jest.fn(() => Promise.resolve(void ([file, batches, lines] = [undefined, [], []]))),
    withLock: <T>(_name: string, work: () => Promise<T>) => work(),
    breathe: () => Promise.resolve(),
    keepPhotos: () => Promise.resolve(),
    slim: (one: Blob) => Promise.resolve(one),
  } satisfies ImportEffects;
};

/** Page effects that only record their calls. */
export const fakeEffects = ({
  isMobile = false,
  isAtCard = false,
  outcome = 'copied' as ShareOutcome,
  cooking = fakeCookingEffects(),
  session = fakeSessionEffects(),
  lines = fakeLineEffects(),
  imports = fakeImportEffects(),
} = {}) => ({
  scrollToResults: jest.fn<void, [since: number]>(),
  isAtCard: () => isAtCard,
  isMobile: () => isMobile,
  rememberLanguage: jest.fn<void, Parameters<PageEffects['rememberLanguage']>>(),
  shareLink: jest.fn<Promise<ShareOutcome>, Parameters<PageEffects['shareLink']>>(() => Promise.resolve(outcome)),
  shareText: jest.fn<ReturnType<PageEffects['shareText']>, Parameters<PageEffects['shareText']>>(() =>
    Promise.resolve('shared'),
  ),
  copyText: jest.fn<Promise<boolean>, [string]>(() => Promise.resolve(true)),
  photos: fakePhotos(),
  announceSavedList: jest.fn<void, Parameters<PageEffects['announceSavedList']>>(),
  cooking: () => Promise.resolve(cooking),
  session: () => Promise.resolve(session),
  lines: () => Promise.resolve(lines),
  imports: () => Promise.resolve(imports),
});
