import { createHmac } from 'node:crypto';
import type { ImageFeedbackRequest, ImageFeedbackResponse } from '@contracts/imageFeedback';
import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import type { Events } from '../events/events';
import {
  readPicturePath,
  VARIANTS,
  writePictureName,
  writePicturePath,
  type PictureName,
} from '../images/service/pictureVariants';
import type { ImageFeedbackRepository } from '../repositories/imageFeedbackRepository';
import { plainText } from './plainText';
import type { RecipesService } from './recipesService';

/**
 * This many households must reject the same picture before everyone gets another. One vote must not change it for all,
 * nor do several browsers or accounts of one household.
 */
const REPORTS_TO_REPLACE = 3;

/** What another server chose may be committed this long after its time. */
const LATELY_MS = 60_000;

interface Dependencies {
  recipes: Pick<RecipesService, 'read' | 'showVariant'>;
  feedback: ImageFeedbackRepository;
  /** Makes the codes of households. */
  householdSecret: string;
  events: Pick<Events, 'publish'>;
  /** Starts drawing a picture that will be requested soon. */
  drawAhead: (name: string) => void;
  now: () => Date;
}

/** The voter: the name under which the vote is stored, and the account if there is one. */
export interface Judge {
  visitor: string;
  uid?: string;
  /** The address, as far as a household shares it. */
  household: string;
}

const CODE_BYTES = 16;

/** The same for all votes of a household on a recipe. It reveals no address without the secret, and links no recipes. */
const householdCode = (secret: string, household: string, recipeId: RecipeId): string =>
  createHmac('sha256', secret)
    .update(`${recipeId}\n${household}`)
    .digest()
    .subarray(0, CODE_BYTES)
    .toString('base64url');

/** The picture that a recipe has, and the one of the same dish that the cook judged. */
const judgedOf = (current: string | undefined, named: string) => {
  const shown = current === undefined ? undefined : readPicturePath(current);
  const judged = readPicturePath(named);
  return { shown, judged: shown && judged?.slug === shown.slug ? judged : undefined };
};

/** The current picture for a cook who judged an older one, or else the next drawing, while there is one. */
const anotherFor = ({ slug, variant }: PictureName, current: number): PictureName | undefined => {
  if (variant < current) return { slug, variant: current };
  return variant === VARIANTS ? undefined : { slug, variant: variant + 1 };
};

interface Rejected {
  shown: PictureName;
  judged: PictureName;
}

/** Another drawing for the cook who rejected one; for everyone once enough households did. */
const replaceFor = async (
  { recipes, feedback, events, drawAhead, now }: Dependencies,
  recipeId: RecipeId,
  { shown, judged }: Rejected,
): Promise<ImageFeedbackResponse> => {
  if (judged.variant < VARIANTS)
    await feedback.chooseNext({
      recipeId,
      picture: writePictureName(judged),
      variant: judged.variant,
      first: shown.variant,
      reports: REPORTS_TO_REPLACE,
      at: now(),
    });
  // Another server may have chosen it.
  const chosen = await feedback.variantOf(recipeId);
  if (chosen !== undefined && chosen !== shown.variant) {
    recipes.showVariant(recipeId, chosen);
    await events.publish('pictures', String(recipeId));
  }
  const current = chosen ?? shown.variant;
  const another = anotherFor(judged, current);
  if (!another) return {};
  if (another.variant > current) drawAhead(writePictureName(another));
  return { newImageUrl: writePicturePath(another) };
};

/**
 * Records whether a picture shows its recipe. A visitor who says no gets another drawing of the same recipe at once.
 */
export const createImageFeedbackService = (dependencies: Dependencies) => {
  const { recipes, feedback, householdSecret, now } = dependencies;
  let lookedAt = now();

  return {
    /** Shows the drawings chosen before this start. */
    async restore(): Promise<void> {
      for (const { recipeId, variant } of await feedback.chosenVariants()) recipes.showVariant(recipeId, variant);
    },

    /** Shows the drawings that other servers have chosen since the last look. */
    async catchUp(): Promise<void> {
      const at = now();
      const since = new Date(lookedAt.getTime() - LATELY_MS);
      for (const { recipeId, variant } of await feedback.chosenVariants(since)) recipes.showVariant(recipeId, variant);
      lookedAt = at;
    },

    /** @throws DomainError recipeNotFound, or fieldMissing for a "no" without text */
    async send(request: ImageFeedbackRequest, judge: Judge, language: Language): Promise<ImageFeedbackResponse> {
      const { recipeId, imageUrl, isAccurate } = request;
      const { visitor, uid } = judge;
      const household = householdCode(householdSecret, judge.household, recipeId);
      const recipe = await recipes.read(recipeId, language);
      const feedbackText = plainText(request.feedbackText ?? '') || null;
      if (!isAccurate && feedbackText === null) throw new DomainError('fieldMissing', { field: 'feedbackText' });

      const { shown, judged } = judgedOf(recipe.imageUrl, imageUrl);
      const picture = judged ? writePictureName(judged) : '';
      await feedback.vote({ recipeId, visitor, household, picture, isAccurate, feedbackText, at: now() }, uid);
      if (isAccurate || !shown || !judged) return {};

      return replaceFor(dependencies, recipeId, { shown, judged });
    },
  };
};

export type ImageFeedbackService = ReturnType<typeof createImageFeedbackService>;
