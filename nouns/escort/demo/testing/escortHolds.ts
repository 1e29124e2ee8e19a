import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The properties of the demonstration's companies, vehicles and people (domain 3, 16.1). */
export function escortHolds({ rows, none, today }: Loaded): void {
  const count = async (table: string, where = 'true', values: unknown[] = []) =>
    (await rows(`select count(*)::int as n from ${table} where ${where}`, values))[0].n

  test('are three, with 42 vehicles and 500 people, certificates in every state', async () => {
    expect(await count('escort_company')).toBe(3)
    expect(await count('escort_car')).toBe(42)
    expect(await count('escort_staff')).toBe(500)
    expect(await count('escort_staff', 'status = 2 and stopped_by_expiry and cert_end < $1', [today])).toBe(6)
    expect(await count('escort_staff', 'status = 4')).toBe(2)
    expect(await count('escort_staff', 'status = 0')).toBe(5)
    for (const days of [1, 7, 30])
      expect(
        await count('escort_staff', 'status = 1 and cert_end between $1::date and $1::date + $2::int', [today, days]),
      ).toBeGreaterThan(0)
    expect((await rows('select distinct status from escort_staff order by 1')).map(({ status }) => status)).toEqual([
      0, 1, 2, 3, 4, 5,
    ])
    expect((await rows('select distinct status from escort_car order by 1')).map(({ status }) => status)).toEqual([
      1, 2, 3, 4,
    ])
  })

  test('nobody works with what has ended, for a company that they are not of, or while barred', async () => {
    await none('select staff_no from escort_staff where status = 1 and cert_end < $1', [today])
    await none('select company_name from escort_company where status = 1 and valid_end < $1', [today])
    await none(`select s.id from escort_staff s join escort_blacklist b using (id_card_hash)
      where remove_time is null and status <> 4`)
    await none(`select s.id from escort_staff s join escort_staff_dept p on p.staff_id = s.id join dept d on d.id = p.dept_id
      where not exists (select from escort_company_dept c join dept served on served.id = c.dept_id
        where c.escort_company_id = s.escort_company_id and d.path <@ served.path)`)
    await none(`select u.username from sys_user u where user_type = 2
      and not exists (select from escort_company where id = u.party_id)`)
  })

  test('everybody of a crew who has an account signs with their own', async () => {
    const accounts = await rows(`select u.real_name, s.name, u.party_id, s.escort_company_id from sys_user u
      join user_role held on held.user_id = u.id join role on role.id = held.role_id and role.role_code = 'escort_staff'
      left join escort_staff s on s.user_id = u.id`)
    expect(accounts).toHaveLength(6)
    for (const { real_name, name, party_id, escort_company_id } of accounts)
      expect([name, escort_company_id]).toEqual([real_name, party_id])
    const riding = `select from escort_plan_crew crew join escort_plan plan on plan.id = crew.plan_id
      join escort_staff s on s.id = crew.staff_id join sys_user u on u.id = s.user_id
      where u.username = 'escort_staff' and plan.plan_date = $1`
    expect(await rows(riding, [today])).not.toEqual([])
  })

  test('every vault has a keeper, who may confirm what comes to it', async () => {
    await none(`select dept_code from dept where dept_type = 6 and not exists (select from sys_user u
      join user_role on user_id = u.id join role_grant g using (role_id)
      where u.dept_id = dept.id and u.data_scope = 4 and permission_id = 'daily_escort' and operation = 'sign')`)
    const keeper = await rows(
      `select dept_name from sys_user join dept on dept.id = dept_id where username = 'vault_keeper'`,
    )
    expect(keeper).toEqual([{ dept_name: '沧岭银行松湾分行业务库' }])
  })

  test('numbers are sealed, their pictures quoted once', async () => {
    expect(await count('escort_secret', `field = 'id_card'`)).toBe(500)
    await none(`select id from escort_secret where sealed ~ '\\d{17}'`)
    await none(`select staff_no from escort_staff s where not exists (select from file
      where id = s.photo_file_id and ref_table = 'escort_staff' and ref_id = s.id)`)
  })
}
