import { useRead } from '@shouya/console/api/useRead.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import DayCards from '../../console/DayCards.tsx'
import CheckStatus from './CheckStatus.tsx'
import type { CheckRow } from './checkList.ts'
import { isUnsigned } from './checkRules.ts'

type Props = {
  onStart: (session: number) => void
  onEdit: (id: number) => void
  onSign: (check: CheckRow) => void
  onOpen: (id: number) => void
}

/** The three sessions of the outlet's day: due, submitted or late, each with a button to its form. */
export default function CheckDay({ onStart, onEdit, onSign, onOpen }: Props) {
  const { t } = useTranslation()
  const { data } = useRead('SecurityCheck/GetDay', {})
  const word = useDictLabel('check_session')
  const noteOf = (opens: string | null, deadline: string | null) =>
    opens !== null && nowMinute() < opens
      ? t('securityCheck.from', { time: opens.slice(11, 16) })
      : deadline && t('securityCheck.until', { time: deadline.slice(11, 16) })
  // A unit without business hours has no daily checks.
  if (!data?.sessions.some(({ deadline, check }) => deadline !== null || check !== null)) return null
  return (
    <DayCards
      label={t('securityCheck.today')}
      cards={data.sessions.map(({ session, deadline, opens, late, check }) => ({
        key: session,
        title: word(session),
        state:
          check && !isUnsigned(check) ? (
            <CheckStatus row={check} />
          ) : (
            <StatusTag kind={late ? 'overdue' : 'draft'}>
              {late ? t('securityCheck.late') : t('securityCheck.notFiled')}
            </StatusTag>
          ),
        note: noteOf(opens, deadline),
        action:
          check === null ? (
            <OperationButton type="primary" path="SecurityCheck/Save" onClick={() => onStart(session)}>
              {t('securityCheck.start')}
            </OperationButton>
          ) : isUnsigned(check) && check.allowed.includes('edit') ? (
            <Button type="primary" onClick={() => onEdit(check.id)}>
              {t('securityCheck.goOn')}
            </Button>
          ) : check.allowed.includes('sign') ? (
            <OperationButton type="primary" path="SecurityCheck/Sign" onClick={() => onSign(check)}>
              {t('securityCheck.move.sign')}
            </OperationButton>
          ) : (
            <Button onClick={() => onOpen(check.id)}>{t('securityCheck.look')}</Button>
          ),
      }))}
    />
  )
}
