import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'

/** A request and those that it follows (the same again, a revocation): their files may be quoted in it. */
export async function followedBy(db: Kysely<DB>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with recursive line as (
    select id, link_id from appr_instance where id = ${id}
    union select each.id, each.link_id from appr_instance each join line on each.id = line.link_id
  ) select id from line`.execute(db)
  return rows.map((row) => row.id)
}

/** A request and those that follow it: whoever reads one of them reads the files that it quotes. */
export async function followersOf(db: Kysely<DB>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with recursive line as (
    select id from appr_instance where id = ${id}
    union select each.id from appr_instance each join line on each.link_id = line.id
  ) select id from line`.execute(db)
  return rows.map((row) => row.id)
}
