import { BellOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExportDialog from '@shouya/console/ui/ExportDialog.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import ReceiptSums from '@shouya/console/ui/receipts/ReceiptSums.tsx'
import ReceiptUnits from '@shouya/console/ui/receipts/ReceiptUnits.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { fieldsWith } from '@shouya/noun/noun'
import { App, Drawer, Skeleton, Space, Tabs } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { material, receipt } from '../noun.ts'
import MaterialPeople from './MaterialPeople.tsx'
import type { MaterialDetail, ReceiptState, ReceiptUnit } from './materialList.ts'

/** Who has read a document, who has not, by unit and by name; those who have not are reminded from here. */
export default function MaterialReceipts({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { label } = useNounWords(receipt)
  const { message } = App.useApp()
  const phone = useIsPhone()
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState('units')
  const [dept, setDept] = useState<number>()
  const [state, setState] = useState<ReceiptState>('unread')
  const [exporting, setExporting] = useState(false)
  const { data, error, refetch } = useRead('File/Get', { id })
  const units = useRead('File/GetReceiptDeptList', { id })
  const urge = useAction('File/Urge', {
    refreshes: ['Remind'],
    onSuccess: ({ urged, left_out }) =>
      message.success(
        t('material.urged', { urged, left_out: left_out === 0 ? '' : t('material.leftOut', { left_out }) }),
      ),
  })
  const body = { id, ...(dept === undefined ? {} : { dept_id: dept }) }
  const footer = (
    <div className="ui-buttons">
      <OperationButton path="Common/Export" body={{ controller: 'MaterialReceipt' }} onClick={() => setExporting(true)}>
        {t('ui.export')}
      </OperationButton>
      {data?.status === material.states.codes.published && data.need_read && (
        <OperationButton
          path="File/Urge"
          type="primary"
          icon={<BellOutlined aria-hidden="true" />}
          loading={urge.isPending}
          onClick={() => urge.mutate(body)}
        >
          {t('material.urge')}
        </OperationButton>
      )}
    </div>
  )
  const problem = error ?? units.error
  return (
    <TouchSize>
      <Drawer
        title={`${t('material.move.receipt')}${data ? ` · ${data.title}` : ''}`}
        open={open}
        size={phone ? '100%' : 720}
        footer={footer}
        onClose={() => setOpen(false)}
        afterOpenChange={(shown) => !shown && onClose()}
      >
        {problem ? (
          <Failure error={problem} onRetry={() => void Promise.all([refetch(), units.refetch()])} />
        ) : data && units.data ? (
          <Space orientation="vertical" size={16} style={{ width: '100%' }}>
            <MaterialSums row={data} units={units.data} />
            <Tabs
              className="ui-detail-tabs"
              activeKey={tab}
              onChange={setTab}
              items={[
                {
                  key: 'units',
                  label: t('material.byUnit'),
                  children: (
                    <ReceiptUnits
                      label={t('material.byUnit')}
                      units={units.data.map(({ read, score, ...unit }) => ({
                        ...unit,
                        done: read,
                        ...(data.asks && score !== null ? { note: t('material.scored', { score }) } : {}),
                      }))}
                      onOpen={(unit) => {
                        setDept(unit)
                        setState('unread')
                        setTab('people')
                      }}
                    />
                  ),
                },
                {
                  key: 'people',
                  label: t('material.byPerson'),
                  children: <MaterialPeople row={data} dept={dept} onDept={setDept} state={state} onState={setState} />,
                },
              ]}
            />
          </Space>
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Drawer>
      {exporting && (
        <ExportDialog
          controller="MaterialReceipt"
          filters={tab === 'people' ? { ...body, state } : body}
          total={undefined}
          columns={fieldsWith(receipt, 'exported').map((key) => ({ key, title: label(key), chosen: true }))}
          more={undefined}
          onClose={() => setExporting(false)}
        />
      )}
    </TouchSize>
  )
}

const sum = (units: readonly ReceiptUnit[], field: 'receivers' | 'read' | 'answered') =>
  units.reduce((all, unit) => all + unit[field], 0)

/** The average of the scores of all units; null before the first answer. */
function averageOf(units: readonly ReceiptUnit[]): number | null {
  const answered = sum(units, 'answered')
  if (answered === 0) return null
  return Math.round(units.reduce((all, unit) => all + (unit.score ?? 0) * unit.answered, 0) / answered)
}

type SumsProps = { row: MaterialDetail; units: readonly ReceiptUnit[] }

/** The numbers in the user's scope, and how many it was for when it was published. */
function MaterialSums({ row, units }: SumsProps) {
  const { t } = useTranslation()
  const receivers = sum(units, 'receivers')
  const read = sum(units, 'read')
  const answers = [
    { title: t('material.answered'), value: sum(units, 'answered') },
    { title: t('material.average'), value: averageOf(units) ?? '-' },
  ]
  return (
    <ReceiptSums
      sums={[
        { title: t('material.field.receiver_count'), value: receivers },
        { title: t('material.read'), value: read },
        { title: t('material.unread'), value: receivers - read },
        ...(row.asks ? answers : []),
        { title: t('material.receiversThen'), value: row.receiver_count ?? 0 },
      ]}
    />
  )
}
