import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, MINUTE, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import { random } from '@shouya/server/demo/random.ts'
import { type Kysely, sql } from 'kysely'
import { area, permit, kind as visitor } from '../rules.ts'
import type { Visit } from './planVisits.ts'
import { idCard, type Visitor } from './visitorBook.ts'

/** Higher than the numbers of visitors without a permit. */
const FIRST_NUMBER = 10_000
/** Minutes by which people arrive early at a vault. */
const EARLY = 30

/** Visits with a permit, within its hours: builders, and people who go into a vault (domain 4.5). */
export async function permitVisits(tx: Kysely<DB>, teams: readonly Team[], days: Calendar): Promise<Visit[]> {
  const permits = await tx
    .selectFrom('entry_permit')
    .select(['oa_examine_id', 'oa_examine_no', 'kind', 'dept_id', 'areas', 'company', 'valid_from', 'valid_to'])
    .select(sql<string[]>`array_agg(person_name order by person_no)`.as('names'))
    .where('status', '=', 1)
    .groupBy(['oa_examine_id', 'oa_examine_no', 'kind', 'dept_id', 'areas', 'company', 'valid_from', 'valid_to'])
    .orderBy('oa_examine_id')
    .execute()
  let number = FIRST_NUMBER
  return permits.flatMap((permitRow): Visit[] => {
    const draw = random(`permit ${permitRow.oa_examine_no}`)
    const team = teams.find(({ unit }) => unit.id === permitRow.dept_id)
    const [from, to] = [permitRow.valid_from, permitRow.valid_to].map((time) => instant(time, TIMEZONE).getTime())
    if (!team || from === undefined || to === undefined) return []
    const vault = permitRow.kind === permit.vault
    const inAt = from + (vault ? EARLY + draw.int(0, 3) : draw.int(5, 20)) * MINUTE
    // Builders leave before the outlet is cleared.
    const outAt = Math.min(to - 5 * MINUTE, inAt + draw.int(35, 80) * MINUTE)
    const people = permitRow.names.map((name) => ({ name, cert_no: idCard(++number) }))
    const [firstVisitor, ...fellows] = people
    if (!firstVisitor || inAt > days.until) return []
    return [
      {
        team,
        visitor: {
          ...(vault ? vaultKind(draw.chance(0.5)) : buildingKind),
          ...firstVisitor,
          gender: Number(firstVisitor.cert_no[16]) % 2 === 1 ? 1 : 2,
          company: permitRow.company ?? '沧岭银行总行保卫部',
          phone: `1990003${String(number % 10_000).padStart(4, '0')}`,
          areas: permitRow.areas,
          fellows,
        },
        inAt,
        outAt: outAt <= days.until ? outAt : null,
        end: null,
        by: team.teller,
        permit: { oa_examine_id: permitRow.oa_examine_id, oa_examine_no: permitRow.oa_examine_no },
      },
    ]
  })
}

type Kind = Pick<Visitor, 'person_type' | 'visit_reason' | 'reason' | 'tools' | 'letter'>

const buildingKind: Kind = {
  person_type: visitor.construction,
  visit_reason: 3,
  reason: '按审批施工',
  tools: '电钻、梯子、万用表',
  letter: false,
}

const vaultKind = (inspects: boolean): Kind =>
  inspects
    ? { person_type: visitor.superior, visit_reason: 1, reason: '查库', tools: null, letter: true }
    : { person_type: visitor.repair, visit_reason: 2, reason: '库房设备检修', tools: '万用表、螺丝刀', letter: false }

/** Permits for vaults are valid once. */
export async function spendVaults(tx: Kysely<DB>, visits: readonly Visit[]): Promise<void> {
  const usedPermits = visits.flatMap(({ permit, visitor: { areas } }) =>
    permit && areas.includes(area.vault) ? [permit.oa_examine_id] : [],
  )
  if (usedPermits.length === 0) return
  await tx
    .updateTable('entry_permit')
    .set({ status: 2 })
    .where('oa_examine_id', 'in', usedPermits)
    .where('kind', '=', permit.vault)
    .execute()
}
