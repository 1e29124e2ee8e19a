import { message } from '@shouya/contract/messages'
import { all } from '@shouya/nouns/manifests.gen.ts'
import { asSystem } from '@shouya/server/core/access/asSystem.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { wrongTrades } from '../../../../trading/server/testing/tradeChecks.ts'

/** The counting states of the records that do tasks (domain 5.2): in others nothing was done. */
const counting: Readonly<Record<string, readonly number[]>> = {
  security_check: [1, 2, 3],
  money_box: [3],
  meeting_log: [3],
  security_item: [4, 5],
  scene_check: [4, 5],
  fire_check: [4, 5],
  self_check: [4, 5],
  drill_record: [2, 3, 4],
  guard_evaluation: [1, 2, 3, 4],
  performance_evaluation: [2, 3, 4, 5, 6],
}

/** Consistency checks of domain 17.4 over the records of the bank: what each finds is wrong. */
const checks: Readonly<Record<string, string>> = {
  '4: every abnormal answer of what was confirmed has a rectification or says that it recovered': `
    select 'security_result' as what, result.id from security_result result join security_check record on record.id = check_id
      where record.status in (2, 3) and result.result = 2 and rectify_id is null and recovered_note is null
    union all
    select 'check_report_item', answer.id from check_report_item answer join check_report record on record.id = check_id
      where record.status in (4, 5) and answer.result = 2 and rectify_id is null and recovered_note is null`,
  '5: what is mended was reviewed by somebody else and has a photo': `
    select id from rectification where status = 4 and (cardinality(result_photos) = 0
      or not exists (select from rectify_review review where review.rectify_id = rectification.id and passed)
      or exists (select from rectify_review review where review.rectify_id = rectification.id
        and review.reviewer_user_id in (duty_user_id, finish_user_id)))`,
  '8: a task that is done names a record in a counting state, of its unit; others name none': `
    select task.id from task_assignment task where (status in (2, 4)) <> (finish_time is not null)
      or status in (2, 4) and biz_table <> 'dept' and not (${Object.entries(counting)
        .map(
          ([table, states]) => `(biz_table = '${table}' and exists (select from ${table} record
            where record.id = biz_id and record.dept_id = task.dept_id and record.status in (${states.join()})))`,
        )
        .join(' or ')})`,
  '8: a record in a counting state has done its task': `
    select 'security_check' as what, record.id from security_check record join task_assignment task using (dept_id, biz_date)
      where task_code = 'D_CHECK' || session and record.status in (1, 2, 3) and task.status in (1, 3)
    union all
    select 'meeting_log', record.id from meeting_log record join task_assignment task using (dept_id, period_key)
      where task_code = case log_type when 1 then 'M_MEETING' else 'M_TRAIN' end and record.status = 3 and task.status in (1, 3)
    union all
    select 'check_report', record.id from check_report record join task_assignment task using (dept_id, period_key)
      where task_code = case scene when 4 then 'M_CHECK' when 5 then 'Q_SCENE' when 6 then 'Q_FIRE' end
        and record.status in (4, 5) and task.status in (1, 3)
    union all
    select 'drill_record', record.id from drill_record record join task_assignment task using (dept_id, period_key)
      where task_code = 'Q_DRILL' and record.status in (3, 4) and task.status in (1, 3)`,
}

/** What is wrong, by check; 10 to 12: trading; 15: the signed records whose hash does not verify. Empty where all is as it must be. */
export async function inconsistencies(t: TestApp): Promise<Record<string, readonly unknown[]>> {
  const wrong: Record<string, readonly unknown[]> = await wrongTrades(t.services.database.kysely)
  for (const [check, text] of Object.entries(checks)) {
    const { rows } = await t.services.database.pool.query(text)
    if (rows.length > 0) wrong[check] = rows
  }
  const ctx = asSystem(t.services, t.clock.at, message('CN', 'paper.system'))
  for (const said of Object.values(all.archived)) {
    const { rows } = await t.services.database.pool.query(`select id from ${said.noun.table} order by id`)
    const records =
      rows.length > 0
        ? await said.read(
            ctx,
            rows.map(({ id }) => id),
          )
        : []
    const broken = records.filter(({ signature_intact }) => signature_intact === false).map(({ id }) => id)
    if (broken.length > 0) wrong[`15: the hash of ${said.noun.table}`] = broken
  }
  return wrong
}
