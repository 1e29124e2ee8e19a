import pg from 'pg'
import { ask } from '../lib/ask.ts'
import { interleave } from '../lib/interleave.ts'
import type { Line } from '../lib/report.ts'
import { startOurs } from '../server/ours.ts'
import { openWorld, type World } from '../server/world.ts'

const DOCUMENTS = 200
/** Characters of a document and its files: about twenty pages. */
const LENGTH = 20_000
/** In one of ten documents. */
const word = '钟离修竹'
const LIMIT = 500

/** Published documents with the text of their files, of characters that are as frequent as each other. */
async function fillDocuments({ query: run }: World): Promise<void> {
  await run(`insert into material (type, category_id, title, content, dept_id, dept_name, status, publish_user_id, publish_user_name,
      publish_time, receiver_count, search_text, create_user_id, create_user_name, create_time)
    select 1, (select min(id) from material_category where type = 1), 'document ' || n, 'x', 1, 'head office', 2, 1, 'x',
      now() - n * interval '1 hour', 1,
      (select string_agg(chr(19968 + (random() * 3000)::int), '') from generate_series(1, ${LENGTH} + n * 0))
        || case when n % 10 = 0 then '${word}' else '' end,
      1, 'x', now() - n * interval '1 hour'
    from generate_series(1, ${DOCUMENTS}) n`)
  await run('vacuum analyze material')
}

/** Rows "Search of documents": a page of what a reader may read and its total, by a word of their files. */
export async function documents(): Promise<Line[]> {
  const world = await openWorld()
  const client = new pg.Client({ connectionString: world.url })
  try {
    await fillDocuments(world)
    await client.connect()
    const ours = await startOurs(world)
    const timed = async (work: () => Promise<unknown>) => {
      const start = performance.now()
      await work()
      return performance.now() - start
    }
    const found = await ask<unknown[]>(ours, world, 'File/GetReadPageList', { keywords: word })
    if (found.length !== DOCUMENTS / 10) throw new Error(`documents: ${found.length}`)
    const like = [`%${word}%`]
    const [indexed, plain] = await interleave(
      () => timed(() => ask(ours, world, 'File/GetReadPageList', { keywords: word })),
      () =>
        timed(async () => {
          await client.query('select count(*) from material where status = 2 and search_text like $1', like)
          await client.query(
            'select * from material where status = 2 and search_text like $1 order by publish_time desc, id desc limit 20',
            like,
          )
        }),
    )
    await ours.stop()
    const row = `Search in ${DOCUMENTS.toLocaleString('en')} documents of ${LENGTH.toLocaleString('en')} characters, ${found.length} hits`
    const took = { row, ours: `${indexed.toFixed(0)} ms` }
    return [
      { ...took, against: `at most ${LIMIT} ms`, ratio: LIMIT / indexed, bar: 1 },
      {
        ...took,
        row: `${row}, the whole call against the statements without an index`,
        ...{ against: `${plain.toFixed(0)} ms`, ratio: plain / indexed, bar: 3 },
      },
    ]
  } finally {
    await client.end()
    await world.close()
  }
}
