import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cardPressed } from '@/lib/browser/leftCard';
import { opensHere } from '@/lib/browser/opensHere';
import { pictureOpens } from '@/lib/browser/sharedPicture';

interface PictureLinkProps {
  to: string;
  children: ReactNode;
}

/** The link of a card, whose picture grows into the one of the recipe page. */
export const PictureLink = ({ to, children }: PictureLinkProps) => {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        cardPressed(event.currentTarget, to);
        pictureOpens(event.currentTarget.closest('article')?.querySelector('img') ?? null);
        void navigate(to);
      }}
    >
      {children}
    </Link>
  );
};
