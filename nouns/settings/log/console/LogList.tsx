import type { Column } from '@shouya/console/registers/Column.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import type { Shape } from '@shouya/console/registers/queryCodec.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { Form, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import LogDetail from './LogDetail.tsx'
import type { LogRow } from './logList.ts'

type Props = {
  /** `page.table`: under this name the user's columns are kept. */
  name: string
  shape: Shape & { user_id: 'int' }
  /** The kinds that are shown unless the query names others. */
  kinds: { log_type: number[]; jobs?: boolean }
  columns: readonly Column<LogRow>[]
  hint: string
  about: string
  /** Filters beside days and result. */
  fields?: ReactNode
  /** Filters that only a link sets, beside the person. */
  flags?: Readonly<Record<string, string>>
}

/** Rows of the audit log, newest first, with what each of them says. */
export default function LogList({ name, shape, kinds, columns, hint, about, fields, flags }: Props) {
  const { t } = useTranslation()
  const register = useEndlessRegister('Log/GetPageList', shape, kinds)
  const opened = useOpenedRow(register)
  return (
    <>
      <RegisterPage
        name={name}
        register={register}
        shape={shape}
        columns={columns}
        onOpen={opened.show}
        actions={(row) => [{ text: t('log.details'), path: 'Log/Get', onClick: () => opened.show(row) }]}
        hint={hint}
        about={about}
        flags={{ user_id: t('log.byUser'), ...flags }}
        fields={
          <>
            <DayRange label={t('log.days')} />
            <Form.Item name="result" label={t('log.field.result')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                options={[
                  { value: true as never, label: t('log.ok') },
                  { value: false as never, label: t('log.failed') },
                ]}
              />
            </Form.Item>
            {fields}
          </>
        }
        tools={<ExportTool controller="Log" register={register} columns={columns} />}
      />
      {opened.row && <LogDetail key={opened.row.id} row={opened.row} {...opened.beside} />}
    </>
  )
}
