import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { withClient } from './withClient.ts'

const target = new URL('./schema.gen.ts', import.meta.url)

const wire: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  bool: 'boolean',
  jsonb: 'Json',
  bytea: 'Buffer',
  timestamptz: 'Timestamp',
  _int2: 'number[]',
  _int8: 'number[]',
  _text: 'string[]',
}

/** The tables and views after all migrations, as the TypeScript types that `types.ts` reads and pg writes. */
async function describe(url: string): Promise<string> {
  const { rows } = await withClient(url, (client) =>
    client.query(`
    select c.relname as table, a.attname as column, t.typname as type, of.attnotnull as required,
      of.atthasdef or of.attidentity <> '' as optional, of.attidentity = 'a' or of.attgenerated <> '' as generated
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    -- A view shows rows of one table: what is known of a column of it, its table knows.
    left join lateral (select dep.refobjid as id from pg_rewrite rule join pg_depend dep on dep.objid = rule.oid
      where dep.classid = 'pg_rewrite'::regclass and dep.refclassid = 'pg_class'::regclass
        and rule.ev_class = c.oid and dep.refobjid <> c.oid limit 1) shown on c.relkind = 'v'
    left join pg_attribute base on base.attrelid = shown.id and base.attname = a.attname
    join pg_attribute of on of.attrelid = coalesce(base.attrelid, c.oid) and of.attname = a.attname
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      -- The parts of a list are tables of nouns; those of a range are days.
      and (not c.relispartition or exists (select from pg_inherits join pg_partitioned_table on partrelid = inhparent
        where inhrelid = c.oid and partstrat = 'l'))
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`),
  )
  const tables = Map.groupBy(rows, (row) => row.table as string)
  const column = ({ column, type, required, optional, generated }: (typeof rows)[number]) => {
    const base = `${wire[type] ?? 'string'}${required ? '' : ' | null'}`
    const shape = generated ? `GeneratedAlways<${base}>` : optional && required ? `Generated<${base}>` : base
    return `    ${column}: ${shape}`
  }
  return [
    '// Written by db/generate.ts from the migrated database; do not edit.',
    "import type { ColumnType, Generated as GeneratedBase, GeneratedAlways } from 'kysely'",
    '',
    'type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : GeneratedBase<T>',
    'type Timestamp = ColumnType<string, Date | string, Date | string>',
    '// biome-ignore lint/suspicious/noExplicitAny: what a jsonb column holds is known by its noun',
    'type Json = ColumnType<any, string, string>',
    '',
    'export type DB = {',
    ...[...tables].map(([name, columns]) => `  ${name}: {\n${columns.map(column).join('\n')}\n  }`),
    '}',
    '',
  ].join('\n')
}

const dataDir = mkdtempSync(join(tmpdir(), 'shouya-types-'))
const postgres = await startEmbedded({ dataDir, log: () => {} })
try {
  await migrate(postgres.url)
  const text = await describe(postgres.url)
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (readFileSync(target, 'utf8') !== text) {
    console.error('apps/server/src/db/schema.gen.ts is stale: run npm run generate')
    process.exitCode = 1
  }
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
