import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ColumnFileFault, readColumns, writeColumns } from './columnFile';

const SLICE = 4 * 1024 * 1024;
const SMALL = { bytes: Uint8Array.of(1, 2, 3), numbers: Float64Array.of(-0.5, 1e9), none: new Uint32Array(0) };

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-columns-'));
  path = join(folder, 'recipes.index');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (accept: (header: unknown) => void = () => undefined) => readColumns(path, accept);

describe('a file of columns', () => {
  it('reads what was written', async () => {
    await writeColumns(path, { release: 34 }, SMALL);
    expect(await read()).toEqual({ header: { release: 34 }, columns: SMALL });
    expect(readdirSync(folder)).toEqual(['recipes.index']);
  });

  it('reads columns in several pieces, each with room behind it', async () => {
    const long = Uint8Array.from({ length: 2 * SLICE + 3 }, (_, i) => (i * 7) % 251);
    await writeColumns(path, null, { long, short: Uint16Array.of(5) });
    const { columns } = await read();
    expect(Buffer.compare(columns.long as Uint8Array, long)).toBe(0);
    expect(columns.short).toEqual(Uint16Array.of(5));
    const roomIn = (name: string) => {
      const { buffer, byteLength, BYTES_PER_ELEMENT } = columns[name]!;
      return (buffer.byteLength - byteLength) / BYTES_PER_ELEMENT;
    };
    expect([roomIn('long'), roomIn('short')]).toEqual([Math.ceil(long.length / 32), 1_024]);
  });

  it('is refused by its header before its columns are read', async () => {
    await writeColumns(path, { release: 33 }, SMALL);
    const bytes = readFileSync(path);
    bytes[0]! += 1;
    writeFileSync(path, bytes);
    const accept = (header: unknown) => {
      throw new Error(`another release: ${JSON.stringify(header)}`);
    };
    await expect(read(accept)).rejects.toThrow('another release: {"release":33}');
  });

  it('leaves nothing behind when it is not completed', async () => {
    const stopping = AbortSignal.abort(new Error('the server stops'));
    await expect(writeColumns(path, null, SMALL, stopping)).rejects.toThrow('the server stops');
    expect(readdirSync(folder)).toEqual([]);
    await expect(read()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a file that is not as it was written', () => {
  const changed = (bytes: Buffer, at: number) => {
    bytes[at < 0 ? bytes.length + at : at]! ^= 1;
    return bytes;
  };
  const TEXT = Buffer.from('This is a letter to a friend, and no index.');

  it.each<[string, (bytes: Buffer) => Buffer, string]>([
    ['is empty', () => Buffer.alloc(0), 'it is cut off'],
    ['is nearly empty', (bytes) => bytes.subarray(-15), 'it is cut off'],
    ['has lost its last byte', (bytes) => bytes.subarray(0, -1), 'it is cut off, or no index'],
    ['has lost its beginning', (bytes) => bytes.subarray(-16), 'it is cut off, or no index'],
    ['is of another program', () => TEXT, 'it is cut off, or no index'],
    ['ends like one and is something else', () => Buffer.concat([TEXT, Buffer.from('LARDERIX')]), 'it is cut off, or no index'], // prettier-ignore
    ['has another number', (bytes) => changed(bytes, 0), 'it is damaged'],
    ['has another letter in what it says of its columns', (bytes) => changed(bytes, -17), 'it is damaged'],
    ['has another sum', (bytes) => changed(bytes, -12), 'it is damaged'],
    ['has more in front', (bytes) => Buffer.concat([Buffer.alloc(1), bytes]), 'it is damaged'],
    ['has less in front', (bytes) => bytes.subarray(1), 'it is damaged'],
  ])('is refused when it %s', async (_what, change, why) => {
    await writeColumns(path, null, SMALL);
    writeFileSync(path, change(readFileSync(path)));
    await expect(read()).rejects.toThrow(new ColumnFileFault(why));
  });
});
