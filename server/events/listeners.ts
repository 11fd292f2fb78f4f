import type { Topic } from '../db/notifyServers';
import type { Heard } from './events';

/** Who listens on this server. */
export const createListeners = () => {
  const all = new Map<Topic, Set<Heard>>();
  const of = (topic: Topic): readonly Heard[] => [...(all.get(topic) ?? [])];

  return {
    listen(topic: Topic, heard: Heard): () => void {
      const before = all.get(topic) ?? new Set();
      all.set(topic, before.add(heard));
      return () => void before.delete(heard);
    },
    tell(topic: Topic, subject: string | undefined): void {
      for (const heard of of(topic)) heard(subject);
    },
    /** Lets all listeners look for changes. */
    look(): void {
      for (const topic of all.keys()) for (const heard of of(topic)) heard(undefined);
    },
  };
};
