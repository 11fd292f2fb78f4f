import { useIntl } from 'react-intl';
import { HousePicture } from '../RecipeImage/HousePicture';
import { messages } from './messages';
import { Columns, Facts, Foot, Head, Ingredients, Notice, Sheet, Steps } from './PrintCard.styles';

export interface PrintCardProps {
  title: string;
  description: string;
  /** Language of the recipe. */
  lang?: string;
  /** Address of the picture on our server, or of a photo on this device. */
  pictureUrl?: string;
  servings: number;
  /** In the words of the interface. */
  cuisine?: string;
  /** "35 mins"; absent if unknown. */
  time?: string;
  /** `section` is the heading above a line. */
  ingredients: readonly { quantity: string; name: string; note?: string; section?: string }[];
  /** Sentences with scaled and converted quantities. */
  steps: readonly string[];
  /** In the language of the interface. */
  allergens: readonly string[];
  mayContain?: readonly string[];
  /** Warnings for this cook, under the title. */
  notices?: readonly string[];
  /** The language model that wrote the recipe. */
  model?: string;
  /** URL of the recipe. */
  url: string;
}

const IngredientLine = ({ quantity, name, note, section }: PrintCardProps['ingredients'][number]) => (
  <>
    {section !== undefined && (
      <li>
        <b>{section}</b>
      </li>
    )}
    <li>
      <strong>{quantity}</strong>
      <span>{[name, note].filter(Boolean).join(', ')}</span>
    </li>
  </>
);

type SheetFootProps = Required<Pick<PrintCardProps, 'allergens' | 'mayContain' | 'url'>>;

const SheetFoot = ({ allergens, mayContain, url }: SheetFootProps) => {
  const { formatMessage, formatList } = useIntl();
  return (
    <Foot>
      {allergens.length > 0 && (
        <p>{formatMessage(messages.allergens, { names: formatList(allergens, { type: 'unit' }) })}</p>
      )}
      {mayContain.length > 0 && (
        <p>{formatMessage(messages.mayContain, { names: formatList(mayContain, { type: 'unit' }) })}</p>
      )}
      {allergens.length + mayContain.length > 0 && <p>{formatMessage(messages.note)}</p>}
      <p>{url}</p>
    </Foot>
  );
};

/** The whole recipe on one sheet of paper, without the page around it. */
export const PrintCard = (props: PrintCardProps) => {
  const { title, description, lang, pictureUrl, servings, cuisine, time, ingredients, steps, model, url } = props;
  const { allergens, mayContain = [], notices = [] } = props;
  const { formatMessage } = useIntl();
  const facts = [
    cuisine,
    time,
    formatMessage(messages.serves, { servings }),
    model && formatMessage(messages.model, { model }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Sheet aria-label={title}>
      <Head>
        <div>
          <h1 lang={lang}>{title}</h1>
          {notices.map((notice) => (
            <Notice key={notice}>{notice}</Notice>
          ))}
          <p lang={lang}>{description}</p>
          <Facts>{facts}</Facts>
        </div>
        {pictureUrl !== undefined && <HousePicture path={pictureUrl} alt="" decoding="sync" />}
      </Head>
      <Columns>
        <section>
          <h2>{formatMessage(messages.ingredients)}</h2>
          <Ingredients lang={lang}>
            {ingredients.map((line, i) => (
              <IngredientLine key={i} {...line} />
            ))}
          </Ingredients>
        </section>
        <section>
          <h2>{formatMessage(messages.method)}</h2>
          <Steps lang={lang}>
            {steps.map((step, i) => (
              <li key={i}>{step}</li>
            ))}
          </Steps>
        </section>
      </Columns>
      <SheetFoot allergens={allergens} mayContain={mayContain} url={url} />
    </Sheet>
  );
};
