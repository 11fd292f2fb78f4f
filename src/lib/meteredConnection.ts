/** The Network Information API, where a browser has it. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether the cook may pay for what is fetched ahead, or waits long for it. A browser that does not say so is trusted. */
export const isMetered = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || connection?.type === 'cellular' || /2g$/.test(connection?.effectiveType ?? '');
