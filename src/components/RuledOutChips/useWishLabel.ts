import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { RuledOut } from '@contracts/analyze';
import { messages } from './messages';

/** Returns a function that labels an exclusion: "without dairy", "vegan". */
export const useWishLabel = () => {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ kind, name }: Pick<RuledOut, 'kind' | 'name'>) =>
      kind === 'diet' ? name : formatMessage(messages.without, { name }),
    [formatMessage],
  );
};
