import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import RetentionDrawer from './RetentionDrawer.tsx'

/** Archives a record at once, gives up a list of destruction, shows what is past its years. */
export default function ArchiveTools({ ask }: { ask: Ask }) {
  const { t } = useTranslation()
  return (
    <>
      <OperationButton
        path="ReportFile/ArchiveRecord"
        onClick={() =>
          ask((onClose) => (
            <FormDrawer<'ReportFile/ArchiveRecord', { bill_no: string }>
              small
              path="ReportFile/ArchiveRecord"
              title={t('reportFile.archiveRecord')}
              okText={t('reportFile.move.archive')}
              initial={{}}
              toBody={(values) => values}
              said={({ archive_no }) => t('reportFile.filed', { no: archive_no })}
              onClose={onClose}
            >
              <p className="ui-wide ui-note">{t('reportFile.archiveRecordHint')}</p>
              <Form.Item name="bill_no" label={t('reportFile.billNo')} rules={[{ required: true, min: 6 }]}>
                <Input maxLength={40} />
              </Form.Item>
            </FormDrawer>
          ))
        }
      >
        {t('reportFile.archiveRecord')}
      </OperationButton>
      <OperationButton
        path="ReportFile/KeepListed"
        onClick={() =>
          ask((onClose) => (
            <FormDrawer<'ReportFile/KeepListed', { destroy_no: string }>
              small
              path="ReportFile/KeepListed"
              title={t('reportFile.keepListed')}
              okText={t('reportFile.keepListed')}
              initial={{}}
              toBody={(values) => values}
              said={() => t('reportFile.kept')}
              onClose={onClose}
            >
              <Form.Item
                name="destroy_no"
                label={t('reportFile.field.destroy_no')}
                rules={[{ required: true, min: 6 }]}
              >
                <Input maxLength={40} />
              </Form.Item>
            </FormDrawer>
          ))
        }
      >
        {t('reportFile.keepListed')}
      </OperationButton>
      <OperationButton
        path="ReportFile/GetRetention"
        onClick={() => ask((onClose) => <RetentionDrawer onClose={onClose} />)}
      >
        {t('reportFile.retention.title')}
      </OperationButton>
    </>
  )
}
