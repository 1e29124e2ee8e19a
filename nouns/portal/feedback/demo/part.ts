import { createHash } from 'node:crypto'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { openOffice } from '@shouya/server/demo/office.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Kysely } from 'kysely'
import { receiptFrom } from '../rules.ts'
import { changeByReceipt, findByReceipt } from '../server/receipt.ts'
import { saveFeedback } from '../server/save.ts'
import { close, rate, reject, reply, take } from '../server/steps.ts'
import { type FeedbackPlan, feedbackPlans } from './feedbackPlans.ts'

export const part: DemoPart = {
  title: 'feedback',
  after: ['library/material'],
  tables: ['feedback'],
  fill: fillFeedback,
}

/** Minutes after midnight at which people write, and the days until the answer. */
const WRITTEN = 10 * 60
const ANSWERED_AFTER = 1

async function fillFeedback(tx: Kysely<DB>, { people, services, days }: Ground) {
  const office = await openOffice(tx, people, services)
  const named = (username: string) => {
    const person = people.find((one) => one.username === username)
    if (!person) throw new Error(`nobody is ${username}`)
    return person
  }
  const asHandler = (plan: FeedbackPlan) =>
    office.as(named('sys_admin'), Math.min(days.at(ANSWERED_AFTER - plan.ago, WRITTEN), days.present))
  for (const plan of feedbackPlans) {
    const author = office.as(named(plan.by ?? 'outlet_teller'), days.at(-plan.ago, WRITTEN))
    await fillOne(plan, author, asHandler(plan))
  }
  return { 'entries of feedback': feedbackPlans.length }
}

async function fillOne(plan: FeedbackPlan, author: Ctx, handler: Ctx): Promise<void> {
  const receipt = plan.by === null ? receiptOf(plan) : undefined
  const { title, content, type, page } = plan
  const saved = await saveFeedback(author, {
    ...{ title, content, type, page_path: page, contact: null, file_ids: [], screenshot_file_id: null },
    ...{ is_anonymous: receipt !== undefined, receipt },
  })
  const row = receipt === undefined ? undefined : await findByReceipt(author, receipt)
  const id = saved?.id ?? row?.id ?? 0
  if (plan.state === 'working') await take(handler, { id, version: 1 })
  if (plan.reply === undefined) return
  await (plan.state === 'rejected' ? reject : reply)(handler, { id, version: 1, reply: plan.reply })
  if (plan.stars === undefined) return
  const later = { ...author, now: handler.now }
  if (receipt !== undefined) {
    await changeByReceipt(later, { receipt, version: 2, command: 'rate', satisfaction: plan.stars })
    return
  }
  await rate(later, { id, version: 2, satisfaction: plan.stars })
  if (plan.state === 'closed') await close(later, { id, version: 3 })
}

/** The same in each demonstration. */
const receiptOf = ({ title }: FeedbackPlan) => receiptFrom(createHash('sha256').update(title).digest())
