/** Does nothing if the existing build is up to date. */
export const buildConsole = ['node', 'scripts/build-console.mjs']

/**
 * The gates of `npm test`, in this order. Programs are found in node_modules/.bin, `node` is the pinned one.
 * `oneCore: true`: keeps one core busy and changes nothing, so that two of these run at once, before all others.
 * `takesFiles: true`: given files (`npm test -- --only unit FILE`) are passed to its program, which runs only these.
 * `browser: true`: builds the console first, and finds or installs Chromium for CHROMIUM.
 */
export const gates = [
  { name: 'types', command: ['node', 'scripts/checks/types.mjs'], oneCore: true },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings'], oneCore: true },
  { name: 'imports', command: ['node', 'scripts/checks/imports.mjs'], oneCore: true },
  { name: 'dead code', command: ['node', 'scripts/checks/knip.mjs'], oneCore: true },
  { name: 'sizes', command: ['node', 'scripts/checks/sizes.mjs'], oneCore: true },
  { name: 'texts', command: ['node', 'scripts/checks/texts.mjs'], oneCore: true },
  { name: 'spec', command: ['node', 'scripts/checks/spec.mjs'], oneCore: true },
  { name: 'bite', command: ['node', 'scripts/checks/bite.mjs'], oneCore: true },
  { name: 'packages', command: ['node', 'scripts/checks/packages.mjs'], oneCore: true },
  { name: 'fresh', command: ['node', 'scripts/checks/fresh.mjs'], oneCore: true },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit'], takesFiles: true },
  { name: 'server', command: ['vitest', 'run', '--project', 'server'], takesFiles: true },
  { name: 'console', command: buildConsole },
  { name: 'browser', command: ['vitest', 'run', '--project', 'browser'], takesFiles: true, browser: true },
]

/** The gates that take too long for `npm test`: `npm run test:deep`. */
export const deepGates = [
  { name: 'new register', command: ['node', 'scripts/checks/newRegister.mjs'] },
  { name: 'fuzz', command: ['env', 'DEEP=1', 'vitest', 'run', '--project', 'server', 'testing/matrix'] },
  {
    name: 'approvals',
    command: ['env', 'DEEP=1', 'vitest', 'run', '--project', 'unit', 'packages/approvals/src/exhaustive'],
  },
  { name: 'faults', command: ['env', 'DEEP=1', 'vitest', 'run', '--project', 'server', 'testing/faults'] },
  {
    name: 'demonstration',
    command: ['env', 'DEEP=1', 'vitest', 'run', '--project', 'server', 'demo/loadDemo', 'demo/alive'],
  },
  {
    name: 'pages',
    command: ['env', 'DEEP=1', 'vitest', 'run', '--project', 'browser', 'e2e/deep', '--exclude', '**/colours*'],
    browser: true,
  },
  {
    name: 'colours',
    command: ['env', 'DEEP=1', 'vitest', 'run', '--project', 'browser', 'e2e/deep/colours'],
    browser: true,
  },
  { name: 'hours', command: ['node', 'scripts/checks/hours.mjs'], takesFiles: true, browser: true },
  { name: 'twenty', command: ['node', 'scripts/checks/twenty.mjs'], takesFiles: true, browser: true },
]
