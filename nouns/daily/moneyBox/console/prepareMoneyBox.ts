import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { can } from '@shouya/console/api/can.ts'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { templateKey } from '../../console/entry/templates.ts'

/** Loads what the form of the day's two handovers needs when it opens. */
export default async function prepareMoneyBox(): Promise<void> {
  const user = getAccount()?.user
  if (!user || !can('daily_escort', 'add')) return
  const { dept_id } = user
  const biz_date = nowMinute().slice(0, 10)
  await Promise.all([
    call('Preference/Get', { key: templateKey('MoneyBox') }),
    call('AdminDept/DEPTLIST', {}),
    call('MoneyBox/GetPersonList', { dept_id }),
    ...[1, 2].map((handover_type) => call('MoneyBox/GetBlank', { handover_type, dept_id, biz_date })),
  ])
}
