import '@shouya/console/ui/settings.css'
import { PlusOutlined } from '@ant-design/icons'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { InputNumber, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holiday, holidayKind } from '../noun.ts'
import HolidayForm from './HolidayForm.tsx'

/** Days off and days worked instead, by year: daily tasks and the time limits of approvals depend on them. */
export default function Holidays() {
  const { t } = useTranslation()
  const { choice } = useNounWords(holiday)
  const { date } = useNow()
  const [year, setYear] = useState(Number(date.slice(0, 4)))
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = useRead('Holiday/GetList', { year })
  const remove = useRemove('Holiday/Delete')
  const add = (
    <OperationButton
      path="Holiday/Save"
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      {t('holiday.add')}
    </OperationButton>
  )
  return (
    <div className="set-parameters">
      <p>{t('holiday.about')}</p>
      <TouchSize>
        <div className="ui-buttons set-start">
          <InputNumber
            aria-label={t('holiday.year')}
            min={2000}
            max={2999}
            precision={0}
            value={year}
            onChange={(value) => value !== null && setYear(value)}
          />
          {add}
        </div>
      </TouchSize>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {data?.length === 0 && (
        <Nothing title={t('holiday.none')} action={null}>
          {t('holiday.noneText')}
        </Nothing>
      )}
      <ul>
        {data?.map((row) => (
          <li key={row.id}>
            <div>
              <time dateTime={row.day}>{row.day}</time> {row.name}
            </div>
            <div>
              <StatusTag kind={row.kind === holidayKind.off ? 'void' : 'active'}>{choice('kind', row.kind)}</StatusTag>
            </div>
            <div>
              {row.day > date && (
                <TouchSize>
                  <OperationButton
                    path="Holiday/Delete"
                    aria-label={`${t('ui.delete')} ${row.day}`}
                    onClick={() => remove(row, { title: t('holiday.removeAsk', { day: row.day }) })}
                  >
                    {t('ui.delete')}
                  </OperationButton>
                </TouchSize>
              )}
            </div>
          </li>
        ))}
      </ul>
      {adding && (
        <HolidayForm onSaved={(begin) => setYear(Number(begin.slice(0, 4)))} onClose={() => setAdding(false)} />
      )}
    </div>
  )
}
