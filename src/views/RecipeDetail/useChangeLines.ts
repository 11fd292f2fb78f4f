import { useIntl } from 'react-intl';
import type { Adapted } from '@contracts/adapt';
import { useVocabulary } from '@/i18n/useVocabulary';
import { messages } from './adaptMessages';
import { messages as recipeMessages } from './messages';

/** The changes of an adaptation as sentences; none before there is one. */
export const useChangeLines = (adapted: Adapted | undefined): string[] => {
  const { formatMessage, formatList } = useIntl();
  const { swap: swapWords, allergenInText } = useVocabulary();
  if (!adapted) return [];
  const { swaps, leftOut, toBuy, inTheWay, allergensLeft, unread } = adapted;
  const listed = (names: readonly string[]) => formatList(names, { type: 'unit' });
  const namesOf = (named: readonly { name: string }[]) => listed(named.map(({ name }) => name));
  const swapLine = (need: Adapted['swaps'][number]) => {
    const words = swapWords(need) ?? need.swap;
    const swap = need.isBought ? formatMessage(messages.toBuy, { name: words }) : words;
    return formatMessage(recipeMessages.withSwap, { name: need.name, swap });
  };
  const lines = [
    ...swaps.map(swapLine),
    ...(leftOut.length > 0 ? [formatMessage(messages.leaveOut, { names: namesOf(leftOut) })] : []),
    ...(toBuy.length > 0 ? [formatMessage(messages.buy, { names: namesOf(toBuy) })] : []),
    ...(inTheWay.length > 0 ? [formatMessage(messages.inTheWay, { names: namesOf(inTheWay) })] : []),
    ...(allergensLeft.length > 0
      ? [formatMessage(messages.allergensLeft, { names: listed(allergensLeft.map(allergenInText)) })]
      : []),
    ...(unread > 0 ? [formatMessage(messages.unread, { count: unread })] : []),
  ];
  return lines.length > 0 ? lines : [formatMessage(messages.nothing)];
};
