import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { UploadState } from './uploadState';

/** What a screen reader hears when the state of the photo changes. */
export const useAnnouncement = (state: UploadState, fileName: string) => {
  const { formatMessage } = useIntl();
  return {
    idle: '',
    restored: '',
    preparing: formatMessage(messages.preparing),
    selected: formatMessage(messages.selected, { name: fileName }),
    loading: formatMessage(messages.analyzing),
    found: formatMessage(messages.found),
    foundBefore: '',
    // The toast says it.
    failed: '',
  }[state];
};
