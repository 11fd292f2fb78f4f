import type { Queues } from '../metrics/metrics';
import type { Jobs } from '../jobs/jobs';
import type { BackgroundWork } from '../services/backgroundWork';
import type { RecipeReader } from '../services/reading/recipeReader';
import type { AppDependencies } from './appDependencies';
import type { Services } from './openServices';

interface Workers {
  reader: RecipeReader;
  services: Pick<Services, 'addresses' | 'files' | 'passwords' | 'photos'>;
  background: BackgroundWork;
  jobs: Pick<Jobs, 'running'>;
}

/** How much waits in each queue of the server, by name. */
export const queuesOf = (
  { pictures, recognisers = [] }: Pick<AppDependencies, 'pictures' | 'recognisers'>,
  { reader, services, background, jobs }: Workers,
): Queues => ({
  recipeReading: reader.waiting,
  passwordHashing: services.passwords.waiting,
  pictureDrawing: () => pictures.work?.().waiting ?? 0,
  pageReading: services.addresses.waiting,
  fileReading: services.files.waiting,
  photoDecoding: services.photos.waiting,
  photoReading: () => recognisers.reduce((sum, { waiting }) => sum + (waiting?.() ?? 0), 0),
  mailAndUpkeep: () => background.running() + jobs.running(),
});
