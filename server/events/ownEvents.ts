import type { Topic } from '../db/notifyServers';
import { LOOK_MS, type Events } from './events';
import { createListeners } from './listeners';

/** What another program, such as the import, changes in the database of a single server without telling it. */
const CHANGED_BY_PROGRAMS: readonly Topic[] = ['imports'];

/** Events of a server that has its database to itself. */
export const ownEvents = (lookMs = LOOK_MS): Events => {
  const { listen, tell } = createListeners();
  const looking = setInterval(() => CHANGED_BY_PROGRAMS.forEach((topic) => tell(topic, undefined)), lookMs).unref();
  return {
    publish(topic, subject = '') {
      tell(topic, subject);
      return Promise.resolve();
    },
    listen,
    close() {
      clearInterval(looking);
      return Promise.resolve();
    },
  };
};
