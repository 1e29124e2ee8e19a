import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Empty, Timeline } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import ListLink from '../../console/ListLink.tsx'
import { listAt } from '../../console/listAt.ts'
import { deposit } from '../../deposit/noun.ts'
import { use } from '../noun.ts'
import { repairsRoute } from '../repairsRoute.ts'
import type { DeviceDetail } from './deviceList.ts'

type Line = { id: number; head: ReactNode; note: ReactNode; side: ReactNode }

function Lines({ lines, empty }: { lines: readonly Line[]; empty: string }) {
  if (lines.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />
  return (
    <Timeline
      items={lines.map(({ id, head, note, side }) => ({
        key: id,
        color: 'gray',
        content: (
          <>
            <div>
              {head} {side}
            </div>
            <div className="ui-note">{note}</div>
          </>
        ),
      }))}
    />
  )
}

const joined = (...words: (string | null)[]) => words.filter(Boolean).join(' · ')

/** What a device was told, why and by whom, and what has become of it. */
export function Commands({ rows }: { rows: DeviceDetail['commands'] }) {
  const { t } = useTranslation()
  const cmd = useDictLabel('device_cmd')
  const lines = rows.map((told) => ({
    id: told.id,
    head: `${cmd(told.cmd)} ${told.cmd_no}`,
    note: joined(
      `${told.create_time}${told.end_time ? ` – ${told.end_time}` : ''}`,
      told.operator_name ?? t('device.bySystem'),
      told.reason,
    ),
    side: <DictTag dict="cmd_result" value={told.result} />,
  }))
  return <Lines lines={lines} empty={t('device.commandsEmpty')} />
}

/** To whom a device was bound. */
export function Bindings({ rows }: { rows: DeviceDetail['bindings'] }) {
  const { t } = useTranslation()
  const lines = rows.map((link) => ({
    id: link.id,
    head: link.member_name,
    note: `${link.bind_time} – ${link.unbind_time ?? ''}`,
    side: <DictTag dict="deposit_status" value={link.deposit_status} />,
  }))
  return <Lines lines={lines} empty={t('device.bindingsEmpty')} />
}

/** The last uses of a device. */
export function Uses({ rows }: { rows: DeviceDetail['uses'] }) {
  const { t } = useTranslation()
  const type = useDictLabel('use_type')
  const { choice } = useNounWords(use)
  const lines = rows.map((each) => ({
    id: each.id,
    head: `${each.start_time} ${type(each.use_type)} × ${each.qty}`,
    note: choice('result', each.result),
    side: yuan(each.fee),
  }))
  return <Lines lines={lines} empty={t('device.usesEmpty')} />
}

/** What was wrong with a device; each leads to its repair. */
export function Repairs({ rows }: { rows: DeviceDetail['repairs'] }) {
  const { t } = useTranslation()
  const lines = rows.map((each) => ({
    id: each.id,
    head: (
      <ListLink to={listAt('Repair/GetTrade', repairsRoute, { id: each.id })}>
        {`${each.create_time.slice(0, 10)} ${each.bill_no}`}
      </ListLink>
    ),
    note: each.fault_desc,
    side: <DictTag dict="repair_status" value={each.status} />,
  }))
  return <Lines lines={lines} empty={t('device.repairsEmpty')} />
}

/** What was deposited for a device, with what of it is held; each leads to the deposit. */
export function Deposits({ rows }: { rows: DeviceDetail['deposits'] }) {
  const { t } = useTranslation()
  const lines = rows.map((each) => ({
    id: each.id,
    head: (
      <ListLink to={listAt('Member/GetDeposit', deposit.route, { id: each.id })}>
        {`${each.bind_time.slice(0, 10)} ${each.member_name}`}
      </ListLink>
    ),
    note: t('device.depositHeld', { held: yuan(each.held), due: yuan(each.deposit_due) }),
    side: <DictTag dict="deposit_status" value={each.status} />,
  }))
  return <Lines lines={lines} empty={t('device.depositsEmpty')} />
}
