/** Where the recipes kept on this device are: the heart in the header leads there. */
export const SHELF_ANCHOR_ID = 'on-this-device';
