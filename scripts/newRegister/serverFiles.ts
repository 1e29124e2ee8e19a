import type { Names } from './names.ts'

/** Path → content of what the server and the contract get. */
export const serverFiles = (
  { noun, camel, snake, area, permission }: Names,
  stamp: string,
): Record<string, string> => ({
  [`apps/server/src/db/migrations/${stamp}_${snake}.sql`]: `-- ${noun}: write its states, checks and evidence rules here before anything else.
create table ${snake} (
  id bigint generated always as identity primary key,
  dept_id bigint not null references dept,
  dept_name varchar(100) not null,
  content varchar(500) not null,
  search_text text not null generated always as (lower(content)) stored,
  create_user_id bigint not null,
  create_user_name varchar(50) not null,
  create_time timestamptz not null,
  update_user_id bigint,
  update_time timestamptz,
  version int not null default 1
);
create index ${snake}_list on ${snake} (create_time desc, id desc);
create index ${snake}_dept on ${snake} (dept_id, create_time desc, id desc);
create index ${snake}_search on ${snake} using gin (bigrams(search_text));
`,
  [`nouns/${area}/${camel}/contract.ts`]: `import { z } from 'zod'
import { action } from '@shouya/contract/action'
import { datetime, id, line, one, pageQuery, saved, unitFilter, version } from '@shouya/contract/fields'

const grant = (operation: string) => ({ id: '${permission}', operation })

const row = z.object({
  id,
  version,
  dept_id: id,
  dept_name: z.string(),
  content: z.string(),
  create_user_name: z.string(),
  create_time: datetime,
})

const list = pageQuery(['create_time'], unitFilter)

export type Filters = z.output<typeof list>

/** Rows in scope. \`keywords\`: content. */
export const GetPageList = action('${noun}', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: row,
})

export const Get = action('${noun}', 'Get', { kind: 'read', access: grant('query'), in: one, out: row })

/** Enters a row of the caller's unit, or changes one as it was seen (1005). */
export const Save = action('${noun}', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({ id: id.optional(), version: version.optional(), content: line(500, 1) }),
  out: saved,
})
`,
  [`nouns/${area}/${camel}/server/rows.ts`]: `import type { Filters } from '../contract.ts'
import { allOf, inUnit, matching } from '@shouya/server/registers/filters.ts'

/** The conditions of the list, the print and the export. */
export const conditionsOf = (query: Filters) =>
  allOf([...inUnit('${snake}.dept_id', query), ...matching('${snake}.search_text', query.keywords)])
`,
  [`nouns/${area}/${camel}/server/actions.ts`]: `import * as ${noun} from '../contract.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import { conditionsOf } from './rows.ts'

export const ${camel} = handle(${noun}, {
  GetPageList: ({ db, scoped }, query) =>
    page(db, query, conditionsOf(query), {
      table: '${snake}',
      rows: scoped.rows('${snake}').selectAll(),
      count: scoped.rows('${snake}'),
    }),

  Get: (ctx, { id }) => find(ctx, '${snake}', id),

  async Save(ctx, { id, version, ...fields }) {
    const before = await findSeen(ctx, '${snake}', { id, version })
    const { deptId, deptName } = ctx.user
    return insertOrChange(ctx, '${snake}', before, fields, { first: { dept_id: deptId, dept_name: deptName } })
  },
})
`,
  [`nouns/${area}/${camel}/server/manifest.ts`]: `import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { ${camel} } from './actions.ts'

export const manifest: Manifest = {
  actions: ${camel},
}
`,
  [`nouns/${area}/${camel}/server/${camel}.db.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('an entry is found in its unit and nowhere else', async () => {
  const admin = await t.as('admin')
  const saved = await admin('${noun}/Save', { content: '第一条' })
  expect(saved).toMatchObject({ Code: 0, Data: { version: 1 } })
  expect(await admin('${noun}/GetPageList', { keywords: '第一' })).toMatchObject({ Total: 1 })
  expect(await admin('${noun}/Save', { id: saved.Data.id, version: 9, content: '改' })).toMatchObject({ Code: 1005 })
})
`,
})
