import { useIntl } from 'react-intl';
import { photoPath } from '@contracts/photoPaths';
import type { Difference } from '@kitchen/recipes/versions/differences';
import { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { messages } from './messages';
import { usePartWords } from './usePartWords';

interface PartLineProps {
  part: Difference['part'];
  text: string;
  lang?: string;
}

/** A line of a part of a recipe: its words, or the photo that it names. */
export const PartLine = ({ part, text, lang }: PartLineProps) => {
  const { formatMessage } = useIntl();
  const wordsOfPart = usePartWords();
  if (part !== 'photo') return <span lang={lang}>{wordsOfPart(part, text)}</span>;
  return (
    <span style={{ display: 'block', maxWidth: 200 }}>
      <RecipeImage
        recipe={{ id: 1, category: 'Meals', imageUrl: photoPath(text) }}
        alt={formatMessage(messages['part.photo'])}
        sizes="200px"
      />
    </span>
  );
};
