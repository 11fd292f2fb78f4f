import { useState } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { newsText } from '@/i18n/cookingMessages';
import { selectAnnouncement } from '@/slices/cookingViewSlice';
import { useAppSelector } from '@/store/hooks';

/** What must be heard at once; the rest waits until the screen reader has finished. */
const URGENT = ['stepEnded', 'rang', 'caughtUp', 'completed'];

/** Tells a screen reader what happens on the stove: never each second. */
export const CookingNews = () => {
  const intl = useIntl();
  const news = useAppSelector(selectAnnouncement);
  // A region that comes late does not repeat what has been said.
  const [old] = useState(news?.id);
  const isUrgent = news !== null && URGENT.includes(news.kind);
  const sentence = news && news.id !== old && <span key={news.id}>{newsText(intl, news)}</span>;
  return (
    <>
      <VisuallyHidden role="status" aria-live="polite">
        {!isUrgent && sentence}
      </VisuallyHidden>
      <VisuallyHidden role="alert">{isUrgent && sentence}</VisuallyHidden>
    </>
  );
};
