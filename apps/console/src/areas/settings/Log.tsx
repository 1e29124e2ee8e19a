import { DownloadOutlined } from '@ant-design/icons'
import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportColumns } from '../../registers/exportColumns.ts'
import RegisterPage from '../../registers/RegisterPage.tsx'
import { useEndlessRegister } from '../../registers/useEndlessRegister.ts'
import DayRange from '../../ui/DayRange.tsx'
import DictSelect from '../../ui/DictSelect.tsx'
import ExportDialog from '../../ui/ExportDialog.tsx'
import OperationButton from '../../ui/OperationButton.tsx'
import LogDetail from './LogDetail.tsx'
import type { LogRow } from './logList.ts'
import { useLogColumns } from './useLogColumns.tsx'

const shape = {
  begin_date: 'text',
  end_date: 'text',
  log_type: 'ints',
  action: 'text',
  result: 'bool',
  user_id: 'int',
} as const

/** Who did what (domain 1.5); the last seven days unless days are given. */
export default function Log() {
  const { t } = useTranslation()
  const register = useEndlessRegister('Log/GetPageList', shape)
  const columns = useLogColumns()
  const [opened, setOpened] = useState<LogRow>()
  const [exporting, setExporting] = useState(false)
  return (
    <>
      <RegisterPage
        name="Log.list"
        register={register}
        shape={shape}
        columns={columns}
        onOpen={setOpened}
        actions={(row) => [{ text: t('settings.log.details'), path: 'Log/Get', onClick: () => setOpened(row) }]}
        hint={t('settings.log.keywords')}
        about={t('settings.log.about')}
        flags={{ user_id: t('settings.log.byUser') }}
        fields={
          <>
            <DayRange label={t('settings.log.days')} />
            <Form.Item name="log_type" label={t('settings.log.log_type')}>
              <DictSelect dict="log_type" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="result" label={t('settings.log.result')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                options={[
                  { value: true as never, label: t('settings.log.ok') },
                  { value: false as never, label: t('settings.log.failed') },
                ]}
              />
            </Form.Item>
            <Form.Item name="action" label={t('settings.log.action')}>
              <Input allowClear maxLength={100} placeholder="RoomKey/Receive" />
            </Form.Item>
          </>
        }
        tools={
          <OperationButton
            path="Common/Export"
            body={{ controller: 'Log' }}
            icon={<DownloadOutlined aria-hidden="true" />}
            onClick={() => setExporting(true)}
          >
            {t('ui.export')}
          </OperationButton>
        }
      />
      {opened && (
        <LogDetail
          key={opened.id}
          row={opened}
          {...register.steps(opened.id, setOpened)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {exporting && (
        <ExportDialog
          controller="Log"
          filters={register.filters}
          total={undefined}
          columns={exportColumns(columns)}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  )
}
