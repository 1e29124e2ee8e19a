import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import type { Shape } from '@shouya/console/registers/queryCodec.ts'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { log } from '../noun.ts'
import LogDetail from './LogDetail.tsx'
import type { LogRow } from './logList.ts'

type Props = {
  /** `page.table`: the key of the user's column settings. */
  name: string
  shape: Shape & { user_id: 'int' }
  /** The kinds that are shown unless the query names others. */
  kinds: { log_type: number[]; jobs?: boolean }
  columns: readonly Column<LogRow>[]
  hint?: string
  about?: string
  /** Filters beside days and result. */
  fields?: ReactNode
  /** Filters that only links set, beside the person and those of the noun. */
  flags?: Readonly<Record<string, string>>
}

/** A list of the audit log, newest first, with the detail of a row. */
export default function LogList({ kinds, fields, flags, ...list }: Props) {
  const { t } = useTranslation()
  const register = useEndlessRegister('Log/GetPageList', list.shape, kinds)
  const opened = useOpenedRow(register)
  return (
    <>
      <NounList
        {...list}
        of={log}
        register={register}
        onOpen={opened.show}
        actions={(row) => [{ text: t('ui.details'), path: 'Log/Get', onClick: () => opened.show(row) }]}
        flags={{ user_id: t('log.byUser'), ...flags }}
        fields={
          <>
            <Filter of="create_time" label={t('log.days')} />
            <Filter of="result">
              <Select
                allowClear
                placeholder={t('common.all')}
                options={[
                  { value: true as never, label: t('log.ok') },
                  { value: false as never, label: t('log.failed') },
                ]}
              />
            </Filter>
            {fields}
          </>
        }
      />
      {opened.row && <LogDetail key={opened.row.id} row={opened.row} {...opened.beside} />}
    </>
  )
}
