/** Id of the shelf of recipes kept on this device. The heart in the header links to it. */
export const SHELF_ANCHOR_ID = 'on-this-device';
