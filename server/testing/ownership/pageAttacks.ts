import { type Attack, everyRecipe, reading } from './attack';

/** Pages, files and the state of the server. */
export const PAGE_ATTACKS: Readonly<Record<string, Attack>> = {
  'GET /api/health': reading('/api/health'),
  'GET /api/live': reading('/api/live'),
  'GET /api/ready': reading('/api/ready'),
  'GET /api/docs': reading('/api/docs'),
  'GET /api/docs/': reading('/api/docs/'),
  'GET /api/docs/*': reading('/api/docs/static/swagger-ui.css'),
  'GET /api/docs/json': reading('/api/docs/json'),
  'GET /api/docs/yaml': reading('/api/docs/yaml'),
  'GET /api/docs/static/index.html': () => [{ url: '/api/docs/static/index.html' }],
  'GET /api/docs/static/swagger-initializer.js': reading('/api/docs/static/swagger-initializer.js'),
  'GET /pictures/:file': reading('/pictures/shakshuka.webp'),
  'GET /': reading('/'),
  'GET /index.html': reading('/index.html'),
  'GET /app-shell': reading('/app-shell'),
  'GET /*': (victim) => [
    { url: '/saved' },
    { url: '/profile' },
    { url: '/reset-password/none' },
    ...everyRecipe(victim).map((id) => ({ url: `/recipe/${id}` })),
  ],
};
