import { attribute, elementsBelow, type Node } from '../microdata';
import { visibleLines } from '../markup';

/** " | Site", " - Site" behind the title of the page itself. */
const SITE = /\s+[|–—-]\s+[^|–—]{2,60}$/;

/** What a page calls itself: as it wants to be shown elsewhere, or in the window's bar, without the name of the site. */
export const titleOfPage = (page: Node): string | undefined => {
  const elements = elementsBelow(page, ({ tagName }) => tagName === 'svg');
  const shared = elements.find((element) => attribute(element, 'property') === 'og:title');
  const bar = elements.find(({ tagName }) => tagName === 'title');
  const title = attribute(shared, 'content') ?? (bar && visibleLines(bar).join(' ')) ?? '';
  return title.replace(SITE, '').trim() || undefined;
};
