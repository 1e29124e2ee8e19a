import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { Checkbox, Table } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DestroyList } from './destroyLists.ts'

type Item = DataOf<'ReportFile/GetDestroyItems'>[number]

const SIZE = 50

/** What a list names, one by one. */
export default function DestroyItems({ list }: { list: DestroyList }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [left, setLeft] = useState(false)
  const query = { id: list.id, page, pagesize: SIZE, ...(left && { left: true as const }) }
  const { data, isFetching } = useRead('ReportFile/GetDestroyItems', query, { keep: true })
  const total = left ? (list.left_out ?? 0) : list.total
  return (
    <div>
      {(list.left_out ?? 0) > 0 && (
        <Checkbox
          checked={left}
          onChange={({ target }) => {
            setLeft(target.checked)
            setPage(1)
          }}
        >
          {t('reportFile.lists.leftOnly')}
        </Checkbox>
      )}
      <Table<Item>
        size="small"
        scroll={{ x: 520 }}
        loading={isFetching}
        rowKey="record_id"
        dataSource={data ?? []}
        pagination={{ current: page, pageSize: SIZE, total, showSizeChanger: false, onChange: setPage, size: 'small' }}
        columns={[
          { title: t('reportFile.lists.number'), dataIndex: 'bill_no' },
          { title: t('reportFile.lists.unit'), dataIndex: 'dept_name' },
          { title: t('reportFile.lists.ended'), dataIndex: 'ended', width: 104 },
          {
            title: t('reportFile.lists.outcome'),
            dataIndex: 'outcome',
            render: (outcome: Item['outcome']) => t(`reportFile.lists.became.${outcome}`),
          },
        ]}
      />
    </div>
  )
}
