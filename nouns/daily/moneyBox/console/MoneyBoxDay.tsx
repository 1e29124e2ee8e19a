import { useRead } from '@shouya/console/api/useRead.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import DayCards from '../../console/DayCards.tsx'
import { moneyBox } from '../noun.ts'

type Props = { onStart: (type: number) => void; onEdit: (id: number) => void; onOpen: (id: number) => void }

/** Delivery and collection of the outlet's day: planned time, vehicle, and state. */
export default function MoneyBoxDay({ onStart, onEdit, onOpen }: Props) {
  const { t } = useTranslation()
  const { data } = useRead('MoneyBox/GetDay', {})
  const word = useDictLabel('handover_type')
  if (!data || data.fixed.length === 0) return null
  return (
    <DayCards
      label={t('moneyBox.today')}
      cards={data.fixed.map(({ handover_type, plan_time, plate_no, late, handover }) => ({
        key: handover_type,
        title: word(handover_type),
        state: handover ? (
          <DictTag dict="handover_status" value={handover.status} />
        ) : (
          <StatusTag kind={late ? 'overdue' : 'draft'}>{t(late ? 'moneyBox.overdue' : 'moneyBox.notYet')}</StatusTag>
        ),
        note: [plan_time && t('moneyBox.plannedAt', { time: plan_time.slice(11, 16) }), plate_no]
          .filter(Boolean)
          .join(' '),
        action:
          handover === null ? (
            <OperationButton type="primary" path="MoneyBox/Verify" onClick={() => onStart(handover_type)}>
              {t('moneyBox.start')}
            </OperationButton>
          ) : handover.status === moneyBox.states.codes.draft && handover.allowed.includes('edit') ? (
            <Button type="primary" onClick={() => onEdit(handover.id)}>
              {t('moneyBox.goOn')}
            </Button>
          ) : (
            <Button onClick={() => onOpen(handover.id)}>{t('moneyBox.look')}</Button>
          ),
      }))}
    />
  )
}
