/** Whether the device says that it has no camera; false where it does not say. */
export const lacksCamera = async (devices: Pick<MediaDevices, 'enumerateDevices'> | undefined): Promise<boolean> => {
  try {
    const all = await devices?.enumerateDevices();
    return all !== undefined && !all.some(({ kind }) => kind === 'videoinput');
  } catch {
    return false;
  }
};
