import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontFile } from './fontFile';

const FACE = join(__dirname, '../node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2');

describe('the name of a font among the client’s files', () => {
  it('holds a hash of its content, so that a browser may keep it for ever', () => {
    const folder = mkdtempSync(join(tmpdir(), 'font-'));
    const copy = join(folder, 'young-serif-latin-400-normal.woff2');
    copyFileSync(FACE, copy);
    expect(fontFile(copy)).toBe(fontFile(FACE));
    expect(fontFile(FACE)).toMatch(/^assets\/young-serif-latin-400-normal\.[0-9a-f]{8}\.woff2$/);
    writeFileSync(copy, 'another face');
    expect(fontFile(copy)).not.toBe(fontFile(FACE));
  });
});
