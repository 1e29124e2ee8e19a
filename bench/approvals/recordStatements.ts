import { writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import pg from 'pg'
import type { Recording, Statement } from './recording.ts'

// Loaded before the product: records the statements of every transaction with an idempotency key, so that the same can
// be sent by hand.
const { RECORDING = '' } = process.env
const recording: Statement[][] = []
const open = new WeakMap<object, Statement[]>()
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown

pg.Client.prototype.query = function (this: object, ...args: unknown[]) {
  const [first, values = []] = args
  const text = typeof first === 'string' ? first : ''
  if (text === 'begin') open.set(this, [])
  open.get(this)?.push({ text, values: values as unknown[] })
  if (text === 'commit') {
    const statements = open.get(this) ?? []
    if (statements.some((statement) => statement.text.includes('"idempotency"'))) recording.push(statements)
    open.delete(this)
  }
  return query.apply(this, args)
} as never

process.on('exit', () => writeFileSync(RECORDING, serialize(recording satisfies Recording)))
