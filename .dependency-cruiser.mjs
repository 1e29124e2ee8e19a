// The import law of this repository. An import that is not listed is forbidden, also an `import type`.
// Each rule's comment says what to do instead. `node scripts/checks/imports.mjs` runs the rules
// and proves on scripts/checks/fixtures/imports that each of them reports its violation.

/**
 * The areas whose public.ts an area may call inside its own transaction, and whose pages it may show among its own. The order
 * makes cycles impossible: an area may only name areas above it (checked below). Other areas are reached by topics.
 * @type {ReadonlyArray<readonly [area: string, mayAsk: readonly string[]]>}
 */
export const AREAS = [
  ['settings', []],
  ['customForms', []],
  ['approvals', ['customForms']],
  // A document that must be read may end with the questions of a form.
  ['library', ['customForms']],
  // Removing a person from the blacklist requires an approved request.
  ['escort', ['approvals']],
  // Due tasks; the registers report when they are done.
  ['tasks', []],
  // Security devices, who maintains them, and the repair orders: registers and checks report what is broken. Costly repairs
  // need an approved request.
  ['maintenance', ['approvals']],
  ['rectify', ['maintenance']],
  // Daily asks approvals for the permit that opens a sealed key: it must be used in the same transaction, else it could be used twice.
  ['daily', ['approvals', 'escort', 'maintenance', 'rectify', 'tasks']],
  ['reports', ['escort', 'library', 'maintenance', 'rectify', 'tasks']],
  ['drills', ['tasks']],
  // What guards and escorts do well, from the records of the areas above.
  ['evaluation', ['escort', 'tasks']],
  // Formal meetings; they need no other area.
  ['conference', []],
  // Units fill in a form of the designer as an answer.
  ['collection', ['customForms']],
  ['notices', []],
  // What everybody meets beside their work: pictures on the work bench and the sign-in page, the address book, feedback.
  ['portal', []],
  // Terminals are repaired by the repair orders of the bank's own devices; agents get accounts from those who approve them.
  ['trading', ['settings', 'maintenance']],
  // Counts what the registers of other areas say of each unit.
  ['statistics', ['reports']],
  // Gets the data of other nouns from their manifests.
  ['workbench', ['portal', 'tasks']],
  // Keeps the papers of all nouns, which it knows by their manifests. What is destroyed comes by a topic; who agreed to that
  // must be known in the same transaction.
  ['archive', ['approvals']],
]

for (const [index, [area, mayAsk]] of AREAS.entries()) {
  const above = AREAS.slice(0, index).map(([name]) => name)
  const wrong = mayAsk.find((asked) => !above.includes(asked))
  if (wrong) throw new Error(`AREAS: ${area} asks ${wrong}, which does not stand above it`)
}

const OURS = '^(packages|apps|nouns|bench|e2e|scripts)/'
const TESTS = '[.](test|typetest)[.]tsx?$|/testing/'
const SERVER = '^apps/server/src/'
const CONSOLE = '^apps/console/src/'
/** The server or console half of nouns, or their demonstration, and the code that the nouns of an area share. */
const half = (side, areas = '\\w+') => `^nouns/(${areas})/.*\\b${side}/`
/** The files of a noun for both halves: its declaration, contract, rules and texts. */
const SAID = '^nouns/\\w+/(?!server/|console/|demo/|e2e/)\\w+/(\\w+[.]ts$|texts/)'
/** What any kit may know: of nouns only the list of their declarations. */
const CONTRACT = '^packages/contract/src/|^nouns/declared[.]gen[.]ts$'
/** Lists in kits that are written from the folders of nouns; `generated-lists` is their rule. */
const GENERATED = '^(packages|apps)/.*[.]gen[.]ts$'
const NOUN = '^packages/noun/src/'
const FORMS = '^packages/forms/src/'
const FORMS_REACT = '^packages/forms-react/src/'
const APPROVALS = '^packages/approvals/src/'
const areaNames = AREAS.map(([area]) => area).join('|')
const LIST = '^nouns/manifests[.]gen[.]ts$'
/** What nouns say to the server, and how it is joined. */
const MANIFEST = '^nouns/(manifest|allNouns)[.]ts$'
const DEMO_LIST = '^nouns/demo[.]gen[.]ts$'
const LOADER = `${SERVER}demo/loadDemo[.]ts$`

