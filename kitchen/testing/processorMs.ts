const MICROSECONDS_PER_MS = 1000;

/** The processor time of some work in milliseconds. Unlike the clock it does not run while another process does. */
export const processorMs = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS_PER_MS;
};
