import { z } from 'zod';
import { failed, timed, tokensIn, type Finding } from './findings';
import type { ModelSettings } from './modelConfig';
import { createStructuredModel } from './structuredCall';
import { ModelFailure, ModelLoading, type StructuredAsk } from './structuredModel';

const TOKENS_MAX = 2_000;

const pictureSchema = z.object({ shape: z.string(), colour: z.string() });

/** How servers say that a model has no eyes; llama.cpp: “image input is not supported … provide the mmproj”. */
const TAKES_NONE =
  /mmproj|(?:image|vision|multimodal)[\w ]*(?:is|are) not supported|(?:not|n['’]t) support (?:image|vision|multimodal)/i;

/** Shows the model a yellow circle. */
export const examinePhotos = async (
  settings: ModelSettings,
  picture: () => Promise<Uint8Array>,
  signal: AbortSignal,
): Promise<Finding> => {
  const { visionModel } = settings;
  const model = createStructuredModel({ settings, modelId: visionModel });
  const ask: StructuredAsk = {
    system: 'You say what a picture shows and answer in JSON.',
    prompt: 'Which shape does the picture show, and in which colour? Answer in English, one word each.',
    schema: pictureSchema,
    images: [await picture()],
    maxTokens: TOKENS_MAX,
    purpose: 'doctor',
  };
  try {
    const { result, took } = await timed(() => model.object(ask, signal));
    const { data } = pictureSchema.safeParse(result.value);
    const seen = data && `${data.colour} ${data.shape}`.toLowerCase();
    if (seen !== undefined && /yellow|gold/.test(seen) && /circle|disc|disk|round|dot|sun|ball|sphere/.test(seen))
      return {
        isGood: true,
        lines: [`✓ Photos: ${visionModel} sees a ${seen} in ${took} (${tokensIn(result.usage)}).`],
      };
    return {
      isGood: false,
      lines: [
        `✗ Photos: ${visionModel} answers, but does not see the picture.`,
        '  It was shown a yellow circle. Set AI_VISION_MODEL to a model that takes pictures.',
      ],
    };
  } catch (error) {
    if (error instanceof ModelFailure && TAKES_NONE.test(error.detail ?? ''))
      return {
        isGood: false,
        lines: [
          `✗ Photos: ${visionModel} takes no pictures.`,
          '  Set AI_VISION_MODEL to a model that does. Without one, Larder reads the words that are printed in photos.',
        ],
      };
    const finding = failed(`✗ Photos: ${visionModel} does not read any.`, settings, error);
    const isOther =
      error instanceof ModelFailure && error.marker === 'AI_SERVER_ERROR' && !(error instanceof ModelLoading);
    return isOther
      ? {
          ...finding,
          lines: [...finding.lines, '  Does it take pictures at all? Else set AI_VISION_MODEL to one that does.'],
        }
      : finding;
  }
};
