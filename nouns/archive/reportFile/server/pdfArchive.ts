import { message } from '@shouya/contract/messages'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { asSystem } from '@shouya/server/core/access/asSystem.ts'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { AuditNote, Ctx } from '@shouya/server/core/context.ts'
import { limits } from '@shouya/server/core/pdf/inThread.ts'
import type { Ended } from '@shouya/server/core/results/keptRun.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import type { Archivable, PaperRecord } from '@shouya/server/noun/paper/archivable.ts'
import { formOf } from '@shouya/server/noun/paper/paperOf.ts'
import { sql } from 'kysely'
import { reportFile } from '../noun.ts'
import { type Drawn, drawn } from './drawn.ts'
import { fileDrawn } from './fileDrawn.ts'

/** The most papers of one night; what is left is drawn in the next one. */
const MOST = 1_000
/** Nights after which a paper that cannot be drawn is given up: what is missing does not come back by itself. */
const MOST_TRIES = 3

type Undrawn = { record: PaperRecord; error: unknown }

/**
 * Archives the papers of records that are final, of each noun the oldest first, each once (domain 17.3, pdf_archive). A noun
 * with many leaves the others their share of the night; a record whose paper cannot be drawn is logged and does not hold up the
 * others, and is left to people after some nights: the result of the job names it.
 */
export async function archivePapers(
  services: Services,
  now: Date,
  { archived }: Pick<AllNouns, 'archived'>,
  most = MOST,
): Promise<Ended> {
  const ctx = asSystem(services, now, message('CN', 'paper.system'))
  let filed = 0
  const left: Ended['left'][number][] = []
  const nouns = Object.values(archived)
  for (const [index, said] of nouns.entries()) {
    const ids = await waiting(ctx, said, Math.ceil((most - filed) / (nouns.length - index)))
    for (let at = 0; at < ids.length; at += limits.most) {
      const { papers, undrawn } = await drawnOneByOne(ctx, said, ids.slice(at, at + limits.most))
      for (const paper of papers) if (await fileOne(ctx, said, paper)) filed++
      for (const { record, error } of undrawn)
        if (await isGivenUp(ctx, said, record))
          left.push({
            name: `${formOf(ctx, said)} ${record.bill_no ?? record.id}`,
            message: String(error).slice(0, 500),
          })
    }
  }
  return { done: filed, left }
}

/** Counts a night in which a paper was not drawn; whether it was the last one. */
async function isGivenUp({ services, now }: Ctx, { noun }: Archivable, { id }: PaperRecord): Promise<boolean> {
  const { tries } = await services.database.kysely
    .insertInto('undrawn_paper')
    .values({ source_table: noun.table, source_id: id, last_time: now })
    .onConflict((conflict) =>
      conflict
        .columns(['source_table', 'source_id'])
        .doUpdateSet((eb) => ({ tries: eb('undrawn_paper.tries', '+', 1), last_time: now })),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries >= MOST_TRIES
}

/** Final records without a paper in the archive, the oldest first. */
async function waiting(
  { scoped, now }: Ctx,
  { noun, final, ended, rests }: Archivable,
  most: number,
): Promise<number[]> {
  if (most <= 0) return []
  const column = sql.ref(`${noun.table}.${ended}`)
  const rows = await scoped
    .rows(noun.table as 'meeting_log')
    .select('id')
    .where('status', 'in', final)
    .where(sql<boolean>`${column} < ${now}::timestamptz - make_interval(days => ${rests})`)
    .where(
      sql<boolean>`not exists (select from report_file where source_table = ${noun.table}
        and source_id = ${sql.ref(`${noun.table}.id`)})`,
    )
    .where(
      sql<boolean>`not exists (select from undrawn_paper where source_table = ${noun.table}
        and source_id = ${sql.ref(`${noun.table}.id`)} and tries >= ${MOST_TRIES})`,
    )
    .orderBy(column)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

const undrawable = (): never => {
  throw new Error('its thread ended without a paper')
}

/** Papers of a batch; where its thread fails, each by itself, so that one record does not stop the others. */
async function drawnOneByOne(
  ctx: Ctx,
  said: Archivable,
  ids: readonly number[],
): Promise<{ papers: Drawn[]; undrawn: Undrawn[] }> {
  const records = await said.read(ctx, ids)
  const together = await drawn(ctx, said, records).catch(() => null)
  if (together) return { papers: together, undrawn: [] }
  const papers: Drawn[] = []
  const undrawn: Undrawn[] = []
  for (const record of records)
    try {
      papers.push(...((await drawn(ctx, said, [record])) ?? undrawable()))
    } catch (error) {
      undrawn.push({ record, error })
      ctx.services.log.error({ err: error, table: said.noun.table, id: record.id }, 'a paper was not drawn')
    }
  return { papers, undrawn }
}

const fileOne = (ctx: Ctx, said: Archivable, paper: Drawn): Promise<boolean> =>
  ctx.services.database.kysely.transaction().execute(async (tx) => {
    const notes: AuditNote[] = []
    const inside = { ...ctx, db: tx as unknown as Ctx['db'], scoped: scopedBy(tx, ctx.user) }
    const saved = await fileDrawn({ ...inside, note: (note) => void notes.push(note) }, said, paper)
    if (!saved) return false
    const after = notes[0]?.after ?? {}
    await auditJob(tx, { name: 'pdf_archive', table: reportFile.table, now: ctx.now }, [{ id: saved.id, after }])
    return true
  })