const at = (base, ...parts) => parts.map((part) => base + part)
const server = (...parts) => at(SERVER, ...parts)
const console_ = (...parts) => at(CONSOLE, ...parts)
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`

/** Production code under `from` may import our own code only from `allowed`; other rules check packages from npm. */
function layer(name, from, allowed, comment) {
  const path = [from].flat()
  return {
    name,
    severity: 'error',
    comment,
    from: { path, pathNot: [TESTS, GENERATED] },
    to: { path: OURS, pathNot: allowed },
  }
}

/** As layer(), and also no packages of npm or Node except `allowed`: for code that runs in every environment. */
function pure(name, from, allowed, comment) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: from, pathNot: [TESTS, GENERATED] },
    to: { pathNot: allowed },
  }
}

function never(name, from, to, comment) {
  return { name, severity: 'error', comment, from, to }
}

const general = [
  never(
    'no-cycle',
    { path: OURS },
    { circular: true },
    'Two files that need each other are one file, or both need a third: move the shared part into a file that imports neither.',
  ),
  never(
    'no-unresolvable',
    // Peers have their own packages, which only the benchmark installs.
    { path: OURS, pathNot: '^bench/forms/peers/' },
    { couldNotResolve: true },
    'The file or package does not exist: write the extension (.ts), check the spelling, or add the package with its exact version to the package.json of this workspace.',
  ),
  never(
    'no-undeclared-package',
    { path: OURS, pathNot: TESTS },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    'A package used here is only there by luck: name it with its exact version in the package.json of this workspace.',
  ),
  never(
    'no-dev-package-in-production',
    { path: '^(packages|apps)/[^/]+/src/|^nouns/', pathNot: TESTS },
    // A package that all tests use is a production package if its own workspace declares it.
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    'A production install leaves devDependencies out: move the package to dependencies, or the code beside a test.',
  ),
  never(
    'no-test-imported',
    { path: OURS },
    { path: '[.](test|typetest)[.]tsx?$' },
    'Nobody imports a test, not even a test: what two tests share goes into a testing/ folder.',
  ),
  never(
    'testing-only-in-tests',
    { path: OURS, pathNot: [TESTS, '^(e2e|bench)/'] },
    { path: '/testing/' },
    'testing/ does not ship: move what the product needs out of it, or this code into a test.',
  ),
  never(
    'tools-stay-outside',
    { path: '^(packages|apps|nouns)/', pathNot: '^nouns/.+/e2e/.+[.]test[.]ts$' },
    { path: '^(bench|e2e|scripts)/' },
    'The product never needs its tools (only the browser tests of a noun do): move the shared part into the package or app and let the tool import it from there.',
  ),
  never(
    'first-commands-need-nothing',
    { path: '^scripts/(start|test|setup)[.]mjs$' },
    { path: [npm('.+'), '^(packages|apps|nouns|bench|e2e)/'], reachable: true },
    'start, test and setup run before anything is installed and under an older Node: use Node modules and scripts/lib only, start the rest as a child process.',
  ),
  never(
    'no-index-file',
    { path: OURS },
    { path: '^(apps|nouns|packages/contract)/.*/index[.]tsx?$' },
    "One file, one main export, named like the file: import that file by its name instead of a folder's index.",
  ),
]

const peers = [
  never(
    'react-in-the-face-only',
    { path: OURS, pathNot: ['^(apps/console|packages/forms-react|bench/forms/peers)/', half('console')] },
    { path: npm('react', 'react-dom', 'react-router', 'antd', '@ant-design', '@types/react', '@types/react-dom') },
    'React and Ant Design live in apps/console, the console half of nouns and packages/forms-react (and what the benchmark of forms compares with): keep the logic here pure and give it a face over there.',
  ),
  never(
    'sql-in-the-server-only',
    { path: OURS, pathNot: ['^(apps/server|bench)/', half('server'), half('demo'), MANIFEST] },
    { path: npm('kysely', 'pg', 'pg-boss', '@types/pg') },
    'Only apps/server, the server half and demonstration of nouns (and bench) speak SQL: add an action to the contract, or import a function of the server that does it.',
  ),
  never(
    'server-never-console',
    { path: ['^apps/server/', half('server'), half('demo')] },
    { path: ['^apps/console/', half('console')] },
    'What both need goes into packages/contract or beside the two halves of the noun; what the console needs it calls.',
  ),
  never(
    'console-never-server',
    { path: ['^apps/console/', half('console')] },
    { path: ['^apps/server/', half('server'), half('demo')] },
    'The console knows the server by packages/contract and the generated catalogue only.',
  ),
  never(
    'packages-never-apps',
    { path: '^packages/' },
    { path: '^apps/' },
    'A package does not know who uses it: take what you need as a parameter, also in its tests.',
  ),
]

const packages = [
  pure(
    'forms-is-pure',
    '^packages/forms/src/',
    [FORMS, npm('re2js')],
    'The form engine runs in browser and server alike and takes re2js only: no React, no Node, no other package. Ask the host through a parameter.',
  ),
  pure(
    'forms-react-is-thin',
    '^packages/forms-react/src/',
    [
      FORMS_REACT,
      FORMS,
      npm(
        'react',
        'react-dom',
        'antd',
        '@ant-design',
        'dayjs',
        'dompurify',
        '@tiptap',
        '@tanstack',
        '@codemirror',
        '@lezer',
        '@atlaskit',
      ),
    ],
    'The React half takes forms, React, Ant Design and its editors; sources, upload, texts and storage are passed in by the host.',
  ),
  never(
    'renderer-never-designer',
    { path: '^packages/forms-react/src/', pathNot: '^packages/forms-react/src/designer/' },
    { path: '^packages/forms-react/src/designer/' },
    'The designer shows the renderer, never the other way round: move the shared part into renderer/.',
  ),
  pure(
    'approvals-is-pure',
    '^packages/approvals/src/',
    [APPROVALS, FORMS],
    'The approval engine decides from data alone: directory, clock and storage come in as values from the server.',
  ),
  pure(
    'noun-is-pure',
    '^packages/noun/src/',
    [NOUN],
    'What a noun says of itself is data and pure rules for contract, server and console: no zod, no React, no SQL.',
  ),
  pure(
    'contract-is-declarative',
    '^packages/contract/src/',
    [CONTRACT, NOUN, FORMS, APPROVALS, npm('zod')],
    'The contract only says what crosses the wire, in zod: behaviour belongs to the server or the console.',
  ),
  never(
    'generated-lists',
    { path: GENERATED },
    { path: OURS, pathNot: ['^(packages|apps)/', SAID] },
    'A generated list in a kit takes what nouns say of themselves, never one of their halves.',
  ),
  pure(
    'noun-says-data-and-rules',
    SAID,
    [CONTRACT, SAID, NOUN, FORMS, APPROVALS, npm('zod')],
    'What stands beside the halves of a noun serves both: data, schemas and pure rules. Move the rest into server/ or console/.',
  ),
]

const serverLayers = [
  layer(
    'server-main',
    server('main[.]ts$'),
    server('[^/]+[.]ts$', '(core|db|demo)/'),
    'main.ts is the process only: put wiring into app.ts and behaviour into http, core or an area.',
  ),
  layer(
    'server-app',
    server('app[.]ts$'),
    [...server('[^/]+[.]ts$', '(http|noun|core|db)/'), LIST, MANIFEST, '^nouns/[^/]+/server/public[.]ts$', CONTRACT],
    'buildApp puts http, core and what the manifests say together: it takes the rest as a dependency from main.ts.',
  ),
  layer(
    'server-config',
    server('config[.]ts$'),
    [],
    'config.ts only reads the environment: what a value means belongs to the one who uses it.',
  ),
  layer(
    'server-root',
    server('(?!(main|app|config)[.]ts$)[^/]+[.]ts$'),
    [...server('[^/]+[.]ts$', '(core|db)/'), CONTRACT],
    'A further file at the root prepares what app.ts is given, from core and db: http and nouns are joined in app.ts only.',
  ),
  never(
    'server-root-is-the-top',
    { path: server('[^/]+/'), pathNot: TESTS },
    { path: server('[^/]+[.]ts$') },
    'The root wires the folders, not the other way round: take the value you need as a parameter of the function.',
  ),
  layer(
    'server-http',
    server('http/'),
    [...server('(http|core|db)/'), CONTRACT, NOUN],
    'http carries any action: it never knows a noun or a register; let app.ts pass handlers in.',
  ),
  layer(
    'server-registers',
    server('registers/'),
    [...server('(registers|core|db)/'), CONTRACT, NOUN],
    "The register kit is generic: what knows one noun belongs to that noun's area.",
  ),
  layer(
    'server-versions',
    server('versions/'),
    [...server('(versions|noun|registers|core|db)/'), CONTRACT],
    'What is published in versions is alike here: what knows one noun belongs to its area, which passes it in.',
  ),
  layer(
    'server-noun',
    server('noun/'),
    [...server('(noun|registers|core|db)/'), CONTRACT, NOUN],
    'What the server does with any declared noun; what knows one noun belongs to its area.',
  ),
  layer(
    'server-core',
    server('core/'),
    [...server('(core|db)/'), CONTRACT, NOUN],
    'core holds nouns that all areas need and never knows an area: take a function as a parameter, or publish a topic.',
  ),
  layer(
    'server-db',
    server('db/'),
    [...server('db/'), CONTRACT, NOUN],
    'db only reaches PostgreSQL: rules and nouns belong to core or an area.',
  ),
  layer(
    'noun-server',
    half('server'),
    [half('server'), MANIFEST, ...server('(noun|versions|registers|core|db)/'), CONTRACT, SAID, NOUN, FORMS, APPROVALS],
    'The server half of a noun takes noun, versions, registers, core, db, contract, forms and approvals: http, demo and the root are above it.',
  ),
  layer(
    'server-demo',
    server('demo/(?!loadDemo[.]ts$)'),
    [MANIFEST, ...server('(demo|noun|versions|core|db)/'), CONTRACT, NOUN],
    'The kit of the demonstration knows no noun: what one needs stands in its folder demo/, or in that of its area.',
  ),
  layer(
    'server-demo-loader',
    LOADER,
    [LIST, DEMO_LIST, ...server('(demo|core|db)/')],
    'The loader takes the parts of the nouns from their list, and passes them what they need.',
  ),
  layer(
    'noun-demo',
    half('demo'),
    [half('server'), half('demo'), MANIFEST, ...server('(demo|noun|versions|core|db)/'), CONTRACT, SAID, NOUN],
    'Demonstration data is made by the functions of the nouns, so that the same rules hold: http and the root are above it.',
  ),
]

const serverAreas = [
  layer(
    'server-parts',
    DEMO_LIST,
    ['^nouns/.+/demo/part[.]ts$', ...server('demo/part[.]ts$')],
    'The list of the demonstration takes the parts of the nouns and nothing else.',
  ),
  layer(
    'server-manifests',
    LIST,
    ['^nouns/[^/]+/[^/]+/server/manifest[.]ts$', MANIFEST],
    'The list of all nouns takes their manifests and nothing else: what a noun says of itself stands in its manifest.',
  ),
  layer(
    'server-manifest',
    MANIFEST,
    [MANIFEST, ...server('(noun|registers|core|db)/'), CONTRACT, SAID],
    'What a manifest can say is types over the kits of the server: what one noun says stands in its own manifest.',
  ),
  never(
    'manifests-stand-above',
    { path: [...server('[^/]+/'), half('server'), half('demo')], pathNot: [TESTS, LOADER] },
    { path: LIST },
    'Who needs what all nouns say is given it: an action as a function of it, a job as a parameter (nouns/manifest.ts).',
  ),
  never(
    'areas-are-listed',
    { path: OURS },
    { path: '^nouns/', pathNot: `^nouns/((${areaNames})/|[^/]+$)` },
    'A new area is a decision: add it to AREAS in .dependency-cruiser.mjs and to ARCHITECTURE.md.',
  ),
  never(
    'areas-by-public-only',
    // Factories of tests make rows of other areas by themselves.
    { path: half('server'), pathNot: '/testing/' },
    { path: half('server'), pathNot: ['^nouns/$1/', '^nouns/[^/]+/server/public[.]ts$', '/testing/'] },
    'Of another area only public.ts: add the function there (it takes the transaction), or publish a topic.',
  ),
  never(
    'public-has-no-actions',
    { path: '^nouns/[^/]+/server/public[.]ts$' },
    { path: '^nouns/.*/server/(.*/|.*[.]|)actions[.]ts$' },
    'public.ts offers functions that take the transaction, no actions: an action checks its own caller and opens its own transaction.',
  ),
  ...AREAS.map(([area, mayAsk]) =>
    never(
      `area-${area}`,
      { path: `^nouns/${area}/`, pathNot: TESTS },
      { path: '^nouns/', pathNot: [`^nouns/(${[area, ...mayAsk].join('|')})/`, SAID, '^nouns/[^/]+$'] },
      `${area} may ask ${mayAsk.join(', ') || 'no other area'}: publish a topic that the other area subscribes to, or add the edge to AREAS if it keeps the order.`,
    ),
  ),
]

const consoleLayers = [
  layer(
    'console-main',
    console_('main[.]tsx$'),
    console_('(app|api|i18n)/', '[^/]+[.]css$'),
    'main.tsx starts language and session and mounts the app: all else belongs to app/.',
  ),
  layer(
    'console-root',
    console_('(?!main[.]tsx$)[^/]+[.]tsx?$'),
    [],
    'main.tsx is the only file with imports at the root of the console: put this one into app, shell, areas, registers, ui or api.',
  ),
  layer(
    'console-app',
    console_('app/(?!host/)'),
    [...console_('(app|shell|ui|api|i18n)/'), half('console'), '^nouns/pages[.]gen[.]ts$', CONTRACT, NOUN],
    'app joins shell and nouns; what it wants from the register kit belongs to the page of a noun.',
  ),
  layer(
    'console-host',
    console_('app/host/'),
    [...console_('(app/host|ui|api|i18n)/'), CONTRACT, NOUN],
    'app/host is what pages and shell hold on to (openTab, drafts, uploads, dirty): it knows neither of them nor the rest of app.',
  ),
  layer(
    'console-shell',
    console_('shell/'),
    [...console_('(shell|app/host|ui|api|i18n)/'), CONTRACT, NOUN],
    'The shell frames any page: it knows no area, no register and nothing of app but host.',
  ),
  layer(
    'noun-console',
    half('console'),
    [
      half('console'),
      ...console_('(versions|noun|registers|filling|app/host|ui|api|i18n)/'),
      CONTRACT,
      SAID,
      NOUN,
      FORMS,
      FORMS_REACT,
      APPROVALS,
    ],
    'A page takes versions, noun, registers, filling, app/host, ui, api, i18n and the packages: shell and app are above it; ask them through app/host.',
  ),
  layer(
    'console-filling',
    console_('filling/'),
    [...console_('(filling|ui|api|i18n)/'), CONTRACT, NOUN, FORMS, FORMS_REACT, APPROVALS],
    'The kit of user-made forms stands on ui, api, i18n and the engines: what a form is filled in for is passed in by the page.',
  ),
  layer(
    'console-registers',
    console_('registers/'),
    [...console_('(registers|ui|api|i18n)/'), CONTRACT, NOUN],
    'The list-page kit stands on ui, api and i18n: what knows one noun or the tabs is passed in by the page.',
  ),
  layer(
    'console-noun',
    console_('noun/'),
    [...console_('(noun|registers|ui|api|i18n)/'), CONTRACT, NOUN],
    'What a page draws of any declared noun; what knows one noun belongs to its page.',
  ),
  layer(
    'console-versions',
    console_('versions/'),
    [...console_('(versions|noun|registers|ui|api|i18n)/'), CONTRACT, NOUN],
    'What is published in versions is alike here: what knows one noun, or the tabs, is passed in by its page.',
  ),
  layer(
    'console-ui',
    console_('ui/'),
    [...console_('(ui|api|i18n)/'), CONTRACT, NOUN],
    'ui components stand on api and i18n: take everything else as a prop.',
  ),
  layer(
    'console-api',
    console_('api/'),
    [...console_('(api|i18n)/'), CONTRACT],
    'api only calls: what happens with the answer belongs to the caller.',
  ),
  layer(
    'console-i18n',
    console_('i18n/'),
    [...console_('i18n/'), '^packages/contract/src/(wordFor|translation)[.]', '^nouns/\\w+/\\w+/texts/'],
    'Texts know the texts of nouns, and how a word goes with a number: pass values in as placeholders.',
  ),
  never(
    'console-takes-no-schema',
    { path: [CONSOLE, half('console')] },
    { path: npm('zod') },
    'Schemas stay at the server (zod costs the first load dearly): import the inferred types from the contract.',
  ),
  never(
    'console-runs-in-a-browser',
    { path: [CONSOLE, half('console')], pathNot: TESTS },
    { dependencyTypes: ['core'] },
    "There is no Node in a browser: use the web platform's own API.",
  ),
]

export default {
  forbidden: [...general, ...peers, ...packages, ...serverLayers, ...serverAreas, ...consoleLayers],
  options: {
    // With TypeScript 7 alone dependency-cruiser reads 0 modules and says "no violations".
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // Anchored: an unanchored dist/ would also drop every import of a package whose entry is in its dist folder.
    exclude: { path: ['^scripts/checks/fixtures/', '^apps/[^/]+/dist/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
