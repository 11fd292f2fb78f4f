import { useState } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { newsText } from '@/i18n/cookingMessages';
import { selectAnnouncement } from '@/slices/cookingViewSlice';
import { useAppSelector } from '@/store/hooks';

/** Events that interrupt the screen reader; others wait until it has finished. */
const URGENT = ['stepEnded', 'besideEnded', 'rang', 'caughtUp', 'completed'];

/** Announces timer events to screen readers, but not every second. */
export const CookingNews = () => {
  const intl = useIntl();
  const news = useAppSelector(selectAnnouncement);
  // The event that was current on mount has already been announced.
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
