import { attribute, elementsBelow, type Node } from '../microdata';
import { visibleLines } from '../markup';

/** " | Site", " - Site" behind the title of the page itself. */
const SITE = /\s+[|–—-]\s+[^|–—]{2,60}$/;

/** What a page is called. */
export interface PageNames {
  /** As it wants to be shown elsewhere, or in the window's bar, without the name of the site. */
  title?: string;
  /** What it gives as the name of its site. */
  sites: string[];
}

/** The names in the head of a page. */
export const namesOfPage = (page: Node): PageNames => {
  const elements = elementsBelow(page, ({ tagName }) => tagName === 'svg');
  const property = (name: string) =>
    attribute(elements.find((element) => attribute(element, 'property') === name), 'content'); // prettier-ignore
  const bar = elements.find(({ tagName }) => tagName === 'title');
  const whole = property('og:title') ?? (bar && visibleLines(bar).join(' ')) ?? '';
  const title = whole.replace(SITE, '').trim();
  const behind = SITE.exec(whole)?.[0].replace(/^\s+[|–—-]\s+/, '');
  const sites = [property('og:site_name'), behind].flatMap((name) => name?.trim() || []);
  return { ...(title !== '' && { title }), sites };
};
