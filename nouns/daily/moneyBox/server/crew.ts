import type { Input } from '@shouya/contract/action'
import type { MessageKey } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { canEscort } from '../../../escort/server/public.ts'
import type * as MoneyBox from '../contract.ts'
import { staffOf } from './faces.ts'
import { type Plan, ridersOf } from './plan.ts'
import type { Crew, Issue } from './rules.ts'

type Came = Input<typeof MoneyBox.Save>['crew'][number]

/** A crew member with their papers on that day. */
export type Member = Omit<Crew, 'money_box_id' | 'seq' | 'verify_time' | 'verify_user_id' | 'cert_reasons'> & {
  cert_reasons: MessageKey[]
}

type Where = { unit: number; day: string; plan: Plan | null; company: number | null }

/**
 * Finds all crew members: people of the vehicle's company, each once. The server checks whether they may carry boxes.
 */
export async function crewIn(
  ctx: Ctx,
  entries: readonly Came[],
  { unit, day, plan, company }: Where,
): Promise<{ crew: Member[]; issues: Issue[] }> {
  if (entries.length === 0) return { crew: [], issues: [] }
  const ids = entries.map(({ staff_id }) => staff_id)
  const people = new Map(
    (await staffOf(ctx).where('escort_staff.id', 'in', ids).execute()).map((person) => [person.id, person]),
  )
  const reasons = await canEscort(ctx.db, ids, [unit], day)
  const expected = plan === null ? [] : ridersOf(plan)
  const issues: Issue[] = []
  const crew = entries.flatMap((entry, index): Member[] => {
    const person = people.get(entry.staff_id)
    const path = `crew.${index}.staff_id`
    if (!person) {
      issues.push({ path, reason: 'input.person' })
      return []
    }
    if (ids.indexOf(entry.staff_id) !== index) issues.push({ path, reason: 'moneyBox.refused.personTwice' })
    if (company !== null && person.escort_company_id !== company)
      issues.push({ path, reason: 'moneyBox.refused.otherCompany' })
    const cert_reasons = reasons.get(entry.staff_id) ?? []
    return [
      {
        staff_id: person.id,
        name: person.name,
        staff_no: person.staff_no,
        duty_type: person.duty_type,
        pass_card_no: person.pass_card_no,
        verify_method: entry.verify_method,
        photo_match: entry.photo_match,
        cert_valid: cert_reasons.length === 0,
        cert_reasons,
        is_temp: plan !== null && !expected.includes(person.id),
      },
    ]
  })
  return { crew, issues }
}
