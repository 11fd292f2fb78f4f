import { useEffect, useState } from 'react';

/** A section is read once its beginning is this near to the top of the window, as a share of its height. */
const READ_AT = 0.3;

const isAtEnd = () => {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && scrollHeight - window.innerHeight - window.scrollY < 2;
};

/** The last sections of a page do not reach the top of the window: there, the one that was chosen is current. */
const atEnd = (sections: readonly HTMLElement[]) =>
  sections.find(({ id, offsetTop }) => `#${id}` === window.location.hash && offsetTop > window.scrollY) ??
  sections.at(-1);

const readNow = (sections: readonly HTMLElement[]) =>
  isAtEnd()
    ? atEnd(sections)
    : (sections.findLast((one) => one.getBoundingClientRect().top < window.innerHeight * READ_AT) ?? sections[0]);

/** The id of the section that is read: the first, until the page has been laid out. */
export const useCurrentSection = (sections: readonly { id: string }[]): string | undefined => {
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const look = () => {
      const found = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      if (found.length > 0) setCurrent(readNow(found)?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ids]);
  return current;
};
