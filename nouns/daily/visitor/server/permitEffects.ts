import type { Payload, Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { revokedBy } from '../../../approvals/server/public.ts'
import { area, permit } from '../rules.ts'

/** People arrive at a vault before their time. */
const EARLY = '30 minutes'

type Passed = Pick<Payload<'visit_permit.create'>, 'instance_id' | 'bill_no' | 'dept_id'>
type Person = { name: string; company: string | null }

/** One row for each person; running it again changes nothing. */
async function enter(
  tx: Kysely<DB>,
  { instance_id, bill_no, dept_id }: Passed,
  people: readonly Person[],
  common: { kind: number; areas: number[]; valid_from: unknown; valid_to: unknown; key_holders: number[] },
  now: Date,
): Promise<void> {
  const rows = people.map(({ name, company }, index) => ({
    ...common,
    oa_examine_id: instance_id,
    oa_examine_no: bill_no,
    dept_id,
    person_no: index + 1,
    person_name: name,
    company,
    create_time: now,
  }))
  await tx
    .insertInto('entry_permit')
    .values(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A revocation was approved: takes back unused permits. */
async function takeBack(tx: Kysely<DB>, kind: number, revocation: number): Promise<undefined> {
  const request = await revokedBy(tx, revocation)
  await tx
    .updateTable('entry_permit')
    .set({ revoked: true, status: sql<number>`case when status = 1 then 9 else status end::smallint` })
    .where('oa_examine_id', '=', request)
    .where('kind', '=', kind)
    .execute()
}

/** Permits of entry, created by approved requests and taken back by revocations. */
export const permitEffects: Subscribers = {
  async 'visit_permit.create'(tx, passed, now) {
    const { company, persons, area: areas, begin_end } = passed.data
    const [valid_from, valid_to] = begin_end
    const common = { kind: permit.visit, areas, valid_from, valid_to, key_holders: [] }
    await enter(
      tx,
      passed,
      persons.map(({ name }) => ({ name, company })),
      common,
      now,
    )
  },
  async 'vault_permit.create'(tx, passed, now) {
    const { persons, enter_time, duration, keys_holders } = passed.data
    const common = {
      kind: permit.vault,
      areas: [area.vault],
      valid_from: sql`${enter_time}::timestamptz - ${EARLY}::interval`,
      valid_to: sql`${enter_time}::timestamptz + make_interval(mins => ${duration})`,
      key_holders: [...keys_holders],
    }
    await enter(
      tx,
      passed,
      persons.map(({ name, unit }) => ({ name, company: unit ?? null })),
      common,
      now,
    )
  },
  'visit_permit.cancel': (tx, { instance_id }) => takeBack(tx, permit.visit, instance_id),
  'vault_permit.cancel': (tx, { instance_id }) => takeBack(tx, permit.vault, instance_id),
}
