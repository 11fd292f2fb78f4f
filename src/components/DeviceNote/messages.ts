import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  news: {
    id: 'device.news',
    defaultMessage: 'About this device',
    description: 'Accessible name of the lines below the header: offline, a newer version, no secure connection',
  },
  offline: {
    id: 'device.offline',
    defaultMessage: "You're offline. Search works with the recipes on this device.",
    description: 'Line below the header: the server cannot be reached, the recipes are on this device',
  },
  offlineWithoutRecipes: {
    id: 'device.offlineWithoutRecipes',
    defaultMessage: "You're offline. Recipes you opened before are still here.",
    description: 'Line below the header: the server cannot be reached, and only what was opened before is here',
  },
  online: {
    id: 'device.online',
    defaultMessage: "You're back online.",
    description: 'Said to screen readers when the server can be reached again',
  },
  updateReady: {
    id: 'device.updateReady',
    defaultMessage: 'A new version of Larder is ready',
    description: 'Line below the header, with a button to reload',
  },
  updateWhileCooking: {
    id: 'device.updateWhileCooking',
    defaultMessage: 'A timer is running. It keeps its time, but cannot ring while the page reloads.',
    description: 'Asked before a reload while a timer is running',
  },
  reload: { id: 'device.reload', defaultMessage: 'Reload', description: 'Button: start the new version' },
  reloadAnyway: {
    id: 'device.reloadAnyway',
    defaultMessage: 'Reload anyway',
    description: 'Button: start the new version although a timer is running',
  },
  later: { id: 'device.later', defaultMessage: 'Later', description: 'Button: keep working with this version' },
  insecure: {
    id: 'device.insecure',
    defaultMessage:
      'This page was loaded over plain http, so the screen may go dark while you cook, timers cannot notify you, and nothing works offline. Open it over https to fix this.',
    description: 'Line below the header when the browser withholds abilities because the page is not secure',
  },
  dismiss: { id: 'device.dismiss', defaultMessage: 'Got it', description: 'Button: dismiss the line' },
});
