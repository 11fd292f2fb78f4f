import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { withSharedPicture } from '@/lib/browser/sharedPicture';

interface PictureLinkProps {
  to: string;
  children: ReactNode;
}

/** A press that opens the page here, as opposed to one for another tab or window. */
const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The link of a card, whose picture grows into the one of the recipe page. */
export const PictureLink = ({ to, children }: PictureLinkProps) => {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        withSharedPicture(event.currentTarget.closest('article')?.querySelector('img') ?? null, () => navigate(to));
      }}
    >
      {children}
    </Link>
  );
};
