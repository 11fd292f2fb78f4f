import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  bytes: Uint8Array | string;
  /** A false unpacked size for the archive to declare. */
  claimedSize?: number;
  /** Unix file type and permissions. */
  mode?: number;
  isEncrypted?: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATE = 8;
const UNIX = 3 << 8;

/** A zip archive for tests, which may contain false metadata. */
export const makeZip = (parts: readonly ZipPart[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claimedSize, mode = 0o100644, isEncrypted = false } of parts) {
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const path = Buffer.from(name);
    // Version, flags, method, time, date, checksum, sizes, lengths: the same in both headers.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 0x801 : 0x800, 2);
    common.writeUInt16LE(DEFLATE, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? content.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.alloc(4);
    local.writeUInt32LE(LOCAL);
    const central = Buffer.alloc(6);
    central.writeUInt32LE(CENTRAL);
    central.writeUInt16LE(UNIX | 20, 4);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    files.push(local, common, path, packed);
    directory.push(central, common, tail, path);
    offset += local.length + common.length + path.length + packed.length;
  }
  const length = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
};
