import { type Account, granted, makeImage } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'

/** What somebody says of a terminal that is out of order. */
export const fault = {
  ...{ fault_type: 6, fault_desc: '柜门锁不上，钥匙取不出' },
  ...{ contact_name: '某人', contact_phone: '19900000001' },
}

type Saved = { id: number; version: number }

/** A repair that is done and waits for somebody to say that the terminal works. `begun` is called while it is out of use. */
export async function makeRepaired(
  t: TestApp,
  reporter: Post,
  { id: repairer, post }: Pick<Account, 'id' | 'post'>,
  device_id: number,
  begun: () => Promise<void> = async () => {},
): Promise<Saved> {
  const { id, version } = granted(await reporter('Repair/RequestTrade', { device_id, ...fault }))
  const sent = { id, version, company_name: '平台维修部', engineer_name: '石敬亭' }
  const started = granted(await post('Repair/StartTrade', granted(await post('Repair/ProcessTrade', sent))))
  await begun()
  const found = { deal_type: 2, fault_reason: '锁舌卡死', deal_desc: '更换锁舌并重新校准', total_fee: 0 }
  const fixed = granted(
    await post('Repair/FixTrade', { ...started, ...found, fix_photos: [await makeImage(t, repairer)] }),
  )
  return { id: fixed.id, version: fixed.version }
}
