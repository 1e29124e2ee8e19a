import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, HOUR, localText, MINUTE } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import type { Kysely } from 'kysely'
import { READ_SECONDS } from '../rules.ts'
import { quiz } from './materialTexts.ts'

export type Reader = { id: number; dept_id: number; dept_name: string }
export type Published = { id: number; at: number; isMust: boolean; asks: boolean; readers: readonly Reader[] }

/** So long people take to answer. */
const ANSWERS = 2 * MINUTE
/** The shown accounts have not read what is younger than this: whoever signs in has something to read. */
const FRESH = 10 * 24 * HOUR

/** Who has read which document: 96 of a hundred an old must (domain 9.1), fewer the new ones and what nobody has to read. */
export async function fillReadings(
  tx: Kysely<DB>,
  days: Calendar,
  published: readonly Published[],
  shown: ReadonlySet<number>,
): Promise<void> {
  const draw = random('readings')
  const rows = published.flatMap((document) => readingsOf(document, days.now, draw, shown))
  await insertRows(tx, 'material_read', rows)
}

/** Their own pace, and what they answered, of everybody who has read a document by now. */
function readingsOf(document: Published, now: number, draw: Random, shown: ReadonlySet<number>) {
  const age = now - document.at
  const share = document.isMust ? Math.min(0.96, 0.2 + age / (20 * 24 * HOUR)) : 0.12
  return document.readers.flatMap((reader) => {
    const reads = draw.chance(share)
    const first = document.at + draw.int(10, 900) * MINUTE * draw.int(1, 6)
    const seconds = draw.int(READ_SECONDS, 400)
    const last = first + seconds * 1_000
    const score = draw.pick([67, 100, 100, 100])
    const keeps = draw.chance(0.1)
    if (!reads || last + ANSWERS > now || (age < FRESH && shown.has(reader.id))) return []
    const read_time = timeOf(first + READ_SECONDS * 1_000)
    return [
      {
        ...{
          material_id: document.id,
          edition: 1,
          user_id: reader.id,
          dept_id: reader.dept_id,
          dept_name: reader.dept_name,
        },
        ...{ views: 1, videos: {}, progress: 0, read_seconds: seconds, read_time },
        ...{ first_read_time: timeOf(first), last_read_time: timeOf(last) },
        ...{ download_time: keeps ? timeOf(last) : null, downloads: keeps ? 1 : 0 },
        ...(document.asks ? answered(score, timeOf(last + ANSWERS)) : { ...unanswered, done_time: read_time }),
      },
    ]
  })
}

const timeOf = (at: number): string => `${localText(at)}+08`

const answered = (score: number, at: string) => ({
  ...{ answers: quiz.right, score, answer_time: at, tries: 1, done_time: at },
})

const unanswered = { answers: null, score: null, answer_time: null, tries: 0 }
