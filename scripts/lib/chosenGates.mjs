import { parseArgs } from 'node:util'
import { deepGates, gates } from './gates.mjs'
import { Problem } from './problem.mjs'

/** The gates named by the arguments of `npm test`, narrowed to the given files; all of them without arguments. */
export function chosenGates(args) {
  const options = { only: { type: 'string', multiple: true }, deep: { type: 'boolean' } }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const available = values.deep ? deepGates : gates
  const unknown = values.only?.find((name) => !available.some((gate) => gate.name === name))
  if (unknown)
    throw new Problem(`There is no gate "${unknown}", only: ${available.map(({ name }) => name).join(', ')}.`)
  const selected = values.only ? available.filter(({ name }) => values.only.includes(name)) : available
  // An empty run must not look like a passed one.
  if (selected.length === 0) throw new Problem('There is no gate to run.')
  return positionals.length > 0 ? selected.map((gate, _, { length }) => narrowed(gate, positionals, length)) : selected
}

/** A gate that runs only the given files (or options of its program). */
function narrowed(gate, files, count) {
  const [file] = files
  if (count > 1) throw new Problem(`Which gate is "${file}" for? Name one, as in: npm test -- --only browser ${file}`)
  if (!gate.takesFiles) throw new Problem(`The gate "${gate.name}" takes no files, so what is "${file}"?`)
  return { ...gate, command: [...gate.command, ...files] }
}
