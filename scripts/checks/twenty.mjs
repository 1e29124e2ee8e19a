import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, runtimeDir } from '../lib/paths.mjs'
import { main, Problem } from '../lib/problem.mjs'
import { run } from '../lib/run.mjs'

const RUNS = 20

/** The output of each run: the gate takes hours. */
const resultsDir = join(runtimeDir, 'twenty')

/** The failed tests of a run, and files that failed outside of their tests. */
function failuresOf(report) {
  if (!existsSync(report)) return ['it has no report']
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failedFiles = testResults.filter(({ status }) => status === 'failed')
  return failedFiles.flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const titles = failed.length > 0 ? failed.map(({ title }) => title) : ['outside of its tests']
    return titles.map((title) => `${relative(root, name)}: ${title}`)
  })
}

/** Runs the browser tests twenty times in a row, each time in another order. Arguments: only these files. */
await main(async () => {
  mkdirSync(resultsDir, { recursive: true })
  let failedRuns = 0
  for (let nth = 1; nth <= RUNS; nth++) {
    const seed = Date.now()
    const report = join(resultsDir, `${nth}.json`)
    rmSync(report, { force: true })
    const options = [`--sequence.seed=${seed}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { ok, output } = await run(['vitest', 'run', '--project', 'browser', ...options, ...process.argv.slice(2)])
    writeFileSync(join(resultsDir, `${nth}.log`), output)
    console.log(`twenty: run ${nth} (seed ${seed}) ${ok ? 'passed' : 'failed'}`)
    if (ok) continue
    failedRuns++
    for (const failure of failuresOf(report)) console.log(`twenty: run ${nth} (seed ${seed}): ${failure}`)
  }
  if (failedRuns > 0)
    throw new Problem(`${failedRuns} of ${RUNS} runs failed; the output of each is in ${relative(root, resultsDir)}.`)
}, root)
