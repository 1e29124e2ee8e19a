import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** How PostgreSQL copies: through its log, quick for a small template, or as files, quick for a large one. */
type Strategy = 'wal_log' | 'file_copy'

export type Clone = { url: string; drop(): Promise<void> }

/** Clones a template that nobody is connected to. `template` and `url` are the owner's addresses. */
export async function cloneDatabase(template: string, strategy: Strategy): Promise<Clone> {
  const from = new URL(template)
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
  await run(`create database ${name} template ${from.pathname.slice(1)} strategy ${strategy}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
