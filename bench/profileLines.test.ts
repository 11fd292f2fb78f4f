import { selfTimes, type CpuProfile } from './profileLines';

const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 6 });
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(idle)') },
    { id: 2, callFrame: frame('search', 'file:///home/larder/build/server/index.mjs') },
    { id: 3, callFrame: frame('', 'file:///home/larder/node_modules/zod/index.js') },
    { id: 4, callFrame: frame('search', 'file:///home/larder/build/server/index.mjs') },
  ],
  startTime: 1_000,
  samples: [2, 2, 1, 3, 4, 2],
  timeDeltas: [100, 10, 50, 5, 20, 400],
};

it('adds up the time of each function within a span, idle time left out', () => {
  expect(selfTimes(profile, { from: 1_105, to: 1_300 })).toEqual({
    busy: 35,
    functions: [
      { name: 'search server/index.mjs:7', time: 30 },
      { name: '(anonymous) zod/index.js:7', time: 5 },
    ],
  });
});
