import { PrinterOutlined } from '@ant-design/icons'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { PrintPath } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './DayTools.module.css'
import ExportTool, { type MadeFile } from './ExportTool.tsx'

const wire = 'YYYY-MM-DD'
/** As many as the server takes. */
const MOST_DAYS = 366

export type Days = { begin_date: string; end_date: string }

type Props = {
  days: Days
  onDays: (days: Days) => void
  /** Absent where each part of the report is a file of its own. */
  file?: MadeFile
  /** Absent where there is no paper. */
  print?: { path: PrintPath; draw: (onClose: () => void) => ReactNode }
  /** Further inputs. */
  children?: ReactNode
}

/** The days of a report, and the report as a file and on paper. */
export default function DayTools({ days, onDays, file, print, children }: Props) {
  const { t } = useTranslation()
  const { date } = useNow()
  const [printing, setPrinting] = useState(false)
  const now = dayjs(date)
  const month = now.subtract(1, 'month')
  return (
    <TouchSize>
      <div className={styles.tools}>
        <DatePicker.RangePicker
          aria-label={t('tradeStat.days')}
          allowClear={false}
          value={[dayjs(days.begin_date), dayjs(days.end_date)]}
          maxDate={now}
          presets={[
            { label: t('ui.days.today'), value: [now, now] },
            { label: t('ui.days.thisMonth'), value: [now.startOf('month'), now] },
            { label: t('ui.days.lastMonth'), value: [month.startOf('month'), month.endOf('month')] },
          ]}
          disabledDate={(day, { from }) => from !== undefined && Math.abs(day.diff(from, 'day')) >= MOST_DAYS}
          onChange={(chosen) => {
            const [begin, end] = chosen ?? []
            if (begin && end) onDays({ begin_date: begin.format(wire), end_date: end.format(wire) })
          }}
        />
        {children}
        {file && <ExportTool file={file} />}
        {print && (
          <OperationButton
            path={print.path}
            icon={<PrinterOutlined aria-hidden="true" />}
            loading={printing}
            onClick={() => setPrinting(true)}
          >
            {t('ui.print')}
          </OperationButton>
        )}
      </div>
      {printing && print?.draw(() => setPrinting(false))}
    </TouchSize>
  )
}
