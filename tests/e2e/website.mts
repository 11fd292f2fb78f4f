/** Where a journey serves a page of another site: the only address of this machine that the journeys' server may ask. */
export const WEBSITE_PORT = Number(process.env.JOURNEY_PORT ?? 3187) + 60;
