import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'
import { verifyApprovals } from '../../verify/server/verifyApprovals.ts'

/** The properties of the demonstration's flows and requests (domain 10, 16.1). */
export function approvalsHold({ rows, none, db, now }: Loaded): void {
  test('thirteen flows, eleven of them open', async () => {
    const flows = await rows(`select status, count(*)::int as n from appr_flow group by 1 order by 1`)
    expect(flows).toEqual([
      { status: 1, n: 11 },
      { status: 2, n: 2 },
    ])
    expect(await rows(`select status from appr_flow where flow_name like '公务用枪%'`)).toEqual([{ status: 2 }])
  })

  test('three hundred requests in all states, with everything that happens to requests', async () => {
    const states = await rows('select status, count(*)::int as n from appr_instance group by 1 order by 1')
    expect(states.map(({ status }) => status)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(states.reduce((sum, { n }) => sum + n, 0)).toBe(300)
    const kinds = (await rows(`select distinct event ->> 'type' as type from appr_event`)).map(({ type }) => type)
    for (const type of [
      'submitted resubmitted changed returned decided moved suspended resumed claimed copied commented urged',
      'reminded refused withdrawn terminated emitted approved',
    ]
      .join(' ')
      .split(' '))
      expect(kinds).toContain(type)
    const origins = await rows(
      `select distinct t ->> 'origin' as origin from appr_instance, jsonb_array_elements(state -> 'tasks') t`,
    )
    expect(origins.map(({ origin }) => origin)).toEqual(
      expect.arrayContaining(['rule', 'transfer', 'delegate', 'addBefore', 'addAfter']),
    )
    expect(await rows('select distinct link_as from appr_instance where link_id is not null order by 1')).toHaveLength(
      2,
    )
    await none('select id from appr_task where principal_id is not null and assignee_id is null')
    expect((await rows('select id from appr_task where principal_id is not null')).length).toBeGreaterThan(0)
    const late = await rows(`select i.id from appr_instance i, jsonb_array_elements(state -> 'tasks') t
      where t ->> 'status' = 'open' and (t ->> 'reminds')::int > 0`)
    expect(late.length).toBeGreaterThan(0)
    await none('select id from appr_instance where greatest(create_time, update_time, submit_time, finish_time) > $1', [
      now,
    ])
  })

  test('each of them follows from its events', async () => {
    const { findings, ...counts } = await verifyApprovals(db())
    expect(findings).toEqual([])
    expect(counts).toMatchObject({ requests: 300, events: expect.any(Number) })
    expect(counts.events).toBeGreaterThan(3000)
  })

  test('every account that is shown finds something', async () => {
    const waiting =
      await rows(`select username, count(*)::int as n from sys_user u join appr_task t on u.id = assignee_id
      where t.status = 1 group by 1`)
    const open = new Map(waiting.map(({ username, n }) => [username, n]))
    for (const name of [
      'outlet_leader',
      'branch_security',
      'hq_security',
      'hq_security2',
      'escort_admin',
      'outlet_teller',
    ])
      expect(open.get(name), name).toBeGreaterThan(0)
    const started = await rows(`select count(*)::int as n from appr_instance join sys_user u on u.id = initiator_id
      where username = 'outlet_teller'`)
    expect(started[0].n).toBeGreaterThan(5)
    const signers = await rows(`select count(*)::int as n from appr_task t join sys_user u on u.id = assignee_id
      join user_role on user_id = u.id join role r on r.id = role_id where role_code = 'hq_security'
      and node_name = '总行保卫部' and t.status = 1 group by instance_id`)
    expect(signers).toContainEqual({ n: 2 })
  })
}
