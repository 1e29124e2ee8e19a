import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of its own for one test file: the template's clone. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new URL(template)
  admin.pathname = '/postgres'
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: admin.href })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name} template ${template.pathname.slice(1)}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
