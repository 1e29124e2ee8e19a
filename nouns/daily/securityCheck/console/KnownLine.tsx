import { useCan } from '@shouya/console/api/can.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { codesOf } from '@shouya/noun/noun'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { register } from '../../../rectify/checkItem/rules.ts'
import { faultRepair } from '../../faultRepair/noun.ts'
import { moneyBox } from '../../moneyBox/noun.ts'
import { visitor } from '../../visitor/noun.ts'
import type { Item } from './checkList.ts'
import styles from './KnownLine.module.css'

/** Handovers whose boxes were not moved yet. */
const carried = codesOf(moneyBox, ['draft', 'verified', 'handedOver'])

/** The page of each register with its records, and the required right. */
const ways: Readonly<Record<number, { to: string; needs: string }>> = {
  [register.visitors]: { to: `${visitor.route}?status=${visitor.states.codes.inside}`, needs: visitor.permission },
  [register.keys]: { to: '/form/daily/taskdaily/Handover?status=1,3', needs: 'daily_key' },
  [register.boxes]: { to: `${moneyBox.route}?status=${carried.join(',')}`, needs: moneyBox.permission },
  [register.devices]: { to: `${faultRepair.route}?open=1`, needs: faultRepair.permission },
}

type Props = { item: Pick<Item, 'known_by' | 'known_count'>; dept: number }

/** The records of a register that an item asks about, with a link. */
export default function KnownLine({ item, dept }: Props) {
  const { t } = useTranslation()
  const can = useCan()
  const word = useDictLabel('check_register')
  const way = item.known_by === null ? undefined : ways[item.known_by]
  return (
    <div className={styles.known}>
      <StatusTag kind="overdue">
        {t('securityCheck.known', { what: word(item.known_by), count: item.known_count ?? 0 })}
      </StatusTag>
      {way && can(way.needs, 'query') && (
        <Button type="link" onClick={() => openTab(`${way.to}&dept_id=${dept}`)}>
          {t('securityCheck.toRegister')}
        </Button>
      )}
    </div>
  )
}
