import type { FastifyInstance } from 'fastify';
import type { FileItem } from '@contracts/fileImport';
import type { FileReader } from '../import/upload/fileReader';
import { householdOf } from '../plugins/household';
import type { Limits } from '../plugins/rateLimits';
import { accountOf } from '../plugins/sessions';
import type { LongAnswers } from '../services/longAnswers';
import type { RecipeImportService } from '../services/recipeImportService';
import { listPieces } from '../text/listPieces';
import type { JsonText } from '../text/jsonText';
import { addOperation } from './addOperation';
import { leaving, unlessLeft } from './leaving';
import { senderOf } from './senderOf';
import { sendLong } from './sendLong';
import { uploadedFile } from './uploadedFile';

interface Dependencies {
  files: FileReader;
  imports: RecipeImportService;
  longAnswers: LongAnswers;
  limits: Limits;
  publicUrl?: string;
}

/** The items of a list without its brackets, so that lists can be joined. */
const itemsOf = (list: string) => list.slice(1, -1) as JsonText<FileItem>;

/** Reads files of recipes for any cook, and stores the recipes of one for an account. */
export const addFileRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { files, imports, longAnswers, limits, publicUrl } = dependencies;

  addOperation(app, 'readFile', { onRequest: limits.file }, async (request, reply) => {
    const signal = leaving(reply);
    const caller = limits.callerOf(request);
    return unlessLeft({ reply, signal, nothing: [] }, async () => {
      const file = await uploadedFile(request);
      const lists = await files.read(file, { address: householdOf(request.ip), visitor: caller }, signal);
      return sendLong(request, reply, longAnswers.send(caller, listPieces(lists.map((list) => [itemsOf(list)]))));
    });
  });

  addOperation(app, 'saveImported', { onRequest: limits.account }, async (request) => {
    const { uid } = accountOf(request);
    const { recipes } = request.body;
    await limits.storeMany(request, recipes);
    const { language, origin } = senderOf(request, publicUrl);
    return { results: await imports.save(uid, recipes, { language, origin }) };
  });
};
