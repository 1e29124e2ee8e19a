import { useCan } from '@shouya/console/api/can.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Item } from './checkList.ts'
import styles from './KnownLine.module.css'

const daily = '/form/daily/taskdaily'

/** Where each register (dictionary check_register) shows what it has, and the right that opens it. */
const ways: Readonly<Record<number, { to: string; needs: string }>> = {
  1: { to: `${daily}/InOutList?status=1`, needs: 'daily_inout' },
  2: { to: `${daily}/Handover?status=1,3`, needs: 'daily_key' },
  3: { to: `${daily}/EscortList?status=0,1,2`, needs: 'daily_escort' },
  4: { to: `${daily}/RepairList?open=1`, needs: 'daily_fault' },
}

type Props = { item: Pick<Item, 'known_by' | 'known_count'>; dept: number }

/** What a register has that the item asks about, with the way there. */
export default function KnownLine({ item, dept }: Props) {
  const { t } = useTranslation()
  const can = useCan()
  const word = useDictLabel('check_register')
  const way = item.known_by === null ? undefined : ways[item.known_by]
  return (
    <div className={styles.known}>
      <StatusTag kind="overdue">
        {t('checks.known', { what: word(item.known_by), count: item.known_count ?? 0 })}
      </StatusTag>
      {way && can(way.needs, 'query') && (
        <Button type="link" onClick={() => openTab(`${way.to}&dept_id=${dept}`)}>
          {t('checks.toRegister')}
        </Button>
      )}
    </div>
  )
}
