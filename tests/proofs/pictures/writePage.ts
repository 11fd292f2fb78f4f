import { writeFileSync } from 'node:fs';

/** A picture that differs from the kept one. */
export interface Changed {
  key: string;
  /** What differs, in words. */
  why: string;
  before?: Buffer;
  after?: Buffer;
  difference?: Buffer;
}

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = (caption: string, png?: Buffer) =>
  `<figure><figcaption>${caption}</figcaption>${
    png ? `<img loading="lazy" alt="${caption}" src="data:image/png;base64,${png.toString('base64')}">` : '<p>none</p>'
  }</figure>`;

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem;background:#fbf8f3;color:#24141f}
section{border-top:1px solid #e4dcd2;padding:1rem 0}h2{font-size:1.1rem;margin:0}
.row{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;align-items:start}
figure{margin:0}img{max-width:100%;border:1px solid #8c7c86}`;

/** One page to look through: before, after and difference of every changed picture. */
export const writePage = (file: string, title: string, changed: readonly Changed[]): void => {
  const sections = changed.map(
    ({ key, why, before, after, difference }) =>
      `<section><h2>${escaped(key)}</h2><p>${escaped(why)}</p><div class="row">${figure('Before', before)}${figure(
        'After',
        after,
      )}${figure('Difference', difference)}</div></section>`,
  );
  writeFileSync(
    file,
    `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style><h1>${escaped(
      title,
    )}</h1>${sections.join('')}</html>`,
  );
};
