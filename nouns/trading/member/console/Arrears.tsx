import { yuan } from '@shouya/console/ui/money.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { MemberDetail } from './memberList.ts'

/** That the clock has frozen a member, or is about to, and what it has to pay to go on; nothing where it is not in arrears. */
export default function Arrears({ row: { auto_frozen, status_time, freeze_due, arrears } }: { row: MemberDetail }) {
  const { t } = useTranslation()
  if (!auto_frozen && freeze_due === null) return null
  return (
    <Alert
      type={auto_frozen ? 'error' : 'warning'}
      showIcon
      className="ui-hint"
      title={
        auto_frozen
          ? t('member.arrears.frozen', { time: minute(status_time) })
          : t('member.arrears.due', { day: freeze_due ?? '' })
      }
      description={
        <>
          {t(auto_frozen ? 'member.arrears.frozenSays' : 'member.arrears.dueSays')}
          <ul className="ui-lines">
            {arrears.flatMap(({ device_no: device, outstanding, lacks_money }) => [
              outstanding > 0 && (
                <li key={`${device} deposit`}>
                  {t('member.arrears.outstanding', { device, amount: yuan(outstanding) })}
                </li>
              ),
              lacks_money && <li key={`${device} money`}>{t('member.arrears.lacksMoney', { device })}</li>,
            ])}
          </ul>
        </>
      }
    />
  )
}
