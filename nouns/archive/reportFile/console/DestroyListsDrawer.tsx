import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { Button, Card, Descriptions, Empty, Space, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFile } from '../noun.ts'
import DestroyItems from './DestroyItems.tsx'
import DestructionPrint from './DestructionPrint.tsx'
import type { DestroyList } from './destroyLists.ts'
import RecordsPrint from './RecordsPrint.tsx'
import { span } from './span.ts'

const tones = { listed: 'warning', approved: 'processing', destroyed: 'default', givenUp: 'default' } as const

/** Lists of destruction: what each names, who made and approved it, what became of it; the way to their paper. */
export default function DestroyListsDrawer({ destroyNo, onClose }: { destroyNo?: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('ReportFile/GetDestroyLists', destroyNo ? { destroy_no: destroyNo } : {})
  return (
    <DetailDrawer title={t('reportFile.lists.title')} read={read} onClose={onClose}>
      {data && (
        <Space orientation="vertical" size={12} style={{ width: '100%' }}>
          {data.length === 0 && <Empty description={t('reportFile.lists.none')} />}
          {data.map((list) => (
            <ListCard key={list.id} list={list} opened={data.length === 1} />
          ))}
        </Space>
      )}
    </DetailDrawer>
  )
}

function ListCard({ list, opened }: { list: DestroyList; opened: boolean }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(opened)
  const confirm = useConfirm()
  const keep = useAction('ReportFile/KeepListed')
  const isOfFiles = list.table === reportFile.table
  const ofFiles = usePrinting('ReportFile/GetPrintList', { destroy_no: list.destroy_no }, (print) => (
    <DestructionPrint {...print} />
  ))
  const ofRecords = usePrinting('ReportFile/GetDestroyPrintList', { ids: [list.id] }, (print) => (
    <RecordsPrint {...print} />
  ))
  const facts = [
    ['what', list.book],
    ['total', list.total],
    ['numbers', span(list.first_no, list.last_no)],
    ['days', span(list.first_day, list.last_day)],
    ['made', `${list.create_user_name} ${minute(list.create_time)}`],
    list.approved_by !== null && [
      'approved',
      `${list.approved_by} ${list.destroy_bill_no ?? ''} ${minute(list.approve_time)}`,
    ],
    list.destroyed !== null && [
      'outcome',
      [
        t('reportFile.lists.destroyed', { count: list.destroyed }),
        t('reportFile.lists.leftOut', { count: list.left_out ?? 0 }),
        minute(list.destroy_time),
      ].join(' '),
    ],
    ['hash', <code key="hash">{list.hash}</code>],
  ].filter((fact) => fact !== false) as [keyof typeof labels, ReactNode][]
  return (
    <Card
      size="small"
      title={list.destroy_no}
      extra={<Tag color={tones[list.state]}>{t(`reportFile.lists.status.${list.state}`)}</Tag>}
    >
      <Descriptions
        size="small"
        column={1}
        items={facts.map(([key, children]) => ({ key, label: t(labels[key]), children }))}
      />
      <Space wrap>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('reportFile.lists.items')}
        </Button>
        {list.state !== 'givenUp' && (isOfFiles ? ofFiles : ofRecords).tool}
        {list.state === 'listed' && (
          <OperationButton
            path="ReportFile/KeepListed"
            size="small"
            onClick={() =>
              confirm({ title: t('reportFile.keepAsk', { no: list.destroy_no }), danger: true }, () =>
                keep.mutateAsync({ destroy_no: list.destroy_no }),
              )
            }
          >
            {t('reportFile.lists.keep')}
          </OperationButton>
        )}
      </Space>
      {open && <DestroyItems list={list} />}
      {ofFiles.sheet}
      {ofRecords.sheet}
    </Card>
  )
}

const labels = {
  what: 'reportFile.lists.what',
  total: 'reportFile.lists.total',
  numbers: 'reportFile.lists.numbers',
  days: 'reportFile.lists.days',
  made: 'reportFile.lists.made',
  approved: 'reportFile.lists.approved',
  outcome: 'reportFile.lists.outcome',
  hash: 'reportFile.lists.hash',
} as const
