import { lacksCamera } from './lacksCamera';

const having = (...kinds: MediaDeviceKind[]) => ({
  enumerateDevices: () => Promise.resolve(kinds.map((kind) => ({ kind }) as MediaDeviceInfo)),
});

describe('a device', () => {
  it('lacks a camera when none of what it has is one', async () => {
    expect(await lacksCamera(having('audioinput'))).toBe(true);
    expect(await lacksCamera(having('audioinput', 'videoinput'))).toBe(false);
  });

  it('that does not say what it has is not said to lack one', async () => {
    expect(await lacksCamera(undefined)).toBe(false);
    expect(await lacksCamera({ enumerateDevices: () => Promise.reject(new Error('not allowed')) })).toBe(false);
  });
});
