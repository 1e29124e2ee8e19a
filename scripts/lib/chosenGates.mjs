import { parseArgs } from 'node:util'
import { deepGates, gates } from './gates.mjs'
import { Problem } from './problem.mjs'

/** The gates that the arguments of `npm test` name, narrowed to the files behind them; all of them without any. */
export function chosenGates(args) {
  const options = { only: { type: 'string', multiple: true }, deep: { type: 'boolean' } }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const all = values.deep ? deepGates : gates
  const unknown = values.only?.find((name) => !all.some((gate) => gate.name === name))
  if (unknown) throw new Problem(`There is no gate "${unknown}", only: ${all.map(({ name }) => name).join(', ')}.`)
  const chosen = values.only ? all.filter(({ name }) => values.only.includes(name)) : all
  // An empty run must not look like a passed one.
  if (chosen.length === 0) throw new Problem('There is no gate to run.')
  return positionals.length > 0 ? chosen.map((gate, _, { length }) => narrowed(gate, positionals, length)) : chosen
}

/** A gate that runs only the files (or options of its program) that were named. */
function narrowed(gate, files, count) {
  const [file] = files
  if (count > 1) throw new Problem(`Which gate is "${file}" for? Name one, as in: npm test -- --only browser ${file}`)
  if (!gate.takesFiles) throw new Problem(`The gate "${gate.name}" takes no files, so what is "${file}"?`)
  return { ...gate, command: [...gate.command, ...files] }
}
