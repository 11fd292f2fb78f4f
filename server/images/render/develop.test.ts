import { developed } from './develop';

/** Grey on the left, a little lighter on the right. */
const halves = () => {
  const [width, height] = [160, 120];
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < data.length; i++) data[i] = Math.floor(i / 4) % width < width / 2 ? 110 : 140;
  return { data, info: { width, height, channels: 4 } } as const;
};

const at = ({ data, info }: ReturnType<typeof developed>, x: number, y: number) => data[(y * info.width + x) * 3]!;

describe('a developed picture', () => {
  it('parts two tones where they meet', () => {
    const picture = developed(halves());
    expect(at(picture, 78, 60)).toBeLessThan(108);
    expect(at(picture, 82, 60)).toBeGreaterThan(142);
  });

  it('leaves the tone of an even face as it was', () => {
    const picture = developed(halves());
    expect(Math.abs(at(picture, 4, 60) - 110)).toBeLessThan(3);
    expect(Math.abs(at(picture, 156, 60) - 140)).toBeLessThan(3);
  });

  it('keeps its size and its three channels', () => {
    const { data, info } = developed(halves());
    expect(info).toEqual({ width: 160, height: 120, channels: 3 });
    expect(data).toHaveLength(160 * 120 * 3);
  });
});
