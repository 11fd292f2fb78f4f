/** The floors of the house, from the ground up: a folder imports from its own floor and from those below it. */
const FLOORS = [
  '^(contracts|kitchen)/',
  '^src/(i18n|lib|offline)/',
  '^src/api/',
  '^src/slices/',
  '^src/store/',
  '^src/listeners/',
  '^src/components/',
  '^src/devtools/',
  '^src/views/',
  '^src/app/',
];

const SERVER_FLOORS = [
  '^(contracts|kitchen)/',
  '^server/(errors|text|threads)/',
  '^server/db/',
  '^server/repositories/',
  '^server/(ai|vision|mail|images|corpus|lan|counters|jobs|events)/',
  '^server/(metrics|tracing)/',
  '^server/services/',
  '^server/import/',
  '^server/(plugins|routes)/',
  '^server/(assembly|settings)/',
  '^server/app\\.ts$',
  '^server/index\\.ts$',
];

/** The rooms of the drawing library, from the paper to the service that hands pictures out. */
const PICTURE_ROOMS = [
  '^server/images/canvas/',
  '^server/images/textures/',
  '^server/images/shapes/',
  '^server/images/pieces/',
  '^server/images/(table|vessels|garnishes)/',
  '^server/images/(fills|props|glasses)/',
  '^server/images/scene/',
  '^server/images/drawDish\\.ts$',
  '^server/images/render/',
  '^server/images/service/',
];

const TEST = '(\\.test\\.tsx?$|/testing/)';

const noLookingUp = (name, floors) =>
  floors.slice(0, -1).map((floor, i) => ({
    name: `${name}-${i}-looks-up`,
    severity: 'error',
    from: { path: floor, pathNot: TEST },
    to: { path: floors.slice(i + 1) },
  }));

module.exports = {
  forbidden: [
    ...noLookingUp('floor', FLOORS),
    ...noLookingUp('server-floor', SERVER_FLOORS),
    ...noLookingUp('picture-room', PICTURE_ROOMS),
    {
      name: 'a-slice-knows-no-other-slice',
      severity: 'error',
      from: { path: '^src/slices/(\\w+?)(Slice)?(\\.ts|/)', pathNot: TEST },
      to: { path: '^src/slices/', pathNot: '^src/slices/$1/' },
    },
    {
      name: 'contracts-stand-on-zod-alone',
      severity: 'error',
      from: { path: '^contracts/', pathNot: TEST },
      to: { pathNot: '^contracts/|node_modules/zod/' },
    },
    {
      name: 'what-the-browser-gets-imports-nothing',
      severity: 'error',
      from: { path: '^contracts/(limits|vocabulary|defaults|routes)\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kitchen-is-pure',
      severity: 'error',
      from: { path: '^kitchen/', pathNot: TEST },
      // The merge of two lists of lines is as pure as the kitchen.
      to: { pathNot: '^(kitchen|contracts)/|^node_modules/node-diff3/' },
    },
    {
      name: 'the-truth-layer-stays-on-the-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^kitchen/truth/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-schema-in-the-browser',
      severity: 'error',
      from: { path: '^src/', pathNot: `(${TEST})|(^src/testing/)` },
      to: {
        path: '^contracts/',
        pathNot:
          '^contracts/(limits|vocabulary|cuisines|defaults|routes|startLanguage|photoPaths|pictureStore|fallbackPictures)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'components-know-no-state',
      severity: 'error',
      from: { path: '^src/components/', pathNot: TEST },
      to: { path: '^src/(api|slices|store|listeners)/' },
    },
    {
      name: 'state-knows-no-pictures',
      severity: 'error',
      from: { path: '^src/(api|slices|store|listeners)/', pathNot: TEST },
      to: { path: '(^src/(components|views)/)|node_modules/(@mui|notistack|formik)/' },
    },
    {
      name: 'client-and-server-meet-in-contracts',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { path: '^(src|server)/', pathNot: '^$1/' },
    },
    {
      name: 'only-repositories-speak-sql',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: `(${TEST})|(^server/(db|repositories)/)|(^server/(app|index)\\.ts$)|(^server/assembly/)`,
      },
      to: { path: 'node_modules/(kysely|libsql|pg)/' },
    },
    {
      name: 'only-routes-and-plugins-know-http',
      severity: 'error',
      from: { path: '^server/(services|repositories|db|ai|images|corpus|import)/', pathNot: TEST },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'no-test-help-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/testing/'] },
      to: { path: ['^src/testing/', '^src/.+/testing/'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/.*/node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
