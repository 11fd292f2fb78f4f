import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Choices, Clash } from '@kitchen/recipes/versions/mergeWords';
import { messages } from './messages';
import { PartLine } from './PartLine';
import { PartTitle } from './RecipeVersionsView.styles';
import { Radio, Side, Sides } from './SideChoice.styles';

type Choice = NonNullable<Choices[string]>;

interface SideChoiceProps {
  clash: Clash;
  value: Choice;
  lang?: string;
  onChange: (choice: Choice) => void;
}

const isList = ({ part }: Clash) => part === 'ingredients' || part === 'steps';

/** What one side says; a sentence where it says nothing. */
const SideLines = ({ clash, side, lang }: { clash: Clash; side: 'mine' | 'theirs'; lang?: string }) => {
  const { formatMessage } = useIntl();
  if (clash[side].length === 0) return <span>{formatMessage(messages.nothing)}</span>;
  return clash[side].map((line, i) => (
    <span key={i}>
      <PartLine part={clash.part} text={line} lang={lang} />
    </span>
  ));
};

/** Both sides of one part of a recipe as cards, of which one is chosen: they are radio buttons with what they say. */
export const SideChoice = ({ clash, value, lang, onChange }: SideChoiceProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const sides: readonly Choice[] = isList(clash) ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
  return (
    <div style={{ marginTop: 8 }}>
      <PartTitle id={id}>{formatMessage(messages[`part.${clash.part}`])}</PartTitle>
      <Sides role="radiogroup" aria-labelledby={id}>
        {sides.map((side) => (
          <Side key={side}>
            <Radio
              type="radio"
              name={id}
              value={side}
              checked={side === value}
              aria-labelledby={`${id}-${side}`}
              aria-describedby={side === 'both' ? undefined : `${id}-${side}-says`}
              onChange={() => onChange(side)}
            />
            <span>
              <b id={`${id}-${side}`}>{formatMessage(messages[side])}</b>
              {side !== 'both' && (
                <span id={`${id}-${side}-says`}>
                  <SideLines clash={clash} side={side} lang={lang} />
                </span>
              )}
            </span>
          </Side>
        ))}
      </Sides>
    </div>
  );
};
